import CaseStudyModel

/// Each conformer of a contract must be tested, or excused with a reason.
struct UntestedConformer: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "Each conformer of a contract must be tested, or excused with a reason",
      text: """
        The verdict on Liskov substitution needs a test of every type on the after side that conforms to the \
        contract's protocol. The block with 'conformers=' lists the types, and the key 'excused' those that can't be \
        tested.
        """,
      example: """
        struct Square: Layout { … }
        conformer("Square") { Square() }
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let blocks = study.article.snippets.filter { block in
      block.role == .conformers && !block.isIgnored && block.isShared(with: .after)
    }
    if blocks.isEmpty || !blocks.allSatisfy(Self.isPlain) { return [] }
    let listed = Set(blocks.flatMap { Self.words(in: $0.code[...]) }.map(String.init))
    let contracts = Set(blocks.compactMap(\.contractName))
    return excused(listed, contracts, in: study) + untested(contracts, listed, in: study)
  }

  /// Returns whether a block only lists values of types, so that it names all the types that it tests.
  private static func isPlain(_ block: Snippet) -> Bool {
    block.code.split(separator: "\n").allSatisfy { line in
      let text = line.drop(while: \.isWhitespace)
      return text.isEmpty || ["//", "import ", "conformer(", "wrong("].contains { text.hasPrefix($0) }
    }
  }

  private func excused(_ listed: Set<String>, _ contracts: Set<String>, in study: CaseStudy) -> [Diagnostic] {
    let front = study.article.frontMatter
    if front.lines["conformers"] == nil { return [] }
    return front.excusedConformers.keys.sorted().compactMap { name in
      let summary: Message
      if listed.contains(name) {
        summary = "Conformer '\(name)' must be either tested or excused, not both"
      } else if contracts.contains(name) {
        summary = "Only conformers can be excused, but '\(name)' is the protocol of the contract"
      } else {
        return nil
      }
      return Diagnostic(
        id, .warning, summary, at: study.article.place(ofKey: "conformers"), solutions: ["remove the excuse"])
    }
  }

  private func untested(_ contracts: Set<String>, _ listed: Set<String>, in study: CaseStudy) -> [Diagnostic] {
    let article = study.article
    let sources = article.snippets.filter { $0.role == .source && $0.side == .after && $0.language == .swift }
    // A replaced block may declare types that the final code lacks.
    if sources.contains(where: \.isReplacing) { return [] }
    let declared = Set(sources.flatMap(\.declaredTypes))
    let excused = article.frontMatter.excusedConformers.keys
    var known = listed.union(excused)
    // A misspelt excuse has a diagnostic of its own.
    // Each untested conformer is compared with all of these.
    let misspelt = excused.filter { !declared.contains($0) }.sorted().prefix(100)
    return sources.filter { !$0.isIgnored && $0.expectedFailure == nil }.flatMap { block in
      block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
        guard let type = Self.type(declaredOn: line, conformingTo: contracts), known.insert(type).inserted,
          !misspelt.contains(where: { Fix.isTypingError($0, for: type) })
        else { return nil }
        return Diagnostic(
          id, .warning, "Conformer '\(type)' must be tested or excused",
          at: article.place(line: block.include == nil ? block.codeLine + number : block.line),
          solutions: ["list it with 'conformer'", "excuse it in the front matter, with the reason"])
      }
    }
  }

  /// Returns the type that a line declares with one of the protocols among its supertypes.
  private static func type(declaredOn line: Substring, conformingTo contracts: Set<String>) -> String? {
    guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false else { return nil }
    let words = words(in: line[..<colon])
    guard let word = words.firstIndex(where: { ["struct", "class", "enum", "actor"].contains($0) }),
      words.indices.contains(word + 1), !line[..<colon].contains("//"), !line[..<colon].contains("<")
    else { return nil }
    let supertypes = Self.words(in: line[colon...].prefix { $0 != "{" })
    return supertypes.contains { contracts.contains(String($0)) } ? String(words[word + 1]) : nil
  }

  private static func words(in code: Substring) -> [Substring] { code.split { !$0.isPartOfWord } }
}
