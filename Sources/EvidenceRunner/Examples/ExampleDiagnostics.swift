import CaseStudyModel

/// Turns the results of a document's examples into diagnostics, with the compiler's words at their places.
package struct ExampleDiagnostics: Sendable {
  private let source: String
  /// The snippets of the examples, in order.
  private let snippets: [Snippet]

  package init(of inputs: ExampleInputs) {
    source = inputs.article.source
    snippets = inputs.indices.map { inputs.article.snippets[$0] }
  }

  /// Returns the diagnostics of the examples that don't compile; one per example.
  package func diagnostics(of results: [CompiledExample]) -> [Diagnostic] {
    zip(snippets.indices, results).compactMap { number, result in
      let snippet = snippets[number]
      let said = Message(verbatim: result.notices.first?.text ?? "")
      let place = result.notices.first.flatMap(place) ?? SourceRange(path: source, line: snippet.line)
      var diagnostic: Diagnostic
      switch result.outcome {
      case .compiles, .compilesWithNeighbours: return nil
      case .fragment:
        diagnostic = Diagnostic(
          "ExampleIsFragment", .information, "Example isn't a whole declaration: \(said)", at: place)
      case .needsModule:
        diagnostic = needed(result.module ?? "", result, of: number, said, place)
      case .doesNotCompile:
        // A site's own check needn't say why it rejects code.
        let summary: Message =
          result.notices.isEmpty ? "Example should compile" : "Example should compile: \(said)"
        diagnostic = Diagnostic("ExampleDoesNotCompile", .warning, summary, at: place)
      }
      let notes = result.notices.dropFirst().compactMap { notice in
        self.place(of: notice).map { Diagnostic.Note(Message(verbatim: notice.text), at: $0) }
      }
      if result.outcome != .needsModule || result.isOfNeighbour(of: number) { diagnostic.notes = notes }
      return diagnostic
    }
  }

  /// Returns the places of the examples that compile, with the lines of the neighbours that they need.
  package func compiled(among results: [CompiledExample]) -> [(line: Int, neighbours: [Int])] {
    zip(snippets, results).filter { $1.isCompiled }.map { snippet, result in
      (snippet.line, result.neighbours.filter(snippets.indices.contains).map { snippets[$0].line })
    }
  }

  private func needed(
    _ module: String, _ result: CompiledExample, of number: Int, _ said: Message, _ place: SourceRange
  ) -> Diagnostic {
    let id = "ExampleNeedsModule"
    if result.notices.first?.text.hasPrefix("no such module") ?? true {
      return Diagnostic(id, .information, "Example needs \(module), which isn't on this machine", at: place)
    }
    if result.isOfNeighbour(of: number) {
      return Diagnostic(id, .information, "Example needs another example that needs \(module)", at: place)
    }
    return Diagnostic(
      id, .information, "Example needs \(module): \(said)", at: place, solutions: ["add 'import \(module)'"])
  }

  /// Returns the place of a message in the document; `nil` for one outside its example, as only a changed file has.
  private func place(of notice: CompiledExample.Notice) -> SourceRange? {
    guard snippets.indices.contains(notice.example) else { return nil }
    let snippet = snippets[notice.example]
    guard (1...max(snippet.lineCount + 1, 1)).contains(notice.line), notice.column > 0 else { return nil }
    if snippet.include != nil {
      return snippet.place(in: source)
    }
    let line = snippet.codeLine + notice.line - 1
    guard let margin = snippet.margin(ofLine: line) else { return SourceRange(path: source, line: line) }
    return SourceRange(path: source, line: line, column: margin + notice.column)
  }
}

extension CompiledExample {
  /// Returns whether an error in another example explains the result.
  fileprivate func isOfNeighbour(of number: Int) -> Bool { notices.contains { $0.example != number } }
}
