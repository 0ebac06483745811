import CaseStudyModel

/// A contract must define its clauses, and each of its clauses and conformers must have a name of its own.
public struct FaultyContract: SiteCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A contract must define its clauses once, and list its conformers by names of their own",
      text: """
        The block of clauses defines the function 'clauses', and the block of conformers calls 'conformer' or 'wrong' \
        for each type. The page shows results by name, so no name may be there twice.
        """,
      example: """
        clause("keeps its width") { make().width > 0 }
        clause("keeps its width") { make().width < 9 }   must have another name
        """)
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

  private func faults(of blocks: [Snippet], in path: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (index, block) in blocks.enumerated() {
      let name = block.contractName ?? ""
      let others = blocks.indices.filter { other in
        let rest = blocks[other]
        return other != index && rest.role == block.role && rest.contractName == name
          && (rest.side == block.side || rest.side == nil || block.side == nil)
      }
      let place = SourceRange(path: path, line: block.line, column: block.indentation + 1)
      let needed = block.role == .contract ? [Self.function] : ["conformer(", "wrong("]
      let isComplete = ([index] + others).contains { number in needed.contains { blocks[number].code.contains($0) } }
      if !isComplete, others.allSatisfy({ $0 > index }) {
        found.append(
          block.role == .contract
            ? Diagnostic(
              id, .warning, "Contract '\(name)' must define the function 'clauses'", at: place,
              solutions: ["put the clauses into 'func clauses<T: \(name)>(_ make: () -> T) { … }'"])
            : Diagnostic(
              id, .warning, "Conformers of '\(name)' must be listed by 'conformer' or 'wrong'", at: place,
              solutions: ["write a line such as 'conformer(\"\(name)\") { \(name)() }' for each type"]))
      }
      let isRepeated = others.contains { $0 < index && blocks[$0].code.contains(Self.function) }
      if block.role == .contract, isRepeated, block.code.contains(Self.function) {
        found.append(
          Diagnostic(
            id, .warning, "Contract '\(name)' must define the function 'clauses' only once", at: place,
            solutions: ["put all clauses into one function"]))
      }
      found += repeatedNames(in: block, path)
    }
    return found
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
