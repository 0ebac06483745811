import CaseStudyModel
import CodeDifference
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
    let errors = diagnostics.filter { $0.severity == .error }.unique()
    return errors.enumerated().map { problem($1, texts, showsFixes: $0 < Self.problemsWithFixes) }
  }

  /// The number of problems whose fixes are shown; each compares two versions of a file.
  private static let problemsWithFixes = 20

  private func problem(_ diagnostic: Diagnostic, _ texts: InterfaceTexts, showsFixes: Bool) -> PreviewProblem {
    let start = diagnostic.range.start
    let path = sources.displayedPath(diagnostic.range.path)
    return PreviewProblem(
      summary: texts.translation(of: diagnostic.summary), path: path, line: start.line, column: start.column,
      excerpt: excerpt(of: diagnostic.range), editorURL: editor?.url(of: path, start),
      fixes: showsFixes ? diagnostic.fixes.compactMap { fix($0, texts) } : [])
  }

  /// Returns a fix as the lines that it changes; `nil` if it doesn't fit the files.
  private func fix(_ fix: Fix, _ texts: InterfaceTexts) -> PreviewFix? {
    let files = Dictionary(grouping: fix.replacements) { PathKey($0.range.path) }.sorted { $0.key < $1.key }
    let patches = files.map { path, replacements -> String in
      let bytes = sources.bytes(of: path.text)
      let fixed = FixedText(bytes, applying: [Fix(fix.title, replacements, isSafe: fix.isSafe)])
      return UnifiedDifference.text(from: bytes, to: fixed.bytes, path: sources.displayedPath(path.text))
    }
    if patches.isEmpty || patches.contains("") { return nil }
    // By scalars: CR LF is one character, and so is a letter with a megabyte of accents.
    let lines = patches.joined().unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { Substring($0) }
    let shown = lines.filter { patches.count > 1 || !$0.hasPrefix("--- a/") && !$0.hasPrefix("+++ b/") }
    return PreviewFix(
      title: texts.translation(of: fix.title), lines: shown.prefix(Self.fixLines).map { Self.cut($0).harmless })
  }

  /// The maximum numbers of lines and of Unicode scalars of a fix to show, because a line may have a megabyte.
  private static let (fixLines, fixColumns) = (20, 400)

  private static func cut(_ line: Substring) -> String {
    let scalars = line.unicodeScalars.last == "\r" ? line.unicodeScalars.dropLast() : line.unicodeScalars
    let start = scalars.prefix(fixColumns)
    return String(Substring(start)) + (start.endIndex < scalars.endIndex ? "…" : "")
  }

  private func excerpt(of range: SourceRange) -> String? {
    SourceExcerpt(of: range, in: sources.lines(of: range.path)).map { $0.line + "\n" + $0.marks }
  }
}
