import CaseStudyModel

/// The conformers of a study's contracts that are neither listed nor excused, or both.
struct UntestedConformers {
  private let study: CaseStudy
  private let id: String

  init(of study: CaseStudy, id: String) {
    self.study = study
    self.id = id
  }

  /// Reports types of the after side, which decides the verdict.
  var diagnostics: [Diagnostic] {
    let blocks = study.article.snippets.filter { $0.role == .conformers && !$0.isIgnored && $0.isShared(with: .after) }
    let contracts = Set(blocks.compactMap(\.contractName))
    if contracts.isEmpty { return [] }
    let listed = Set(blocks.flatMap { $0.code.split { !($0.isLetter || $0.isNumber || $0 == "_") } }.map(String.init))
    return excused(listed) + untested(contracts, listed)
  }

  private func excused(_ listed: Set<String>) -> [Diagnostic] {
    let front = study.article.frontMatter
    if front.lines["conformers"] == nil { return [] }
    return front.excusedConformers.keys.filter(listed.contains).sorted().map { name in
      Diagnostic(
        id, .warning, "Conformer '\(name)' must be either tested or excused, not both",
        at: Diagnostic.range(of: "conformers", in: study.article), solutions: ["remove the excuse"])
    }
  }

  private func untested(_ contracts: Set<String>, _ listed: Set<String>) -> [Diagnostic] {
    let sources = study.article.snippets.filter { $0.role == .source && $0.side == .after && $0.language == .swift }
    var known = listed.union(study.article.frontMatter.excusedConformers.keys)
    return sources.filter { !$0.isIgnored && $0.expectedFailure == nil }.flatMap { block in
      block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        guard let type = Self.type(declaredOn: line, conformingTo: contracts), known.insert(String(type)).inserted
        else {
          return nil
        }
        return Diagnostic(
          id, .warning, "Conformer '\(String(type))' must be tested or excused",
          at: SourceRange(
            path: study.article.source, line: block.include == nil ? block.codeLine + number : block.line),
          solutions: ["list it with 'conformer'", "excuse it in the front matter, with the reason"])
      }
    }
  }

  /// Returns the type that a line declares with one of the protocols among its supertypes.
  private static func type(declaredOn line: Substring, conformingTo contracts: Set<String>) -> Substring? {
    guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false else { return nil }
    let words = line[..<colon].split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let word = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
      words.indices.contains(word + 1), !line[..<colon].contains("//"), !line[..<colon].contains("<")
    else { return nil }
    let supertypes = line[colon...].prefix { $0 != "{" }.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return supertypes.contains { contracts.contains(String($0)) } ? words[word + 1] : nil
  }
}
