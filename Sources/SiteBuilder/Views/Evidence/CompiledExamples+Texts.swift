import CaseStudyModel

extension Sequence<CompiledExample> {
  /// Returns the share of examples that compile as a text, such as "16 of 23 examples compile".
  func compiledText(in texts: InterfaceTexts) -> String {
    let count = reduce(into: (all: 0, compiled: 0)) { count, example in
      count.all += 1
      if example.isCompiled { count.compiled += 1 }
    }
    return texts.text("study.compiled", ["compiled": .integer(count.compiled), "count": .integer(count.all)])
  }
}

extension CompiledExample {
  /// Returns what readers must know before they copy the example; `nil` for one that compiles.
  func notice(in texts: InterfaceTexts) -> String? {
    switch outcome {
    case .compiles, .compilesWithNeighbours: nil
    case .fragment: texts.text("snippet.fragment")
    case .needsModule: moduleName.map { texts.text("snippet.needs", ["module": .text($0)]) }
    case .doesNotCompile: texts.text("snippet.refused")
    }
  }

  /// The module, if it has the form of a name; the file is untrusted input.
  private var moduleName: String? {
    module.flatMap { name in
      name.count <= 64 && name.allSatisfy(\.isPartOfWord) ? name : nil
    }
  }
}

extension Site {
  /// Returns the stored results of an article's snippets by their indices; empty without results.
  func compiledSnippets(of article: Article) -> [Int: CompiledExample] {
    if compiledExamples.isEmpty { return [:] }
    guard let document = compiledExamples[PathKey(article.source)] else { return [:] }
    let indices = ExampleInputs(article: article, languages: Set(document.tools.keys)).indices
    return Dictionary(zip(indices, document.examples)) { first, _ in first }
  }
}
