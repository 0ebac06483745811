import CaseStudyModel

/// Finds the names in code of any language with braces: declared types and functions, and used types.
///
/// It skips comments and literals, as `CodeTokens` does, but allocates nothing for a word, because the search index
/// reads all code of a site.
struct NameScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The number of the current line, counted from 1.
  private(set) var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A name in code.
  struct Name {
    /// The UTF-8 of the name.
    let text: UnsafeBufferPointer<UInt8>
    /// The line, counted from 1.
    let line: Int
    /// Whether it is declared here.
    let isDeclared: Bool
  }

  /// Returns the next declared name, or the next name that begins with a capital.
  mutating func next() -> Name? {
    var isAfterKeyword = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x0A:
        line += 1
        index += 1
      case 0...0x20: index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): skipLiteral()
      case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF, 0x30...0x39:
        let start = index
        while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
        let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
        let isKeyword = byte >= 0x61 && Self.isKeyword(text)
        if isKeyword, !isAfterKeyword {
          isAfterKeyword = true
          continue
        }
        if !isKeyword, isAfterKeyword || (0x41...0x5A).contains(byte) && text.count > 1 {
          return Name(text: text, line: line, isDeclared: isAfterKeyword)
        }
        isAfterKeyword = isKeyword
      default:
        isAfterKeyword = false
        index += 1
      }
    }
    return nil
  }

  private func peek(_ distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
  }

  /// Skips a literal; one of a single line ends with the line at the latest.
  private mutating func skipLiteral() {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), !isLong || peek(1) == byte && peek(2) == byte {
        index += isLong ? 3 : 1
        return
      }
      if byte == 0x0A {
        if !isLong { return }
        line += 1
      }
      // An escaped line feed still ends the line.
      index += byte == UInt8(ascii: "\\") && peek(1) != 0x0A ? 2 : 1
    }
  }

  @inline(__always)
  private static func isKeyword(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (3...9).contains(word.count) else { return false }
    switch Unicode.Scalar(word[0]) {
    case "a", "c", "d", "e", "f", "i", "o", "p", "r", "s", "t":
      return keywords.contains { $0.count == word.count && $0.elementsEqual(word) }
    default: return false
    }
  }

  private static let keywords = [
    "func", "struct", "class", "protocol", "enum", "actor", "typealias", "interface", "trait", "object", "record",
    "fun", "function", "def",
  ].map { Array($0.utf8) }
}
