import CaseStudyModel

/// Removes components of MDX with expressions as attributes, as in `<Chart data={[1, 2]} />`, which aren't HTML, and
/// comments such as `{/* truncate */}`. What they enclose stays.
enum Components {
  /// The maximum length of a tag or comment in bytes, which bounds the time of the search.
  private static let lengthLimit = 8000
  /// The number of bytes, besides two for each byte of the text, that searches for the ends of marks may read in vain.
  private static let vainBytes = 1 << 20

  /// Overwrites tags and comments at the starts of lines outside fences with spaces, which preserves line numbers.
  /// - Returns: the offsets and names of empty elements, which pages don't show at all.
  static func remove(from bytes: inout [UInt8], startingAt start: Int) -> [(offset: Int, name: String)] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [] }
    var done = start
    var rest = vainBytes + 2 * bytes.count
    var empty: [(offset: Int, name: String)] = []
    for line in ProseLines.ranges(of: bytes, startingAt: start) where line.lowerBound >= done {
      let indentation = bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
      guard indentation < 4 else { continue }
      // Where the text after the marks begins, and where it goes.
      var (content, target) = (line.lowerBound + indentation, line.lowerBound + indentation)
      while let end = end(ofMarkAt: content, in: bytes, reading: &rest) {
        let mark = content..<end
        if bytes[mark].suffix(2).elementsEqual("/>".utf8) {
          let name = bytes[(content + 1)...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
          empty.append((content, String(decoding: name, as: UTF8.self)))
        }
        if let lineBreak = bytes[mark].lastIndex(of: UInt8(ascii: "\n")) { target = lineBreak + 1 }
        bytes.blank(mark)
        done = end
        content = bytes[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
      }
      if target < content { moveLine(from: content, to: target, in: &bytes) }
    }
    return empty
  }

  /// Moves the rest of a line to the front, because indented text would be code.
  private static func moveLine(from start: Int, to target: Int, in bytes: inout [UInt8]) {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let rest = Array(bytes[start..<end])
    bytes.blank(target..<end)
    bytes.replaceSubrange(target..<(target + rest.count), with: rest)
  }

  /// Returns the end of a tag or comment.
  /// - Parameter rest: the number of bytes that searches may still read in vain: many lines may begin a mark without an
  ///   end.
  private static func end(ofMarkAt start: Int, in bytes: [UInt8], reading rest: inout Int) -> Int? {
    guard start < bytes.count, rest > 0 else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "<"):
      var index = start
      if let end = end(ofTagAt: start, in: bytes, reading: &index) { return end }
      rest -= index - start
      return nil
    case UInt8(ascii: "{"):
      guard bytes[start...].starts(with: "{/*".utf8) else { return nil }
      let text = Array(bytes[start..<min(start + lengthLimit, bytes.count)])
      if let end = text.firstIndex(of: Array("*/}".utf8), from: 3) { return start + end + 3 }
      rest -= text.count
      return nil
    default: return nil
    }
  }

  /// Returns the end of a tag that has an expression as an attribute.
  /// - Parameter index: is set to the end of what was read.
  private static func end(ofTagAt start: Int, in bytes: [UInt8], reading index: inout Int) -> Int? {
    let name = bytes[(start + 1)...].prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard name.first?.isASCIILetter == true else { return nil }
    var (depth, hasExpression) = (0, false)
    var quote: UInt8?
    var last = UInt8(ascii: "<")
    index = name.endIndex
    while index < min(start + lengthLimit, bytes.count) {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "{"):
        if depth == 0, last == UInt8(ascii: "=") || bytes[index...].starts(with: "...".utf8) { hasExpression = true }
        depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "<") where depth == 0: return nil
      case UInt8(ascii: ">") where depth == 0: return hasExpression ? index : nil
      // A type parameter with a default, as in `<T = {}>`, has no attribute.
      case UInt8(ascii: "=") where depth == 0 && index - 1 <= name.endIndex + 1: return nil
      default: break
      }
      if byte != UInt8(ascii: " ") { last = byte }
    }
    return nil
  }
}
