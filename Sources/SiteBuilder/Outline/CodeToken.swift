/// A word or punctuation mark of code.
enum CodeToken: Sendable, Equatable {
  case word(String)
  case mark(UInt8)

  /// Tokenizes code of any language with braces; skips comments, literals and whitespace.
  static func tokens(of code: String) -> [CodeToken] {
    var code = code
    return code.withUTF8 { bytes in
      var scanner = CodeScanner(bytes: bytes)
      var tokens: [CodeToken] = []
      while let token = scanner.next() { tokens.append(token) }
      return tokens
    }
  }
}

/// Scans code for tokens.
private struct CodeScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  mutating func next() -> CodeToken? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0...0x20: index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipLiteral(byte)
      default:
        if Self.isWord(byte) { return .word(word()) }
        index += 1
        return .mark(byte)
      }
    }
    return nil
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
  }

  /// Skips a literal; a single-line one ends at the end of the line at the latest.
  private mutating func skipLiteral(_ quote: UInt8) {
    let isMultiline = peek(1) == quote && peek(2) == quote
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
      } else if byte == quote, !isMultiline || (peek(1) == quote && peek(2) == quote) {
        index += isMultiline ? 3 : 1
        return
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        return
      } else {
        index += 1
      }
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}
