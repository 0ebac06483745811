import CaseStudyModel
import PreviewServer

/// Puts diagnostics into the words that pages show over themselves.
struct ProblemWriter: Sendable {
  /// The texts that diagnostics point into.
  var sources: DiagnosticSources
  /// The editor that opens a place.
  var editor: EditorAddress?

  /// Returns the errors among diagnostics; what is less can be read on the terminal.
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
    guard let bytes = sources.lines(of: range.path).bytes(ofLine: range.start.line) else { return nil }
    let end = range.end.line == range.start.line ? max(range.start.column, range.end.column) : bytes.count + 1
    let excerpt = SourceExcerpt(bytes, marking: range.start.column..<max(range.start.column, end))
    return excerpt.line.allSatisfy(\.isWhitespace) ? nil : excerpt.line + "\n" + excerpt.marks
  }
}
