/// The location of a file's front matter: between a first line `---` and a later line `---` or `...`.
struct FrontMatterFences {
  /// The bytes between the fences, as offsets.
  var content: Range<Int>
  /// The offset of the first byte after the closing fence.
  var bodyStart: Int
  /// The number of lines up to and including the closing fence.
  var bodyLine: Int

  /// Finds the front matter; `nil` if the file has none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("---".utf8)) else { return nil }
    var start = 0
    var line = 0
    var contentStart = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      let text = bytes[start..<end]
      if line == 1 {
        guard Self.isFence(text, of: "---") else { return nil }
        contentStart = min(end + 1, bytes.count)
      } else if Self.isFence(text, of: "---") || Self.isFence(text, of: "...") {
        content = contentStart..<start
        bodyStart = min(end + 1, bytes.count)
        bodyLine = line
        return
      }
      start = end + 1
    }
    return nil
  }

  /// Returns whether a line is a fence; trailing blanks are ignored.
  private static func isFence(_ line: ArraySlice<UInt8>, of signs: String) -> Bool {
    line.starts(with: signs.utf8)
      && line.dropFirst(signs.utf8.count).allSatisfy(\.isSpaceOrTab)
  }
}
