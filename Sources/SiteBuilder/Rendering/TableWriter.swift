/// What puts an article's tables into regions of their own, so that a wide one scrolls without the page.
struct TableWriter: Sendable {
  private var count = 0

  /// Appends HTML with its tables wrapped.
  mutating func write(_ html: String, into out: inout [UInt8]) {
    var html = html
    html.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        // Few bytes are `<`, and fewer of them begin a table.
        if bytes[index] != UInt8(ascii: "<") {
          index += 1
        } else if Self.begins(bytes, at: index, with: "<table") {
          out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
          start = index
          count += 1
          out.append(html: "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table \(count)\">")
          index += 6
        } else if Self.begins(bytes, at: index, with: "</table>") {
          index += 8
          out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
          start = index
          out.append(html: "</div>")
        } else {
          index += 1
        }
      }
      out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, with tag: StaticString) -> Bool {
    guard bytes.count - index >= tag.utf8CodeUnitCount else { return false }
    for offset in 0..<tag.utf8CodeUnitCount where bytes[index + offset] != tag.utf8Start[offset] { return false }
    return true
  }
}
