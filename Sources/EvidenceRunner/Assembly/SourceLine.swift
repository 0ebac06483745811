import CaseStudyModel

/// A line of code, and where in the study it was written.
struct SourceLine: Sendable, Equatable {
  /// Where a line comes from.
  enum Origin: Sendable, Equatable {
    /// It stands in the study's line, behind a margin of so many columns.
    case written(line: Int, margin: Int)
    /// It was taken from a file by the fence that begins here.
    case included(SourcePosition)
    /// It was made for the compiler, and stands nowhere.
    case generated
  }

  /// The text without the line feed.
  var text: String
  var origin: Origin

  /// Finds the place in the study of a column, counted from 1 in bytes; `nil` for a line that stands nowhere.
  func position(ofColumn column: Int) -> SourcePosition? {
    switch origin {
    case .written(let line, let margin): SourcePosition(line: line, column: margin + max(column, 1))
    case .included(let fence): fence
    case .generated: nil
    }
  }

  /// Divides a snippet's code into lines that know where they stand.
  static func lines(of snippet: Snippet) -> [SourceLine] {
    lines(ofText: snippet.code).enumerated().map { index, text in
      SourceLine(
        text: text,
        origin: snippet.include == nil
          ? .written(line: snippet.codeLine + index, margin: snippet.indentation)
          : .included(SourcePosition(line: snippet.line, column: snippet.indentation + 1)))
    }
  }

  /// Divides text that the study doesn't hold into lines.
  static func generated(_ text: String) -> [SourceLine] {
    lines(ofText: text).map { SourceLine(text: $0, origin: .generated) }
  }

  // By bytes, as a carriage return and a line feed are one character, which no line feed equals.
  private static func lines(ofText text: String) -> [String] {
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines = parts.map { String($0) ?? "" }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
