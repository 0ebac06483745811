/// A text split into lines, which are found by number or by place.
package struct LineTable: Sendable {
  private let bytes: ArraySlice<UInt8>
  /// The index at which each line begins.
  private let starts: [Int]

  /// Finds the lines of a text, which end with line feeds.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    var starts = [bytes.startIndex]
    bytes.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(bytes.startIndex + offset + 1)
      }
    }
    self.starts = starts
  }

  /// The number of lines, at least 1.
  package var count: Int { starts.count }

  /// Returns the bytes of a line, counted from 1, without its line feed; empty if there is no such line.
  package subscript(line: Int) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    let end = line < starts.count ? starts[line] - 1 : bytes.endIndex
    return bytes[starts[line - 1]..<end]
  }

  /// Returns the number of the line that begins with `byte` after `count` others that do; `nil` if there are no more.
  package func first(beginningWith byte: UInt8, after count: Int) -> Int? {
    let found = starts.indices.lazy.filter { index in
      starts[index] < bytes.endIndex && bytes[starts[index]] == byte
    }
    return found.dropFirst(count).first.map { $0 + 1 }
  }

  /// Returns the place of a text on a line of a file; `nil` if the line doesn't have its bytes.
  package func range(of text: some StringProtocol, on line: Int, in path: String) -> SourceRange? {
    Array(self[line]).firstIndex(of: Array(text.utf8), from: 0).map {
      SourceRange(path: path, line: line, column: $0 + 1, length: text.utf8.count)
    }
  }

  /// Returns the position of a byte, given by its index.
  package func position(of index: Int) -> SourcePosition {
    let line = starts.partitioningIndex { $0 > index }
    return SourcePosition(line: line, column: index - starts[line - 1] + 1)
  }

  /// Returns the byte at a position, line and column counted from 1.
  package func byte(line: Int, column: Int) -> UInt8? {
    let text = self[line]
    let index = text.startIndex + column - 1
    return text.indices.contains(index) ? text[index] : nil
  }
}
