import CaseStudyModel

/// A contract must define its clauses, and each of its clauses and conformers must have a name of its own.
public struct FaultyContract: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
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

  public func diagnostics(for site: Site) -> [Diagnostic] {
    guard site.configuration.isConfigured else { return [] }
    return site.studies.flatMap { study in
      let blocks = study.article.snippets.filter {
        [.contract, .conformers].contains($0.role) && $0.language == .swift && !$0.isIgnored && !$0.code.isBlank
      }
      return blocks.isEmpty ? [] : faults(of: blocks, in: study.article.source)
    }
  }

  /// The blocks that define the clauses of a contract, or list its conformers.
  private struct Part: Hashable {
    var role: SnippetRole
    var contract: String
  }

  private func faults(of blocks: [Snippet], in path: String) -> [Diagnostic] {
    let parts = Dictionary(grouping: blocks) { Part(role: $0.role, contract: $0.contractName ?? "") }
    // By line, because a block without a side belongs to both sides.
    var found: [Int: Diagnostic] = [:]
    for (part, blocks) in parts {
      for side in Side.allCases {
        for fault in faults(of: blocks.filter { $0.isShared(with: side) }, part, path) {
          found[fault.range.start.line] = fault
        }
      }
    }
    return Array(found.values) + blocks.flatMap { repeatedNames(in: $0, path) }
  }

  /// Returns the faults of a side's blocks of one part.
  private func faults(of blocks: [Snippet], _ part: Part, _ path: String) -> [Diagnostic] {
    let calls = part.role == .contract ? [Self.function] : ["conformer(", "wrong("]
    let complete = blocks.filter { block in calls.contains { block.code.contains($0) } }
    if complete.isEmpty { return blocks.prefix(1).map { incomplete($0, part, path) } }
    return part.role == .contract ? complete.dropFirst().map { repeated($0, part, path) } : []
  }

  private func incomplete(_ block: Snippet, _ part: Part, _ path: String) -> Diagnostic {
    let name = part.contract
    return part.role == .contract
      ? Diagnostic(
        id, .warning, "Contract '\(name)' must define the function 'clauses'", at: place(of: block, path),
        solutions: ["put the clauses into 'func clauses<T: \(name)>(_ make: () -> T) { … }'"])
      : Diagnostic(
        id, .warning, "Conformers of '\(name)' must be listed by 'conformer' or 'wrong'", at: place(of: block, path),
        solutions: ["write a line such as 'conformer(\"\(name)\") { \(name)() }' for each type"])
  }

  private func repeated(_ block: Snippet, _ part: Part, _ path: String) -> Diagnostic {
    Diagnostic(
      id, .warning, "Contract '\(part.contract)' must define the function 'clauses' only once",
      at: place(of: block, path), solutions: ["put all clauses into one function"])
  }

  private func place(of block: Snippet, _ path: String) -> SourceRange {
    SourceRange(path: path, line: block.line, column: block.indentation + 1)
  }

  private static let function = "func clauses"

  /// Reports the clauses and conformers of a block whose name another one has.
  private func repeatedNames(in block: Snippet, _ path: String) -> [Diagnostic] {
    var known: Set<Substring> = []
    return block.code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      guard let call = Self.calls.compactMap({ line.firstRange(of: $0) }).first,
        let quote = line[call.upperBound...].firstIndex(of: Self.quote)
      else { return nil }
      let name = line[call.upperBound..<quote]
      let isCode = !name.isEmpty && !name.contains("\\") && !line[..<call.lowerBound].contains("//")
      return isCode && !known.insert(name).inserted ? repeated(name, in: line, number, of: block, path) : nil
    }
  }

  private static let quote: Character = "\""
  private static let calls = ["clause(\"", "conformer(\"", "wrong(\""]

  /// Returns the diagnostic at a name within a line of a block.
  private func repeated(
    _ name: Substring, in line: Substring, _ number: Int, of block: Snippet, _ path: String
  ) -> Diagnostic {
    let start = SourcePosition(
      line: block.codeLine + number, column: block.indentation + line[..<name.startIndex].utf8.count + 1)
    let end = SourcePosition(line: start.line, column: start.column + name.utf8.count)
    let isWritten = block.include == nil
    return Diagnostic(
      id, .warning, "Name '\(String(name))' must belong to only one clause or conformer",
      at: isWritten ? SourceRange(path: path, start: start, end: end) : SourceRange(path: path, line: block.line),
      solutions: ["give it a name of its own"])
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
