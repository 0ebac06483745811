import CaseStudyModel

/// The summary of a run in Markdown, for the page that a CI host shows about a job.
///
/// Source: "Adding a job summary" of GitHub Actions, and the specification of GitHub Flavored Markdown, tables
/// (extension).
struct JobSummary: Sendable {
  /// The number of diagnostics and of heavy pages that are listed.
  static let limits = (diagnostics: 20, pages: 5)

  private let texts: InterfaceTexts
  private var blocks: [String]

  init(_ title: Message, in texts: InterfaceTexts) {
    self.texts = texts
    blocks = ["## \(texts.translation(of: title))"]
  }

  /// Adds a table; none if it has no rows. Columns of numbers are aligned at the right.
  mutating func add(_ titles: [Message], numbers: Set<Int> = [], rows: [[String]]) {
    if rows.isEmpty { return }
    let rule = titles.indices.map { numbers.contains($0) ? "--:" : "---" }
    let cells = [titles.map { Self.cell(texts.translation(of: $0)) }, rule] + rows.map { $0.map(Self.cell) }
    blocks.append(cells.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n"))
  }

  /// Adds a sentence.
  mutating func add(_ sentence: Message) {
    blocks.append(Self.cell(texts.translation(of: sentence)))
  }

  /// Adds the number of diagnostics, and the first ones in order, errors first.
  mutating func add(_ diagnostics: [Diagnostic]) {
    let sorted = Set(diagnostics).sorted()
    guard let counts = DiagnosticCounts(sorted).text else { return add("No errors, warnings or remarks.") }
    add(counts)
    let worst = sorted.filter { $0.severity == .error } + sorted.filter { $0.severity == .warning }
    let rows = worst.prefix(Self.limits.diagnostics).map { diagnostic in
      [
        "\(diagnostic.range.path):\(diagnostic.range.start.line)",
        texts.translation(of: diagnostic.summary), diagnostic.id,
      ]
    }
    add(["place", "message", "diagnostic"], rows: rows)
    let rest = worst.count - rows.count
    if rest > 0 { add(rest == 1 ? "1 more is not listed." : "\(rest) more are not listed.") }
  }

  /// Appends the summary to a file, which other steps of the job may have begun.
  func append(to path: String) throws {
    try AppendedFile(path).append(blocks.joined(separator: "\n\n") + "\n\n")
  }

  /// Returns a text escaped for a table cell.
  private static func cell(_ text: String) -> String {
    // By scalars: a combining mark after a sign would form a different `Character`.
    text.replacing("\n", with: " ").harmless.unicodeScalars.reduce(into: "") { cell, sign in
      if "\\`*_[]<>|#~&".unicodeScalars.contains(sign) { cell += "\\" }
      cell.unicodeScalars.append(sign)
    }
  }
}
