/// A text as bytes, split into lines.
///
/// The bytes need not be UTF-8. A line includes its final line feed; a carriage return directly before that is part of
/// the line ending. The texts `"a\nb"` and `"a\nb\n"` have two lines each; the empty text has none.
public struct LineText: Sendable, Equatable {
  /// All bytes of the text.
  public let bytes: [UInt8]
  /// The offset of each line's first byte, followed by the number of bytes.
  private let starts: [Int]

  /// Splits `bytes` into lines, in linear time.
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

  /// Splits the UTF-8 of `text` into lines.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The number of lines.
  public var lineCount: Int { starts.count - 1 }

  /// Returns the bytes of a line including its end, as offsets into the text's bytes.
  public func range(ofLine line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

  /// Returns the bytes of a line without its end, as offsets into the text's bytes.
  public func contentRange(ofLine line: Int) -> Range<Int> {
    let range = range(ofLine: line)
    return range.lowerBound..<(range.upperBound - end(ofLine: line).bytes.count)
  }

  /// Returns the terminator of a line.
  public func end(ofLine line: Int) -> LineEnding {
    let range = range(ofLine: line)
    guard let last = bytes[range].last, last == 0x0A else { return .none }
    return range.count > 1 && bytes[range.upperBound - 2] == 0x0D ? .carriageReturnLineFeed : .lineFeed
  }
}

/// The terminator of a line.
public enum LineEnding: Sendable, Hashable {
  /// A line feed.
  case lineFeed
  /// A carriage return and a line feed.
  case carriageReturnLineFeed
  /// The end of a text whose last line has no line feed.
  case none

  /// The bytes of the terminator.
  public var bytes: [UInt8] {
    switch self {
    case .lineFeed: [0x0A]
    case .carriageReturnLineFeed: [0x0D, 0x0A]
    case .none: []
    }
  }
}
