/// The style sheets that a page links to, and the rest of the page.
struct StyleSheetLinks {
  /// The addresses in page order, unescaped.
  private(set) var addresses: [String] = []
  /// All other bytes of the page; empty if it has no style sheets.
  private(set) var remainder: [UInt8] = []

  /// Whether the page has no style sheets.
  var isEmpty: Bool { addresses.isEmpty }

  /// Creates the links of a page without style sheets.
  init() {}

  /// Finds the links in a page; supports only the markup that generators write.
  init(in page: [UInt8]) {
    var kept = 0
    var index = 0
    while let tag = page.firstIndex(of: "<link", from: index) {
      let element = LinkTag(page, attributesFrom: tag + 5)
      index = element.end
      guard element.isStyleSheet, let address = element.address else { continue }
      remainder += page[kept..<address.lowerBound]
      kept = address.upperBound
      addresses.append(Self.unescaped(String(decoding: page[address], as: UTF8.self)))
    }
    if !isEmpty { remainder += page[kept...] }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(text) {
      $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
    }
  }
}

/// The relevant attributes of a `<link>` tag.
private struct LinkTag {
  var isStyleSheet = false
  var address: Range<Int>?
  var end: Int

  init(_ page: [UInt8], attributesFrom start: Int) {
    end = start
    while end < page.count, page[end] != UInt8(ascii: ">") {
      let nameStart = end
      while end < page.count, !Self.endsName(page[end]) { end += 1 }
      let name = String(decoding: page[nameStart..<end], as: UTF8.self).lowercased()
      guard end < page.count, page[end] == UInt8(ascii: "=") else {
        if end == nameStart { end += 1 }
        continue
      }
      let value = Self.value(page, from: end + 1)
      end = min(page.count, value.upperBound + (value.lowerBound > end + 1 ? 1 : 0))
      if name == "href" { address = value }
      if name == "rel" {
        isStyleSheet = String(decoding: page[value], as: UTF8.self).lowercased().split(separator: " ")
          .contains("stylesheet")
      }
    }
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func value(_ page: [UInt8], from start: Int) -> Range<Int> {
    guard start < page.count else { return page.count..<page.count }
    let quote = page[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return (start + 1)..<(page[(start + 1)...].firstIndex(of: quote) ?? page.count)
    }
    return start..<(page[start...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") } ?? page.count)
  }
}
