import SyntaxFacts

/// The arguments of closures that clients are given and ignore.
///
/// **Definition.** For each client, the parameters that its closures write as `_`, in closures that ignore at least two
/// parameters. Such an argument is offered to the client like a member, but isn't used.
///
/// **Example.** `feed.watch { _, traffic, _, _ in text += traffic }` ignores 3.
struct IgnoredArguments {
  var code: CodeBase
  var tokens: SideTokens

  /// Counts the ignored arguments of a client.
  func count(of client: String) -> Int {
    let members = code.units.first { $0.name == client }?.members ?? []
    return members.flatMap { tokens.statements(of: $0) }.map(Self.count).reduce(0, +)
  }

  private static func count(in statement: [String]) -> Int {
    statement.indices.filter { statement[$0] == "{" }.map { opening in
      let rest = statement[(opening + 1)...].drop { $0 == "(" }
      let parameters = rest.prefix { $0 == "_" || $0 == "," || $0 == ")" || $0.first?.isLetter == true && $0 != "in" }
      guard rest.dropFirst(parameters.count).first == "in" else { return 0 }
      let ignored = parameters.count { $0 == "_" }
      return ignored > 1 ? ignored : 0
    }.reduce(0, +)
  }
}
