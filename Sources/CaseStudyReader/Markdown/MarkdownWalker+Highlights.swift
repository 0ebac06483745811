extension MarkdownWalker {
  /// Reads a text with highlighted parts between double equals signs, as note vaults write them.
  /// - Returns: whether the text has any.
  mutating func enterHighlights(_ node: MarkdownNode) -> Bool {
    let parts = Highlight.parts(in: node.literal)
    if parts.isEmpty { return false }
    let literal = Array(node.literal)
    var html: [UInt8] = []
    var end = 0
    for part in parts {
      appendText(literal[end..<part.lowerBound], to: &html)
      html += Array("<mark>".utf8)
      appendText(literal[(part.lowerBound + 2)..<(part.upperBound - 2)], to: &html)
      html += Array("</mark>".utf8)
      end = part.upperBound
    }
    appendText(literal[end...], to: &html)
    edits.append { node.replaceLeaf(with: html) }
    return true
  }
}

/// A highlighted part of a text, such as `==must not change==`.
enum Highlight {
  private static let sign = UInt8(ascii: "=")
  private static let space = UInt8(ascii: " ")

  /// Returns the places of the highlighted parts with their signs, in order.
  ///
  /// Comparisons have letters or spaces on both sides of the signs, as in `a==b` and `a == b`.
  static func parts(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start: Int?
    var index = 0
    while let first = text[index...].firstIndex(of: sign) {
      let end = text[first...].firstIndex { $0 != sign } ?? text.count
      index = end
      guard end - first == 2 else {
        start = nil
        continue
      }
      let before = first > 0 ? text[first - 1] : space
      let after = end < text.count ? text[end] : space
      if let opening = start, before != space, !after.isASCIIWordPart {
        parts.append(opening..<end)
        start = nil
      } else {
        start = after != space && !before.isASCIIWordPart && !")]".utf8.contains(before) ? first : nil
      }
    }
    return parts
  }
}
