/// Measures short HTML without a parser.
enum InlineText {
  /// Measures HTML that consists of whole paragraphs of plain, bold and code text.
  /// - Returns: the number of bytes outside tags and spaces, or `nil` if another element occurs.
  static func length(of html: String) -> Int? {
    var length = 0
    var depth = 0
    var rest = Substring(html).utf8
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "<") {
        length += byte <= 0x20 ? 0 : 1
        continue
      }
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let tag = String(Substring(rest[..<end]))
      rest = rest[rest.index(after: end)...]
      guard allowed.contains(tag.hasPrefix("/") ? String(tag.dropFirst()) : tag) else { return nil }
      if tag == "br /" || tag == "br" { continue }
      depth += tag.hasPrefix("/") ? -1 : 1
      if depth < 0 { return nil }
    }
    return depth == 0 ? length : nil
  }

  /// Finds the start of the paragraph that ends the HTML.
  static func startOfLastParagraph(in html: String) -> String.Index? {
    let bytes = Array(html.utf8)
    let opening = Array("<p>".utf8)
    guard bytes.count > 3 else { return nil }
    for start in stride(from: bytes.count - 3, through: 0, by: -1) where bytes[start..<start + 3].elementsEqual(opening)
    {
      let index = html.utf8.index(html.startIndex, offsetBy: start)
      return length(of: String(html[index...])) == nil ? nil : index
    }
    return nil
  }

  private static let allowed: Set<String> = ["p", "strong", "em", "b", "i", "code", "del", "br", "br /"]
}
