import CaseStudyModel

/// A line of source as a message shows it, with a second line that marks a part of it.
struct SourceExcerpt: Sendable {
  /// How many columns of a line are shown at most.
  private static let width = 100
  private static let tabWidth = 4
  /// How many bytes before and behind the marked place are looked at: a line of a megabyte may have a message for each word.
  private static let reach = 400

  /// The line with tabs widened, cut at both ends where it is long.
  var line: String
  /// Spaces up to the marked part, then `^~~~` below it.
  var marks: String

  /// - Parameters:
  ///   - bytes: the line without what ends it.
  ///   - columns: the marked bytes, counted from 1; empty for a single place.
  init(_ bytes: ArraySlice<UInt8>, marking columns: Range<Int>) {
    let window = Self.window(around: bytes.startIndex + max(0, columns.lowerBound - 1), in: bytes)
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
    // Columns around the marked place, so that a long line does not fill the screen.
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

  /// Returns the bytes around a place, in whole characters.
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
    return scalar.isTreacherous ? ("\u{FFFD}", 1) : (String(scalar), scalar.displayWidth)
  }
}
