/// A text as bytes, divided into lines.
///
/// The bytes need not be UTF-8. A line feed ends a line, and belongs to it; a carriage return right before it belongs to the
/// line's end. The text `"a\nb"` has two lines, as has `"a\nb\n"`; the empty text has none.
public struct LineText: Sendable, Equatable {
  /// All bytes of the text.
  public let bytes: [UInt8]
  /// The offset of each line's first byte, and the count of bytes after them.
  private let starts: [Int]

  /// Divides `bytes` into lines, in time linear in their count.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 24 + 2)
    bytes.withUnsafeBufferPointer { pointer in
      var index = 0
      while index < pointer.count {
        if pointer[index] == 0x0A { starts.append(index + 1) }
        index += 1
      }
    }
    if starts[starts.count - 1] != bytes.count { starts.append(bytes.count) }
    self.starts = starts
  }

  /// Divides the UTF-8 of `text` into lines.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The number of lines.
  public var lineCount: Int { starts.count - 1 }

  /// Finds the bytes of a line with its end, as offsets into the text's bytes.
  public func range(ofLine line: Int) -> Range<Int> {
    starts[line]..<starts[line + 1]
  }

  /// Finds the bytes of consecutive lines with their ends, as offsets into the text's bytes.
  public func range(ofLines lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<starts[lines.upperBound]
  }

  /// Finds the bytes of a line without its end, as offsets into the text's bytes.
  public func contentRange(ofLine line: Int) -> Range<Int> {
    let range = range(ofLine: line)
    return range.lowerBound..<(range.upperBound - end(ofLine: line).bytes.count)
  }

  /// Finds what ends a line.
  public func end(ofLine line: Int) -> LineEnd {
    let range = range(ofLine: line)
    guard let last = bytes[range].last, last == 0x0A else { return .none }
    return range.count > 1 && bytes[range.upperBound - 2] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }
}
