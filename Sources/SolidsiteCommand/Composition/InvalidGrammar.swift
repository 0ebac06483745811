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
        grammar with a mistake isn't used at all, and a built-in one of the same name stays in use.
        """,
      example: """
        names: gleam
        keyword: fn let    is one keyword, from 'fn' to 'let'; words need the key 'keywords'
        keywords: fn let   is two keywords
        """)
  }

  func diagnostics(for site: Site) -> [Diagnostic] { found }

  /// Returns the diagnostic for an error in a grammar.
  static func diagnostic(_ failure: GrammarFailure, in path: String) -> Diagnostic {
    Diagnostic(
      "InvalidGrammar", .error, failure.summary,
      at: SourceRange(path: path, line: failure.line, column: failure.column))
  }
}
