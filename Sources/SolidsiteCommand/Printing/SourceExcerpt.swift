import CaseStudyModel

/// A line of source in a message, with marks below it.
struct SourceExcerpt: Sendable {
  /// The maximum number of shown columns.
  private static let width = 100
  private static let tabWidth = 4
  /// The number of bytes to read on each side of the mark, because a line of a megabyte may have a message for each
  /// word.
  private static let reach = 400

  /// The line with tabs expanded, truncated at both ends.
  var line: String
  /// Spaces up to the marked range, then `^~~~`.
  var marks: String

  /// Shows the first line of a range.
  /// - Returns: `nil` if there is no such line, or if it is blank.
  init?(of range: SourceRange, in lines: SourceLines) {
    guard let bytes = lines.bytes(ofLine: range.start.line) else { return nil }
    let end = range.end.line == range.start.line ? max(range.start.column, range.end.column) : bytes.count + 1
    self.init(bytes, marking: range.start.column..<max(range.start.column, end))
    if line.allSatisfy(\.isWhitespace) { return nil }
  }

  /// - Parameters:
  ///   - bytes: the line without its line ending.
  ///   - columns: the marked bytes, counted from 1; empty for a single place.
  init(_ bytes: ArraySlice<UInt8>, marking columns: Range<Int>) {
    let middle = min(max(1, columns.lowerBound) - 1, bytes.count)
    let window = Self.window(around: bytes.startIndex + middle, in: bytes)
    var cells: [(text: String, width: Int)] = []
    var start: Int?
    var end: Int?
    var column = 0
    var offset = window.lowerBound - bytes.startIndex + 1
    for scalar in String(decoding: bytes[window], as: UTF8.self).unicodeScalars {
      if start == nil, offset >= columns.lowerBound { start = column }
      if end == nil, offset >= columns.upperBound { end = column }
      if let start, column > start + Self.width { break }
      let cell = Self.cell(scalar, at: column)
      cells.append(cell)
      column += cell.width
      offset += UTF8.width(scalar)
    }
    let from = start ?? column
    let to = max(from + 1, end ?? column)
    // A long line is truncated around the marked place.
    let left = from > Self.width * 3 / 4 ? from - Self.width / 2 : 0
    let isCutBefore = left > 0 || window.lowerBound > bytes.startIndex
    var shown = isCutBefore ? "…" : ""
    var place = 0
    var isCut = window.upperBound < bytes.endIndex
    for cell in cells {
      if place >= left, place + cell.width <= left + Self.width { shown += cell.text }
      if place + cell.width > left + Self.width {
        isCut = true
        break
      }
      place += cell.width
    }
    line = shown + (isCut ? "…" : "")
    let visibleEnd = max(from + 1, min(to, left + Self.width))
    marks =
      String(repeating: " ", count: from - left + (isCutBefore ? 1 : 0)) + "^"
      + String(repeating: "~", count: visibleEnd - from - 1)
  }

  /// Returns the bytes around a place, on character boundaries.
  private static func window(around place: Int, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    func boundary(_ place: Int) -> Int {
      var place = place
      while place > bytes.startIndex, place < bytes.endIndex, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
    let place = min(place, bytes.endIndex)
    let start = place - bytes.startIndex > reach ? boundary(place - reach) : bytes.startIndex
    let end = bytes.endIndex - place > reach ? boundary(place + reach) : bytes.endIndex
    return start..<max(start, end)
  }

  private static func cell(_ scalar: Unicode.Scalar, at column: Int) -> (text: String, width: Int) {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    return scalar.isUnsafeToPrint ? ("\u{FFFD}", 1) : (String(scalar), scalar.displayWidth)
  }
}
