import CMark
import CaseStudyModel
import Synchronization

/// HTML character references, resolved with libcmark-gfm's own table.
enum HTMLEntities {
  /// Resolves references such as `&amp;` and `&#58;`.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let end = end(ofReferenceAt: index, in: bytes) {
        result += characters(of: bytes[(index + 1)..<(end - 1)]).utf8
        index = end
      } else {
        let isBreak = bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r")
        result.append(isBreak ? UInt8(ascii: " ") : bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The maximum length of a name in bytes, with the `&` before it; libcmark-gfm reads no longer one.
  private static let lengthLimit = 33

  /// Returns the end of what may be a reference, after its semicolon.
  private static func end(ofReferenceAt start: Int, in bytes: [UInt8]) -> Int? {
    var end = start + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let first = end
    while end < bytes.count, end - start < lengthLimit, bytes[end].isASCIILetter || bytes[end].isASCIIDigit { end += 1 }
    guard end > first, end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
    return end + 1
  }

  /// Returns what a reference without its `&` and semicolon stands for: itself if it isn't one.
  private static func characters(of name: ArraySlice<UInt8>) -> String {
    number(name).map { String(Character(Unicode.Scalar($0) ?? "\u{FFFD}")) }
      ?? named(String(decoding: name, as: UTF8.self))
  }

  /// Returns the number in `#58` or `#x3A`, 0xFFFD for 0; `nil` for a name, and for more than six digits.
  private static func number(_ name: ArraySlice<UInt8>) -> UInt32? {
    guard name.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.dropFirst().first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count <= 6, let number = UInt32(text, radix: isHexadecimal ? 16 : 10) else { return nil }
    return number == 0 ? 0xFFFD : number
  }

  /// The characters that names stand for, because each name is resolved in a document of its own.
  private static let resolved = Mutex<[String: String]>([:])
  /// The maximum number of names that are kept; HTML has 2,125.
  private static let keptLimit = 10_000

  private static func named(_ name: String) -> String {
    if let known = resolved.withLock({ $0[name] }) { return known }
    let text = parsed("&\(name);")
    resolved.withLock { kept in
      if kept.count < keptLimit { kept[name] = text }
    }
    return text
  }

  /// Resolves a reference in an info string: libcmark-gfm has no public function for it. The letters around it keep
  /// spaces at its ends, and a backslash in front of a letter is no escape.
  private static func parsed(_ reference: String) -> String {
    guard let tree = MarkdownTree(Array("~~~ x\(reference)x".utf8)[...]),
      let block = MarkdownNode(tree.root).firstChild
    else { return reference }
    // By scalars: a combining mark is one character with the letter before it.
    return String(block.fenceInfo.unicodeScalars.dropFirst().dropLast())
  }
}
