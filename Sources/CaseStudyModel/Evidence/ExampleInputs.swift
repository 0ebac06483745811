/// The inputs of compiling a document's examples: their code, their places among headings, and stand-ins for modules.
public struct ExampleInputs: Sendable {
  /// The version of the rules that give results; results from earlier rules are compiled again.
  private static let rules = 1

  /// The document with the examples.
  public var article: Article
  /// The languages whose examples are compiled.
  public var languages: Set<String>
  /// The files of the stand-ins that the examples import, and of those that these import.
  public var standIns: [SourceFile]

  public init(article: Article, languages: Set<String>, standIns: [SourceFile] = []) {
    self.article = article
    self.languages = languages
    self.standIns = standIns
  }

  /// The indices of the snippets that are examples: code in one of the languages that isn't part of a request, a test
  /// or a contract, which need more than the compiler.
  public var indices: [Int] {
    article.snippets.indices.filter { index in
      let snippet = article.snippets[index]
      return snippet.language.map { languages.contains($0.rawValue) } == true && snippet.isExample
    }
  }

  /// The languages that the document has examples in.
  public var presentLanguages: Set<String> { Set(indices.compactMap { article.snippets[$0].language?.rawValue }) }

  /// Returns the names of the modules that the examples import and the site has stand-ins for, sorted.
  /// - Parameter available: the names of all stand-ins.
  public func modules(of available: Set<String>) -> [String] {
    ImportedModules.names(in: indices.lazy.map { article.snippets[$0] }, among: available)
  }

  /// Returns the headings above a snippet, the outermost first, as indices into the article's headings.
  public func section(of snippet: Snippet) -> [Int] {
    var path: [Int] = []
    for (index, heading) in article.headings.enumerated() where heading.line < snippet.line {
      path.removeAll { article.headings[$0].level >= heading.level }
      path.append(index)
    }
    return path
  }

  /// The fingerprint: prose doesn't change it, and neither does moving a block down its section.
  public var fingerprint: String {
    var text = ["format \(CompiledExamples.currentVersion)", "rules \(Self.rules)"]
    for index in indices {
      let snippet = article.snippets[index]
      text += [
        snippet.language?.rawValue ?? "", snippet.sideName, snippet.file ?? "", snippet.code,
        section(of: snippet).map(String.init).joined(separator: "."),
      ]
    }
    return contentHash(ofTexts: text + standIns.fingerprintTexts)
  }
}

extension Snippet {
  fileprivate var isExample: Bool {
    !isIgnored && expectedFailure == nil && [.source, .usage, .fake].contains(role)
      && code.utf8.contains { $0 > UInt8(ascii: " ") }
  }
}
