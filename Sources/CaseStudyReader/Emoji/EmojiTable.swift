/// GitHub's names of emoji, searched in the text itself so that no dictionary needs building at startup.
enum EmojiTable {
  /// The length of the longest name, in bytes.
  static let longestName = 64

  private static let table = Array(text.utf8)

  /// Returns the characters of a name as UTF-8; `nil` for an unknown one.
  static func characters(of name: some RandomAccessCollection<UInt8>) -> ArraySlice<UInt8>? {
    let newline = UInt8(ascii: "\n")
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      let start = (table[low..<middle].lastIndex(of: newline) ?? low - 1) + 1
      let end = table[middle...].firstIndex(of: newline) ?? table.count
      let space = table[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      let found = table[start..<space]
      if found.elementsEqual(name) { return table[min(space + 1, end)..<end] }
      if found.lexicographicallyPrecedes(name) { low = end + 1 } else { high = start }
    }
    return nil
  }
}
