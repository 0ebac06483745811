import CaseStudyModel

/// A line of code and the place in the study where it was written.
package struct SourceLine: Sendable, Equatable {
  /// The source of a line.
  package enum Origin: Sendable, Equatable {
    /// The study's line of this number, after a margin of this many columns.
    case written(line: Int, margin: Int)
    /// A file that the fence at this place includes.
    case included(SourcePosition)
    /// Code generated for the compiler, which the study doesn't contain.
    case generated
  }

  /// The text without the line feed.
  package var text: String
  /// The source of the line.
  package var origin: Origin

  /// Finds the place in the study of a column, counted from 1 in bytes; `nil` for a generated line.
  package func position(ofColumn column: Int) -> SourcePosition? {
    switch origin {
    case .written(let line, let margin): SourcePosition(line: line, column: margin + max(column, 1))
    case .included(let fence): fence
    case .generated: nil
    }
  }

  /// Splits a snippet's code into lines that know their places.
  package static func lines(of snippet: Snippet) -> [SourceLine] {
    lines(ofText: snippet.code).enumerated().map { index, text in
      let line = snippet.codeLine + index
      return SourceLine(
        text: text,
        origin: snippet.include == nil
          ? .written(line: line, margin: snippet.margin(ofLine: line) ?? snippet.indentation)
          : .included(SourcePosition(line: snippet.line, column: snippet.indentation + 1)))
    }
  }

  /// Splits text that the study doesn't contain into lines.
  package static func generated(_ text: String) -> [SourceLine] {
    lines(ofText: text).map { SourceLine(text: $0, origin: .generated) }
  }

  // By bytes, because a carriage return and a line feed are one character, which equals no line feed.
  private static func lines(ofText text: String) -> [String] {
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var lines = parts.map { String($0) ?? "" }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
