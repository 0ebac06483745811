/// Reads the anchors that authors give to headings for Docusaurus, Hugo, mdBook and others, as in `## Before {#old}`.
enum HeadingNames {
  private static let attributes = CompiledPattern(
    /[ \t]\{:? *+(?:#([\p{L}\p{N}_:\-]+))?((?: *\.[A-Za-z][\w\-]*)*) *\}(?=[ \t#]*$)/)

  /// Overwrites the attributes of headings with spaces, which preserves positions, and returns the anchors by line.
  static func removed(from bytes: inout [UInt8], startingAt start: Int) -> [Int: String] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [:] }
    var names: [Int: String] = [:]
    var (counted, line) = (0, 1)
    for range in ProseLines.ranges(of: bytes, startingAt: start) {
      let hashes = bytes[range].drop { $0 == UInt8(ascii: " ") }
      guard hashes.first == UInt8(ascii: "#"), bytes[range].contains(UInt8(ascii: "{")) else { continue }
      let text = String(decoding: bytes[range], as: UTF8.self)
      guard let found = attributes.firstRange(in: text[...]),
        let attributes = attributes.firstMatch(in: text), attributes.1 != nil || !attributes.2.isEmpty,
        text[..<found.lowerBound].contains(where: { $0 != "#" && $0 != " " })
      else { continue }
      line += bytes[counted..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      counted = range.lowerBound
      if let name = attributes.1 { names[line] = String(name) }
      let offset = range.lowerBound + text[..<found.lowerBound].utf8.count
      bytes.blank(offset..<(offset + text[found].utf8.count))
    }
    return names
  }
}
