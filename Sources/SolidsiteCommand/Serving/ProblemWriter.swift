import CaseStudyModel
import PreviewServer

/// Converts errors for the overlay on open pages.
struct ProblemWriter: Sendable {
  /// The files that diagnostics point into.
  var sources: DiagnosticSources
  /// The editor for links; `nil` for none.
  var editor: EditorAddress?

  /// Returns the errors among diagnostics; others are only printed.
  /// - Parameter texts: the site's language.
  func problems(among diagnostics: [Diagnostic], in texts: InterfaceTexts) -> [PreviewProblem] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { $0.severity == .error && seen.insert($0).inserted }.map { problem($0, texts) }
  }

  private func problem(_ diagnostic: Diagnostic, _ texts: InterfaceTexts) -> PreviewProblem {
    let start = diagnostic.range.start
    let path = sources.displayedPath(diagnostic.range.path)
    return PreviewProblem(
      summary: texts.translation(of: diagnostic.summary), path: path, line: start.line, column: start.column,
      excerpt: excerpt(of: diagnostic.range), editorURL: editor?.url(of: path, start))
  }

  private func excerpt(of range: SourceRange) -> String? {
    SourceExcerpt(of: range, in: sources.lines(of: range.path)).map { $0.line + "\n" + $0.marks }
  }
}
