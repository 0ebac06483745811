/// Finds the definition of a name: a link's text, an included file, a principle, a file's first fence.
struct DefinitionCapability: Capability {
  let method = "textDocument/definition"

  var abilities: [String: any Encodable] { ["definitionProvider": true] }

  func answer(_ parameters: LSP.PositionParameters, in context: DocumentContext) -> any Encodable {
    context.subject(at: parameters.position).map { context.definitions(of: $0.subject) } ?? []
  }
}
