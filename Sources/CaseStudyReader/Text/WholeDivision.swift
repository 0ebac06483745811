/// Removes a `<div dir="rtl">` around a whole document, which code hosts need for the direction of Arabic or Persian
/// text.
///
/// A page's direction follows the document's language, and headings inside raw HTML would be missing from its title and
/// contents.
enum WholeDivision {
  /// Overwrites the lines of both tags with spaces, which preserves line numbers.
  static func remove(from bytes: inout [UInt8], startingAt start: Int) {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard let content = bytes[start...].firstIndex(where: { !isBlank($0) }),
      bytes[content...].starts(with: "<div ".utf8)
    else { return }
    let lines = ProseLines.ranges(of: bytes, startingAt: content)
    guard lines.count > 1, lines[1].isEmpty, isDirection(text(of: lines[0], in: bytes)) else { return }
    var depth = 1
    for line in lines.dropFirst() where bytes[line].contains(UInt8(ascii: "<")) {
      let text = text(of: line, in: bytes)
      depth += text.ranges(of: "<div").count - text.ranges(of: "</div").count
      guard depth <= 0 else { continue }
      guard text == "</div>", bytes[line.upperBound...].allSatisfy(isBlank) else { return }
      bytes.blank(line)
      break
    }
    // Without an end tag, the division ends with the document.
    guard depth <= 1 else { return }
    bytes.blank(lines[0])
  }

  private static func text(of line: Range<Int>, in bytes: [UInt8]) -> String {
    String(decoding: bytes[line], as: UTF8.self).trimmingSpaces().lowercased()
  }

  /// Returns whether a line is the start tag of a division that sets the direction of its text, and is no anchor.
  private static func isDirection(_ tag: String) -> Bool {
    tag.hasSuffix(">") && tag.contains(" dir=") && !tag.contains(" id=") && !tag.dropFirst().contains("<")
  }
}
