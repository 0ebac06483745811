import CaseStudyModel

/// A contract must define its clauses, and each of its clauses and conformers must have its own name.
struct FaultyContract: StudyCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A contract must define its clauses once, and list its conformers under different names",
      text: """
        The block of clauses defines the function 'clauses', and the block of conformers calls 'conformer' or 'wrong' \
        for each type. The page shows results by name, so no name may appear twice.
        """,
      example: """
        clause("keeps its width") { make().width > 0 }
        clause("keeps its width") { make().width < 9 }   must have another name
        """, traits: .isAboutWholeStudy)
  }

  func diagnostics(for study: CaseStudy) -> [Diagnostic] {
    let blocks = study.article.snippets.filter {
      [.contract, .conformers].contains($0.role) && $0.language == .swift && !$0.isIgnored
        && !$0.code.allSatisfy(\.isWhitespace)
    }
    if blocks.isEmpty { return [] }
    let calls =
      ContractCalls(of: study, id: id).diagnostics(of: blocks) + ContractForm(study, id: id).diagnostics(of: blocks)
    return calls + faults(of: blocks, in: study, areCallsFaulty: !calls.isEmpty)
  }

  /// The blocks that define the clauses of a contract, or list its conformers.
  private struct Part: Hashable {
    var role: SnippetRole
    var contract: String
  }

  /// - Parameter areCallsFaulty: whether calls are reported already, such as misspelt ones.
  private func faults(of blocks: [Snippet], in study: CaseStudy, areCallsFaulty: Bool) -> [Diagnostic] {
    let path = study.article.source
    let sources = study.article.snippets.filter { $0.role != .contract }
    let types = Set(sources.flatMap(\.declaredTypes))
    let hasClause = areCallsFaulty || study.article.snippets.contains { $0.code.hasBytes(of: "clause(") }
    let parts = Dictionary(grouping: blocks) { Part(role: $0.role, contract: $0.contractName ?? "") }
    // Keyed by line, so that a block without a side, which belongs to both, is reported once.
    var found: [Int: Diagnostic] = [:]
    for (part, blocks) in parts {
      for side in Side.allCases {
        let own = blocks.filter { $0.isShared(with: side) }
        for fault in faults(of: own, as: part, in: path, types: types, hasClause: hasClause) {
          if areCallsFaulty, part.role == .conformers { continue }
          found[fault.range.start.line] = fault
        }
      }
    }
    return Array(found.values)
  }

  /// Returns the faults of a side's blocks of one part.
  private func faults(
    of blocks: [Snippet], as part: Part, in path: String, types: Set<String>, hasClause: Bool
  ) -> [Diagnostic] {
    let calls = part.role == .contract ? ["func clauses"] : ["conformer(", "wrong("]
    let complete = blocks.filter { block in calls.contains { block.code.contains($0) } }
    guard let first = complete.first else { return blocks.prefix(1).map { incomplete($0, of: part, in: path) } }
    guard part.role == .contract else { return [] }
    if let fault = misnamed(first, of: part, in: path, types: types) { return [fault] }
    if !hasClause { return [vacuous(first, of: part, in: path)] }
    return complete.dropFirst().map { repeated($0, of: part, in: path) }
  }

  private func incomplete(_ block: Snippet, of part: Part, in path: String) -> Diagnostic {
    let name = part.contract
    return part.role == .contract
      ? Diagnostic(
        id, .warning, "Contract '\(name)' must define the function 'clauses'", at: block.place(in: path),
        solutions: ["put the clauses into 'func clauses<T: \(name)>(_ make: () -> T) { … }'"])
      : Diagnostic(
        id, .warning, "Conformers of '\(name)' must be listed with 'conformer' or 'wrong'", at: block.place(in: path),
        solutions: ["write a line such as 'conformer(\"\(name)\") { \(name)() }' for each type"])
  }

  private func vacuous(_ block: Snippet, of part: Part, in path: String) -> Diagnostic {
    Diagnostic(
      id, .warning, "Contract '\(part.contract)' must have a clause", at: block.place(in: path),
      solutions: ["write what each conformer must keep, as in 'clause(\"keeps its width\") { … }'"])
  }

  /// Reports a function of clauses whose type isn't one of the study. A misspelt contract has its own diagnostic.
  private func misnamed(_ block: Snippet, of part: Part, in path: String, types: Set<String>) -> Diagnostic? {
    guard block.include == nil, let match = block.code.firstMatch(of: /func clauses<\w+:[ ]*(\w+)[ ]*>/),
      part.contract != match.1, types.contains(part.contract), !types.contains(String(match.1))
    else { return nil }
    let lines = block.code[..<match.1.startIndex].split(separator: "\n", omittingEmptySubsequences: false)
    let line = block.codeLine + lines.count - 1
    let column = block.margin(ofLine: line).map { $0 + (lines.last?.utf8.count ?? 0) + 1 } ?? 1
    return Diagnostic(
      id, .warning, "Function 'clauses' must be about '\(part.contract)', not '\(String(match.1))'",
      at: SourceRange(path: path, line: line, column: column),
      solutions: ["replace '\(String(match.1))' with '\(part.contract)'"])
  }

  private func repeated(_ block: Snippet, of part: Part, in path: String) -> Diagnostic {
    Diagnostic(
      id, .warning, "Contract '\(part.contract)' must define the function 'clauses' only once",
      at: block.place(in: path), solutions: ["put all clauses into one function"])
  }
}
