import CaseStudyModel

/// A block of code should be in a language that can be highlighted.
struct UnknownLanguage: SiteCheck {
  private let known: Set<String>

  /// Creates the check for the languages of `highlighters`.
  init(highlighters: [any Highlighter]) { known = Set(highlighters.flatMap(\.languages)) }

  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A block of code should be in a language that can be highlighted",
      text: """
        Code in other languages is shown plain. Each language is reported once, at its first block. A misspelt or \
        unknown name is a warning; a real language without a grammar is only a remark. A file \
        Templates/languages/NAME.grammar describes a language; text that isn't code is 'text' or 'output'.
        """,
      example: """
        ```swfit   isn't known; did you mean 'swift'?
        ```swift   is highlighted
        ```nim     is plain, because it has no grammar
        ```text    is plain, as it should be
        """, traits: .isAboutWordOfFormat, entails: ["IgnoredFile", "PatchOfUnknownFile", "UndefinedName"])
  }

  func diagnostics(for site: Site) -> [Diagnostic] {
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
      let places = places.sorted { ($0.path, $0.start) < ($1.path, $1.start) }
      if isReal(name) { return missingGrammar(name, places) }
      return unknownName(
        name, places, site.configuration.isConfigured ? .warning : .information,
        nearest: files[name].flatMap(language) ?? nearest(to: name, among: &names))
    }
  }

  /// Returns whether a name is that of a language, or of languages combined in one file, as in `html+django`.
  private func isReal(_ name: String) -> Bool {
    let name = Self.withoutPrefix(name)
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    return Language.isWellKnown(name)
      || parts.count > 1 && parts.allSatisfy { known.contains($0) || Language.isWellKnown($0) }
  }

  /// Returns the known name that a misspelt one most likely means.
  private func nearest(to name: String, among names: inout KnownNames) -> String? {
    let bare = Self.withoutPrefix(name)
    if known.contains(bare) { return bare }
    guard name.count > 2, let nearest = names.nearest(to: bare) else { return nil }
    // Two edits turn a name of four letters into many others.
    return bare.count > 4 || Fix.isTypingError(bare, for: nearest) || nearest.hasPrefix(bare) ? nearest : nil
  }

  /// Returns a name without the prefix that it has as an HTML class, as in `language-swift`.
  private static func withoutPrefix(_ name: String) -> String {
    let prefix = ["language-", "lang-"].first(where: name.hasPrefix)
    return String(name.dropFirst(prefix?.count ?? 0))
  }

  /// Returns the known language of a file, by its extension.
  private func language(ofFile file: String) -> String? {
    let name = Language.language(ofFileExtension: SitePath.fileExtension(of: file))?.rawValue
    return name.flatMap { known.contains($0) ? $0 : nil }
  }

  private func missingGrammar(_ name: String, _ places: [SourceRange]) -> Diagnostic {
    Diagnostic(
      id, .information, "Language '\(name)' has no grammar, so its code is plain", at: places[0],
      notes: notes(places), solutions: ["describe the language in Templates/languages/\(name).grammar"])
  }

  private func unknownName(
    _ name: String, _ places: [SourceRange], _ severity: Severity, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      id, severity, "Language '\(name)' isn't known, so its code is plain" + .didYouMean(nearest), at: places[0],
      notes: notes(places),
      solutions: (nearest.map { ["replace '\(name)' with '\($0)'"] } ?? [])
        + ["describe the language in Templates/languages/\(name).grammar, or write 'text' if it isn't code"])
  }

  /// Returns a note about the blocks after the first.
  private func notes(_ places: [SourceRange]) -> [Diagnostic.Note] {
    guard places.count > 1 else { return [] }
    return [
      Diagnostic.Note(
        places.count == 2
          ? "used in 1 more block" : "used in \(places.count - 1) more blocks; this is the next", at: places[1])
    ]
  }

  /// The info strings of plain text, which needs no highlighting.
  private static let plain: Set<String> = [
    "abnf", "ansi", "answer", "asc", "ascii", "ascii-art", "ascii-tree", "asciiart", "asciimath", "asciitree", "base64",
    "binary", "bitfield", "blockdiag", "bnf", "changelog", "chart", "chat", "cli", "command", "commands", "comment",
    "commit", "console", "conversation", "csv", "d2", "data", "dataview", "description", "diagram", "dialog",
    "dialogue", "dir", "directories", "directory", "directory-structure", "directory-tree", "ditaa", "dockerignore",
    "ebnf", "email", "eml", "error", "errors", "eslintignore", "example", "examples", "excalidraw", "exception",
    "expected", "file-tree", "files", "filetree", "flow", "flowchart", "folder", "folder-structure", "folders", "git",
    "git-commit", "git-log", "gitattributes", "gitcommit", "gitignore", "gitlog", "gitmodules", "gitrebase", "graph",
    "headers", "hex", "hexdump", "hosts", "http", "https", "ics", "input", "jsonpath", "katex", "kroki", "layout",
    "license", "log", "logs", "mail", "markdown", "math", "mathjax", "mermaid", "message", "mime", "no-highlight",
    "nohighlight", "nomnoml", "none", "note", "notes", "npmignore", "npmrc", "outline", "output", "path", "paths",
    "pem", "pgp", "pikchr", "plain", "plain-text", "plaintext", "plantuml", "po", "poem", "pot", "prettierignore",
    "procfile", "project-structure", "prompt", "prompts", "pseudo-code", "pseudocode", "question", "quote", "raw",
    "regex", "regexp", "repl", "requirements", "result", "results", "robots", "robots-txt", "robotstxt", "sample",
    "scenario", "sequence", "session", "shell", "srt", "stack-trace", "stacktrace", "stderr", "stdin", "stdout",
    "structure", "structurizr", "svgbob", "syntax", "table", "tasks", "template", "terminal", "text", "todo", "todotxt",
    "trace", "traceback", "transcript", "tree", "treeview", "tsv", "txt", "uri", "url", "urls", "user-story", "vega",
    "vega-lite", "vtt", "wavedrom", "webvtt", "wireframe", "wsd",
  ]
}
