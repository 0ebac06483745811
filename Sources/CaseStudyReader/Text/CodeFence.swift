/// A fence that opens a block of code.
struct CodeFence {
  private let character: UInt8
  private let length: Int

  /// Reads the fence that a line opens without indentation, which can't be inside a list or quotation; `nil` for none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    character = bytes[start]
    guard character == UInt8(ascii: "`") || character == UInt8(ascii: "~") else { return nil }
    var index = start
    while index < bytes.count, bytes[index] == character { index += 1 }
    length = index - start
    guard length >= 3 else { return nil }
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if character == UInt8(ascii: "`"), bytes[index] == character { return nil }
      index += 1
    }
  }

  /// Returns whether a line closes the block.
  func isClosed(by line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
    guard indentation <= 3 else { return false }
    let run = line.dropFirst(indentation).prefix { $0 == character }.count
    guard run >= length else { return false }
    return line.dropFirst(indentation + run).allSatisfy(\.isSpaceOrTab)
  }
}
