import CaseStudyModel

/// Wraps tables and indented code in scrollable groups with keyboard focus.
struct ScrollRegionWriter: Sendable {
  private let texts: InterfaceTexts
  private var tableCount = 0
  private var codeCount = 0

  init(_ texts: InterfaceTexts) { self.texts = texts }

  /// Appends HTML with its tables wrapped and its blocks of code labelled.
  mutating func write(_ html: String, into out: inout [UInt8]) {
    var html = html
    html.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        if bytes[index] != UInt8(ascii: "<") {
          index += 1
        } else if Self.begins(bytes, at: index, with: "<table") {
          out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
          start = index
          tableCount += 1
          out.append(html: "<div class=\"scroll\" tabindex=\"0\" role=\"group\"")
          out.append(attribute: "aria-label", texts.text("article.table", ["number": .integer(tableCount)]))
          out.append(html: ">")
          index += 6
        } else if Self.begins(bytes, at: index, with: "</table>") {
          index += 8
          out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
          start = index
          out.append(html: "</div>")
        } else if Self.begins(bytes, at: index, with: "<pre>") {
          out.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
          codeCount += 1
          out.append(html: "<pre tabindex=\"0\" role=\"group\"")
          out.append(attribute: "aria-label", texts.text("article.indentedCode", ["number": .integer(codeCount)]))
          out.append(html: ">")
          index += 5
          start = index
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
