import CaseStudyModel

/// The place of a tag, and that of the attribute with its address.
struct TagPlace {
  var start: SourcePosition
  var address: SourcePosition
}

/// Finds the positions of raw HTML's tags in its file, from the first to the last.
struct HTMLPlaces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isIndented: Bool
  /// The offset up to which lines have been counted.
  private var index = 0
  private var line: Int
  private var column: Int
  /// The offset of the first byte on the line, from which columns are counted; `nil` if it isn't known.
  private var lineStart: Int?

  /// - Parameters:
  ///   - position: the position of the first byte that isn't white space.
  ///   - isIndented: whether the HTML is in a list or quotation, whose marks its later lines lack here.
  init(in bytes: UnsafeBufferPointer<UInt8>, at position: SourcePosition, isIndented: Bool) {
    self.bytes = bytes
    self.isIndented = isIndented
    line = position.line
    column = position.column
    lineStart = bytes.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// Returns the position of a byte, whose offset must not be less than the last one asked for.
  mutating func position(at offset: Int) -> SourcePosition {
    while index < offset {
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        column = 1
        lineStart = isIndented ? nil : index + 1
      }
      index += 1
    }
    return SourcePosition(line: line, column: column + (lineStart.map { max(0, offset - $0) } ?? 0))
  }
}
