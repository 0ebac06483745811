import CaseStudyModel

/// A block of code should be in a language that can be highlighted.
public struct UnknownLanguage: SiteCheck {
  private let known: Set<String>

  /// Creates the check for the languages of `highlighters`.
  public init(highlighters: [any Highlighter]) {
    known = Set(highlighters.flatMap(\.languages))
  }

  public var comparesTexts: Bool { true }

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A block of code should be in a language that can be highlighted",
      text: """
        Code in other languages is shown plain. Each language is reported once, at its first block. A file \
        Templates/languages/NAME.grammar describes a language; text that isn't code is 'text' or 'output'.
        """,
      example: """
        ```swfit   isn't known; did you mean 'swift'?
        ```swift   is highlighted
        ```text    is plain, as it should be
        """, traits: .isAboutWordOfFormat, entails: ["PatchOfUnknownFile"])
  }

  public func diagnostics(for site: Site) -> [Diagnostic] {
    var uses: [String: [SourceRange]] = [:]
    var files: [String: String] = [:]
    for article in site.articles {
      for snippet in article.snippets {
        guard let name = snippet.language?.rawValue, !known.contains(name), !Self.plain.contains(name) else { continue }
        uses[name, default: []].append(article.place(line: snippet.line))
        if let file = snippet.file { files[name] = file }
      }
    }
    var names = KnownNames(known.union(["output"]))
    return uses.sorted { $0.key < $1.key }.map { name, places in
      diagnostic(
        name, places.sorted { ($0.path, $0.start) < ($1.path, $1.start) },
        site.configuration.isConfigured ? .warning : .information,
        nearest: files[name].flatMap(language) ?? (name.count > 2 ? names.nearest(to: name) : nil)
          ?? known.first { name == "language-" + $0 || name == "lang-" + $0 })
    }
  }

  /// Returns the known language of a file, by its extension.
  private func language(ofFile file: String) -> String? {
    let name = Language.language(ofFileExtension: SitePath.fileExtension(of: file))?.rawValue
    return name.flatMap { known.contains($0) ? $0 : nil }
  }

  private func diagnostic(
    _ name: String, _ places: [SourceRange], _ severity: Severity, nearest: String?
  ) -> Diagnostic {
    let count = places.count - 1
    return Diagnostic(
      id, severity, "Language '\(name)' isn't known, so its code is plain" + .didYouMean(nearest), at: places[0],
      notes: count == 0
        ? []
        : [
          Diagnostic.Note(
            count == 1 ? "used in 1 more block, here" : "used in \(count) more blocks, next here", at: places[1])
        ],
      solutions: (nearest.map { ["replace '\(name)' with '\($0)'"] } ?? [])
        + ["describe the language in Templates/languages/\(name).grammar, or write 'text' if it isn't code"])
  }

  /// The info strings of plain text, which needs no highlighting.
  private static let plain: Set<String> = [
    "ansi", "ascii", "console", "input", "log", "logs", "markdown", "math", "mermaid", "none", "output", "plain",
    "plaintext", "plantuml", "pseudocode", "raw", "result", "results", "session", "shell", "stderr", "stdin", "stdout",
    "terminal", "text", "trace", "transcript", "tree", "txt",
  ]
}
