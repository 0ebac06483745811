/// Removes a `<div dir="rtl">` around a whole document, which code hosts need for the direction of Arabic or Persian
/// text.
///
/// A page's direction follows the document's language, and headings inside raw HTML would be missing from its title and
/// contents.
enum WholeDivision {
  /// Overwrites the lines of both tags with spaces, which preserves line numbers.
  static func remove(from bytes: inout [UInt8], startingAt start: Int) {
    let lines = bytes.withUnsafeBufferPointer { tagLines(in: $0, startingAt: start) }
    for line in lines { for index in line { bytes[index] = UInt8(ascii: " ") } }
  }

  /// Returns the lines of the division's tags; none if the document isn't in one.
  private static func tagLines(in bytes: UnsafeBufferPointer<UInt8>, startingAt start: Int) -> [Range<Int>] {
    guard let content = bytes[start...].firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }),
      bytes[content...].starts(with: "<div ".utf8)
    else { return [] }
    let opening = content..<lineEnd(bytes, from: content)
    guard isDirection(String(decoding: bytes[opening], as: UTF8.self)),
      lineEnd(bytes, from: opening.upperBound + 1) == opening.upperBound + 1
    else { return [] }
    var fence: (character: UInt8, length: Int)?
    var depth = 1
    var index = opening.upperBound + 1
    while index < bytes.count {
      let line = index..<lineEnd(bytes, from: index)
      index = line.upperBound + 1
      if let opened = fence {
        if LineStart.closesFence(bytes[line], character: opened.character, length: opened.length) { fence = nil }
        continue
      }
      if let first = bytes[line].firstIndex(where: { $0 != UInt8(ascii: " ") }) {
        fence = LineStart.openedFence(bytes, from: first)
      }
      guard bytes[line].contains(UInt8(ascii: "<")) else { continue }
      let text = String(decoding: bytes[line], as: UTF8.self).lowercased()
      depth += text.ranges(of: "<div").count - text.ranges(of: "</div").count
      guard depth <= 0 else { continue }
      let isEnd = text.trimmingSpaces() == "</div>"
      let rest = bytes[min(index, bytes.count)...]
      return isEnd && rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ? [opening, line] : []
    }
    return depth == 1 ? [opening] : []
  }

  /// Returns whether a line is the start tag of a division that sets the direction of its text, and is no anchor.
  private static func isDirection(_ line: String) -> Bool {
    let tag = line.trimmingSpaces().lowercased()
    return tag.hasSuffix(">") && tag.contains(" dir=") && !tag.contains(" id=") && !tag.dropFirst().contains("<")
  }

  private static func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
