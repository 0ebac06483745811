import CaseStudyModel
import CodeHighlighting
import SiteBuilder

/// A site's grammars must be valid; their errors were found while reading.
struct InvalidGrammar: SiteCheck {
  private var found: [Diagnostic]

  /// Creates the check with the errors found while reading.
  init(_ found: [Diagnostic] = []) { self.found = found }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A grammar file must not contain mistakes",
      text: """
        A file Templates/languages/NAME.grammar describes a language; each line has a key, a colon and values. A \
        grammar with a mistake isn't used at all, and a built-in one of the same name stays in use. The first of the \
        names replaces a built-in language; the others must be new, or blocks in another language would change theirs.
        """,
      example: """
        names: gleam
        keyword: fn let    is one keyword, from 'fn' to 'let'; words need the key 'keywords'
        keywords: fn let   is two keywords
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] { found }

  /// Returns a diagnostic for each additional name of a grammar that a built-in language has.
  static func takenNames(of grammar: LanguageGrammar, _ bytes: [UInt8], in path: String) -> [Diagnostic] {
    guard let own = grammar.names.first else { return [] }
    let builtIn: [any Highlighter] = [SwiftHighlighter()] + TableHighlighter.builtIn
    let others = builtIn.filter { !$0.languages.contains(own) }
    let line = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .firstIndex { $0.starts(with: "names:".utf8) }
    return grammar.names.dropFirst().filter { name in others.contains { $0.languages.contains(name) } }.map { name in
      Diagnostic(
        "InvalidGrammar", .warning, "Name '\(name)' of language '\(own)' must not be that of a built-in language",
        at: SourceRange(path: path, line: (line ?? 0) + 1), solutions: ["remove the name"])
    }
  }

  /// Returns the diagnostic for an error in a grammar.
  static func diagnostic(_ failure: GrammarFailure, in path: String) -> Diagnostic {
    Diagnostic(
      "InvalidGrammar", .error, failure.summary,
      at: SourceRange(path: path, line: failure.line, column: failure.column))
  }
}
