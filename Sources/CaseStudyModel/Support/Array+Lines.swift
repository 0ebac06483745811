extension [UInt8] {
  /// Returns the position of a byte of a text.
  package func position(of index: Int) -> SourcePosition {
    let before = self[..<index]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return SourcePosition(line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: index - start + 1)
  }

  /// Overwrites bytes with spaces, except line feeds, so that other bytes keep their positions.
  package mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != UInt8(ascii: "\n") { self[index] = UInt8(ascii: " ") }
  }
}
