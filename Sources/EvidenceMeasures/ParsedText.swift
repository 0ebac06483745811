import SyntaxFacts

/// The members of some files that take apart text which they are given.
///
/// **Definition.** A method with a parameter of the type `String` whose code calls a function of the parameter that
/// finds out what is in it: its words, its beginning or end, or whether it contains something. Whoever composes such
/// text speaks the language of the files, even if a protocol is between the two.
///
/// **Source.** "Control coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974. The
/// definition is this project's own.
///
/// **Example.** `func run(_ query: String) { let words = query.split(separator: " ") … }` takes `query` apart.
public struct ParsedText: Sendable {
  private static let functions: Set = [
    "components", "contains", "firstMatch", "hasPrefix", "hasSuffix", "matches", "prefixMatch", "range", "split",
    "starts", "trimmingPrefix", "wholeMatch",
  ]

  public init() {}

  /// Returns the names of such members of types declared in some files, in alphabetical order.
  public func measure(_ code: CodeBase, in files: Set<String>) -> [String] {
    let text = TypeReference("String")
    let members = code.declaredTypes.flatMap(\.members).filter { placed in
      files.contains(placed.file) && placed.member.parameters.contains { $0.type == text }
        && placed.member.bodies.flatMap(\.accesses).contains { access in
          guard access.steps.count > 1, access.steps[0] == .value(text) else { return false }
          return access.steps[1].name.map(Self.functions.contains) == true
        }
    }
    return Set(members.map(\.member.name)).sorted()
  }
}
