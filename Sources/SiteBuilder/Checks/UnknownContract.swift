import CaseStudyModel

/// A contract, and each conformer that it excuses, must name a type of the study.
struct UnknownContract: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A contract and the conformers that it excuses must be types that the study declares",
      text: """
        The word 'contract=' names the protocol or class whose promises the clauses check, on both sides. The key \
        'excused' names conformers that the contract doesn't test, each with a reason.
        """,
      example: """
        ```swift contract=Layuot   isn't declared
        ```swift contract=Layout
        """, traits: .isAboutWholeStudy, entails: ["UnpairedContract"])
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let snippets = study.article.snippets
    let blocks = snippets.filter { $0.role == .contract && $0.language == .swift && !$0.isIgnored }
    let front = study.article.frontMatter
    // A translation has those of its original.
    let excused = front.lines["conformers"] == nil ? [] : front.excusedConformers.keys.sorted()
    if blocks.isEmpty, excused.isEmpty { return [] }
    let types = Set(snippets.filter { $0.role != .contract }.flatMap(\.declaredTypes))
    var known = KnownNames(types)
    let excuses = excused.filter { !types.contains($0) }.map { name in
      Diagnostic(
        id, .warning, "Excused conformer '\(name)' must be a type of the study",
        at: study.article.place(ofKey: "conformers"), replacing: name, with: known.nearest(to: name))
    }
    let contracts = blocks.compactMap { block -> Diagnostic? in
      guard let name = block.contractName else { return nil }
      guard !types.contains(name) else { return unpaired(name, block, in: study) }
      return Diagnostic(
        id, .warning, "Contract '\(name)' must name a type of the study",
        at: study.article.place(line: block.line), replacing: name, with: known.nearest(to: name))
    }
    let isIdle = excuses.isEmpty && !snippets.contains { [.contract, .conformers].contains($0.role) }
    return excuses + contracts + (isIdle ? [idleExcuses(in: study)] : [])
  }

  /// Reports excused conformers of a study without a contract.
  private func idleExcuses(in study: CaseStudy) -> Diagnostic {
    let key = "conformers"
    let place: Message = "in a study with 'contract='"
    return Diagnostic(
      id, .warning, "Key '\(key)' must be \(place), and has no effect here", at: study.article.place(ofKey: key),
      solutions: ["remove the key"])
  }

  /// Reports a contract whose conformers name another type.
  private func unpaired(_ name: String, _ block: Snippet, in study: CaseStudy) -> Diagnostic? {
    func names(_ role: SnippetRole) -> Set<String> {
      Set(study.article.snippets.filter { $0.role == role && !$0.isIgnored }.compactMap(\.contractName))
    }
    let conformers = names(.conformers)
    guard !conformers.contains(name), let other = conformers.subtracting(names(.contract)).min() else { return nil }
    return Diagnostic(
      id, .error, "Contract '\(name)' must have the name that its conformers give, '\(other)'",
      at: study.article.place(line: block.line), solutions: ["replace '\(name)' with '\(other)'"])
  }
}
