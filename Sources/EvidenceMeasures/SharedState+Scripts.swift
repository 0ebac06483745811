import SyntaxFacts

/// The state that parts reach through text that they write and other code interprets.
extension SharedState {
  private static let texts: Set = ["String", "Substring", "Data", "Array<UInt8>", "Array<String>"]

  /// Returns the parts whose functions return text or data to code that also calls a new parser of such a value, by a
  /// name of the parser.
  ///
  /// Source: "control coupling" in W. Stevens, G. Myers and L. Constantine, "Structured Design", 1974.
  func writers(among parts: Set<String>) -> [String: Set<String>] {
    var writers: [String: Set<String>] = [:]
    for placed in units.filter({ !parts.contains($0.name) }).flatMap(\.members) where isNewCode(placed) {
      let members = uses(in: placed).compactMap { use -> PlacedMember? in
        guard case .member(let target) = use.target else { return nil }
        return target
      }
      let written = Set(members.filter(returnsText).map { $0.owner ?? $0.member.signature }.filter(parts.contains))
      if written.isEmpty { continue }
      for parser in members where isNewCode(parser) && takesText(parser) && isNewParser(parser) {
        let name = parser.owner ?? parser.member.signature
        if !parts.contains(name) { writers["text for \(name)", default: []].formUnion(written) }
      }
    }
    return writers
  }

  private func returnsText(_ placed: PlacedMember) -> Bool {
    after.type(of: placed).map { Self.texts.contains($0.unwrapped.description) } == true
  }

  private func takesText(_ placed: PlacedMember) -> Bool {
    let scope = after.scope(of: placed)
    return placed.member.parameters.contains {
      Self.texts.contains(after.resolved($0.type, in: scope).unwrapped.description)
    }
  }
}
