import CaseStudyModel

/// The lines of a text file by number.
struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let lines: LineTable
  /// The number of characters before each block of `blockSize` bytes, so that counting columns of long lines is fast.
  private var characterCounts: [Int]

  private static let blockSize = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes[...])
    characterCounts = []
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.blockSize == 0 { characterCounts.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    characterCounts.append(count)
  }

  /// Returns the bytes of a line, counted from 1, without its line ending; `nil` if there is no such line.
  func bytes(ofLine line: Int) -> ArraySlice<UInt8>? {
    guard line >= 1, line <= lines.count, !bytes.isEmpty else { return nil }
    let text = lines[line]
    return text.last == UInt8(ascii: "\r") ? text.dropLast() : text
  }

  /// Returns the column of a place in Unicode scalars instead of bytes.
  func scalarColumn(of position: SourcePosition) -> Int {
    guard let line = bytes(ofLine: position.line) else { return position.column }
    let before = line.prefix(max(1, position.column) - 1)
    // Continuation bytes of UTF-8 aren't counted.
    let characters = characterCount(upTo: before.endIndex) - characterCount(upTo: before.startIndex)
    return characters + 1 + max(before.count + 1, position.column) - 1 - before.count
  }

  private func characterCount(upTo offset: Int) -> Int {
    let block = offset / Self.blockSize
    return characterCounts[block] + bytes[(block * Self.blockSize)..<offset].count { $0 & 0xC0 != 0x80 }
  }
}
