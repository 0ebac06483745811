import CaseStudyModel

/// A piece of raw HTML.
enum HTMLToken {
  case text(Range<Int>)
  case open(name: String, attributes: [HTMLAttribute])
  case close(name: String)
  /// A comment, declaration or processing instruction; `isClosed` is false for a comment without its end.
  case comment(isClosed: Bool)
}

/// An attribute of a tag.
struct HTMLAttribute {
  /// The name in lower case.
  var name: String
  /// The value with its character references replaced.
  var value: String
  /// The offset of its name in bytes.
  var offset: Int
}

/// Splits raw HTML into tags and text for a sanitiser: anything that is not clearly a tag is text.
struct HTMLTokenizer: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The offset of the last token in bytes.
  private(set) var start = 0
  /// Whether the last tag's name looks like a type's: it begins with a capital letter, and isn't all capitals.
  private(set) var isNamedLikeType = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the next token, or `nil` at the end.
  mutating func next() -> HTMLToken? {
    guard index < bytes.count else { return nil }
    start = index
    if bytes[index] == UInt8(ascii: "<"), let token = tag() { return token }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return .text(start..<index)
  }

  /// Skips the content of a raw text element such as `script`, including its closing tag.
  mutating func skipContent(of name: String) {
    let closing = Array("</\(name)".utf8)
    while index < bytes.count {
      let isClosing =
        index + closing.count <= bytes.count
        && closing.indices.allSatisfy { bytes[index + $0].asciiLowercased == closing[$0] }
      if isClosing {
        index = skipped(to: UInt8(ascii: ">"), from: index)
        return
      }
      index += 1
    }
  }

  private mutating func tag() -> HTMLToken? {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      let end = endOfDeclaration()
      index = end ?? bytes.count
      return .comment(isClosed: end != nil)
    }
    let isClosing = next == UInt8(ascii: "/")
    var cursor = index + (isClosing ? 2 : 1)
    let nameStart = cursor
    while cursor < bytes.count, Self.isNameByte(bytes[cursor]) { cursor += 1 }
    guard cursor > nameStart, bytes[nameStart].isASCIILetter else { return nil }
    let name = lowercasedText(nameStart..<cursor)
    isNamedLikeType = bytes[nameStart] & 0x20 == 0 && bytes[nameStart..<cursor].contains { $0 & 0x60 == 0x60 }
    if isClosing {
      index = skipped(to: UInt8(ascii: ">"), from: cursor)
      return .close(name: name)
    }
    let attributes = attributes(from: &cursor)
    index = cursor
    return .open(name: name, attributes: attributes)
  }

  /// Returns the end of a comment or declaration; `nil` for a comment that isn't closed.
  private func endOfDeclaration() -> Int? {
    let isComment =
      index + 3 < bytes.count && bytes[index + 2] == UInt8(ascii: "-") && bytes[index + 3] == UInt8(ascii: "-")
    guard isComment else { return skipped(to: UInt8(ascii: ">"), from: index) }
    // `<!-->` and `<!--->` are whole comments.
    var cursor = index + 2
    while cursor + 2 < bytes.count {
      if bytes[cursor] == UInt8(ascii: "-"), bytes[cursor + 1] == UInt8(ascii: "-"),
        bytes[cursor + 2] == UInt8(ascii: ">")
      {
        return cursor + 3
      }
      cursor += 1
    }
    return nil
  }

  /// Reads attributes up to and including the end of the tag.
  private func attributes(from cursor: inout Int) -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    while cursor < bytes.count, bytes[cursor] != UInt8(ascii: ">") {
      let start = cursor
      while cursor < bytes.count, !Self.endsAttributeName(bytes[cursor]) { cursor += 1 }
      if cursor == start {
        cursor += 1
        continue
      }
      let name = lowercasedText(start..<cursor)
      var ahead = cursor
      while ahead < bytes.count, bytes[ahead].isASCIIWhitespace { ahead += 1 }
      var value = ""
      if ahead < bytes.count, bytes[ahead] == UInt8(ascii: "=") {
        cursor = ahead + 1
        value = attributeValue(from: &cursor)
      }
      attributes.append(HTMLAttribute(name: name, value: value, offset: start))
    }
    cursor = Swift.min(cursor + 1, bytes.count)
    return attributes
  }

  private func attributeValue(from cursor: inout Int) -> String {
    while cursor < bytes.count, bytes[cursor].isASCIIWhitespace { cursor += 1 }
    guard cursor < bytes.count else { return "" }
    let quote = bytes[cursor]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = cursor + 1
      cursor = start
      while cursor < bytes.count, bytes[cursor] != quote { cursor += 1 }
      let value = text(start..<cursor)
      cursor = Swift.min(cursor + 1, bytes.count)
      return value
    }
    let start = cursor
    while cursor < bytes.count, !bytes[cursor].isASCIIWhitespace, bytes[cursor] != UInt8(ascii: ">") { cursor += 1 }
    return text(start..<cursor)
  }

  private func skipped(to byte: UInt8, from start: Int) -> Int {
    var cursor = start
    while cursor < bytes.count, bytes[cursor] != byte { cursor += 1 }
    return Swift.min(cursor + 1, bytes.count)
  }

  private func text(_ range: Range<Int>) -> String {
    HTMLEntities.decoded(String(decoding: bytes[range], as: UTF8.self))
  }

  private func lowercasedText(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map(\.asciiLowercased), as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
  }

  private static func endsAttributeName(_ byte: UInt8) -> Bool {
    byte.isASCIIWhitespace || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }
}
