/// The numbers of units before every 512th byte of a text.
///
/// They make it fast to find places on a long line, which may have thousands of diagnostics.
struct UnitMarks: Sendable {
  /// The numbers of units of UTF-16 and UTF-32 before a byte.
  private struct Mark {
    var utf16 = 0
    var utf32 = 0
  }

  private static let distance = 512

  private var marks: [Mark] = []

  init(_ bytes: [UInt8]) {
    marks.reserveCapacity(bytes.count / Self.distance + 1)
    var mark = Mark()
    bytes.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() {
        if offset % Self.distance == 0 { marks.append(mark) }
        mark.utf16 += PositionEncoding.utf16.width(ofCharacterBeginningWith: byte)
        mark.utf32 += PositionEncoding.utf32.width(ofCharacterBeginningWith: byte)
      }
    }
    marks.append(mark)
  }

  /// Returns the length of a part of the text that the marks were made for.
  func length(of range: Range<Int>, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    count(before: range.upperBound, in: bytes, encoding) - count(before: range.lowerBound, in: bytes, encoding)
  }

  private func count(before offset: Int, in bytes: [UInt8], _ encoding: PositionEncoding) -> Int {
    if encoding == .utf8 { return offset }
    let index = min(offset / Self.distance, marks.count - 1)
    let mark = encoding == .utf16 ? marks[index].utf16 : marks[index].utf32
    return bytes[min(index * Self.distance, offset)..<offset].reduce(mark) {
      $0 + encoding.width(ofCharacterBeginningWith: $1)
    }
  }
}
