/// Where the front matter of a file stands: between a first line `---` and a later line `---` or `...`.
struct FrontMatterFences {
  var content: Range<Int>
  /// The offset of the first byte behind the closing fence.
  var bodyStart: Int
  /// The number of lines up to and with the closing fence.
  var bodyLine: Int

  /// `nil` where the file has no front matter.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Array("---".utf8)) else { return nil }
    var start = 0
    var line = 0
    var contentStart = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line += 1
      let text = bytes[start..<end].reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let isDashes = text.elementsEqual("---".utf8)
      if line == 1 {
        guard isDashes else { return nil }
        contentStart = min(end + 1, bytes.count)
      } else if isDashes || text.elementsEqual("...".utf8) {
        content = contentStart..<start
        bodyStart = min(end + 1, bytes.count)
        bodyLine = line
        return
      }
      start = end + 1
    }
    return nil
  }
}
