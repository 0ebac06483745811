import CaseStudyModel

/// A document as the client shows it, saved or not, with its lines.
struct TextDocument: Sendable {
  /// The document's address, as the client writes it.
  let uri: String
  /// The client's number of the text.
  private(set) var version: Int?
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// The offset at which each line begins.
  private var starts: [Int]
  private var marks: UnitMarks

  init(uri: String, version: Int? = nil, text: some Sequence<UInt8>) {
    self.uri = uri
    self.version = version
    bytes = Array(text)
    starts = Self.starts(of: bytes)
    marks = UnitMarks(bytes)
  }

  /// The number of lines; a text that ends with a line break has an empty one after it.
  var lineCount: Int { starts.count }

  /// Returns the bytes of a line without its line break; empty if there is no such line.
  /// - Parameter line: counted from 0.
  func line(_ line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line) else { return [] }
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    if line + 1 < starts.count {
      end -= 1
      if end > starts[line], bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return bytes[starts[line]..<end]
  }

  /// Returns a line as text.
  func text(ofLine line: Int) -> String { String(decoding: self.line(line), as: UTF8.self) }

  /// Applies changes, one after the other.
  mutating func apply(_ changes: [LSP.ContentChange], version: Int?, _ encoding: PositionEncoding) {
    var text = EditedText(bytes)
    for change in changes { text.apply(change, encoding) }
    bytes = text.bytes
    starts = Self.starts(of: bytes)
    marks = UnitMarks(bytes)
    self.version = version ?? self.version
  }

  /// A line ends with a line feed, a carriage return, or both.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() {
        let isBreak =
          byte == UInt8(ascii: "\n")
          || (byte == UInt8(ascii: "\r") && (offset + 1 == buffer.count || buffer[offset + 1] != UInt8(ascii: "\n")))
        if isBreak { starts.append(offset + 1) }
      }
    }
    return starts
  }
}

/// Conversions between the client's places and those of the site.
///
/// A place beyond the end of a line or of the text counts as the end.
extension TextDocument {
  /// Returns the offset of a place in the text.
  func offset(of position: LSP.Position, _ encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineCount else { return bytes.count }
    let line = line(position.line)
    var units = 0
    var place = line.startIndex
    while place < line.endIndex, units < position.character {
      units += encoding.width(ofCharacterBeginningWith: line[place])
      place += 1
      while place < line.endIndex, line[place] & 0xC0 == 0x80, encoding != .utf8 { place += 1 }
    }
    return place
  }

  /// Returns the line and the number of bytes before a place, both counted from 0.
  func place(of position: LSP.Position, _ encoding: PositionEncoding) -> (line: Int, column: Int) {
    guard position.line >= 0 else { return (0, 0) }
    guard position.line < lineCount else { return (lineCount - 1, line(lineCount - 1).count) }
    return (position.line, offset(of: position, encoding) - starts[position.line])
  }

  /// Returns the client's place for a line and a number of bytes, both counted from 0.
  func position(line: Int, column: Int, _ encoding: PositionEncoding) -> LSP.Position {
    let line = min(max(line, 0), lineCount - 1)
    let start = self.line(line).prefix(max(column, 0))
    return LSP.Position(line: line, character: marks.length(of: start.startIndex..<start.endIndex, in: bytes, encoding))
  }

  /// Returns the client's range for a stretch of a line, in bytes.
  func range(line: Int, _ columns: Range<Int>, _ encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: position(line: line, column: columns.lowerBound, encoding),
      end: position(line: line, column: columns.upperBound, encoding))
  }

  /// Returns the client's range for one of the site.
  func range(_ range: SourceRange, _ encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: position(line: range.start.line - 1, column: range.start.column - 1, encoding),
      end: position(line: range.end.line - 1, column: range.end.column - 1, encoding))
  }

  /// Returns a visible range for a problem: a single place is extended to its word, and a line's start to the whole
  /// line.
  func visibleRange(_ range: SourceRange, _ encoding: PositionEncoding) -> LSP.Range {
    if range.end > range.start { return self.range(range, encoding) }
    let number = min(max(range.start.line - 1, 0), lineCount - 1)
    let line = self.line(number)
    // A slice keeps the offsets of the document.
    let origin = line.startIndex
    let first = line.prefix(while: \.isSpaceOrTab).count
    let last = (line.lastIndex { !$0.isSpaceOrTab } ?? origin - 1) + 1 - origin
    var start = min(max(range.start.column - 1, first), last)
    while start > 0, start < line.count, line[origin + start] & 0xC0 == 0x80 { start -= 1 }
    if start == first { return self.range(line: number, first..<max(first, last), encoding) }
    start += line[(origin + start)...].prefix(while: \.isSpaceOrTab).count
    let word = line[(origin + start)...].prefix(Self.longestWord).prefix { !$0.isSpaceOrTab }
    return self.range(line: number, start..<start + word.count, encoding)
  }

  /// The maximum length in bytes of a word that shows a problem: a line of text without blanks may have thousands.
  private static let longestWord = 200
}
