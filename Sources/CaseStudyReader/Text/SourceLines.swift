/// The lines of a text, by their number.
struct SourceLines {
  private let bytes: ArraySlice<UInt8>
  /// The offsets at which the lines begin.
  private let starts: [Int]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var starts = [bytes.startIndex]
    bytes.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(bytes.startIndex + offset + 1)
      }
    }
    self.starts = starts
  }

  /// The bytes of a line, counted from 1, without its line feed; empty where there is no such line.
  subscript(line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    let end = line < starts.count ? starts[line] - 1 : bytes.endIndex
    return bytes[starts[line - 1]..<end]
  }

  /// The number of the line after `count` others that begin with a byte as it does; `nil` where there are no more than these.
  func first(beginningWith byte: UInt8, after count: Int) -> Int? {
    let found = starts.indices.lazy.filter { index in
      starts[index] < bytes.endIndex && bytes[starts[index]] == byte
    }
    return found.dropFirst(count).first.map { $0 + 1 }
  }

  /// The byte at a place of the text, line and column counted from 1.
  func byte(line: Int, column: Int) -> UInt8? {
    let text = self[line]
    let index = text.startIndex + column - 1
    return text.indices.contains(index) ? text[index] : nil
  }
}
