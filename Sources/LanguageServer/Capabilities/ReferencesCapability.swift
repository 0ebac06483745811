import CaseStudyModel

/// Lists the places that name a thing.
struct ReferencesCapability: Capability {
  /// A place, and whether the definition counts.
  struct Parameters: Decodable {
    /// The parameters specific to the capability.
    struct Inclusion: Decodable {
      var includeDeclaration: Bool
    }
    var position: LSP.Position
    var context: Inclusion?
  }

  let method = "textDocument/references"

  var abilities: [String: any Encodable] { ["referencesProvider": true] }

  func answer(_ parameters: Parameters, in context: DocumentContext) -> any Encodable {
    guard let subject = context.subject(at: parameters.position)?.subject else { return [LSP.Location]() }
    let definitions = parameters.context?.includeDeclaration == true ? context.definitions(of: subject) : []
    return (definitions + context.references(to: subject)).unique()
  }
}
