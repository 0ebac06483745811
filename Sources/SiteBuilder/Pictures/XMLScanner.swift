import CaseStudyModel

/// Divides an XML file into tags and text; rejects files that aren't well-formed or declare entities.
struct XMLScanner {
  /// A piece of the file; an element without content is opened and closed.
  enum Token: Sendable, Equatable {
    case open(String, [Attribute])
    case close(String)
    case text(String)
    case instruction
  }

  /// An attribute with its value, entities resolved.
  struct Attribute: Sendable, Equatable {
    var name: String
    var value: String
  }

  /// A reason to reject the file.
  struct Fault: Error, Equatable {
    /// The thing that was found, as the end of a sentence.
    var text: Message
    /// Where it was found, counted from 1.
    var line = 1
  }

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var index = 0
  private var open: [String] = []
  private var hasRoot = false
  /// The element that was opened last, if its tag also closes it.
  private var isClosing = false

  /// - Parameters:
  ///   - bytes: the file; it must be UTF-8.
  ///   - sizeLimit: the maximum number of bytes.
  ///   - depthLimit: the maximum nesting depth of elements.
  init(_ bytes: [UInt8], sizeLimit: Int, depthLimit: Int) throws(Fault) {
    if bytes.count > sizeLimit { throw Fault(text: "more than \(sizeLimit) bytes") }
    self.bytes = bytes.contains(0x0D) ? Self.withLineFeeds(bytes) : bytes
    self.depthLimit = depthLimit
    // Decoding repairs bytes that aren't UTF-8, so the result differs from them.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw Fault(text: "bytes that aren't UTF-8")
    }
    if begins(with: "\u{feff}") { index += 3 }
    if begins(with: "<?xml") { try skipDeclaration() }
  }

  /// Returns the next piece; `nil` at the end.
  mutating func next() throws(Fault) -> Token? {
    if isClosing {
      isClosing = false
      return open.popLast().map(Token.close)
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        let text = try characters(until: UInt8(ascii: "<"))
        if !open.isEmpty { return .text(text) }
        if !text.allSatisfy(\.isWhitespace) { throw fault("text outside of its elements") }
      } else if begins(with: "<!--") {
        guard skip(past: "-->") else { throw fault("a comment without its end") }
      } else if begins(with: "<![CDATA["), !open.isEmpty {
        let start = index + 9
        guard skip(past: "]]>") else { throw fault("a CDATA section without its end") }
        return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self))
      } else if begins(with: "<!DOCTYPE"), !hasRoot {
        try skipDocumentType()
      } else if begins(with: "<?") {
        guard skip(past: "?>") else { throw fault("an instruction without its end") }
        return .instruction
      } else if begins(with: "</") {
        return try closingTag()
      } else {
        return try openingTag()
      }
    }
    if let element = open.last { throw fault("an element '\(element)' without its end") }
    if !hasRoot { throw fault("no element at all") }
    return nil
  }
}

extension XMLScanner {
  private mutating func openingTag() throws(Fault) -> Token {
    index += 1
    let name = name()
    guard !name.isEmpty else { throw fault("a tag without a name") }
    if open.isEmpty, hasRoot { throw fault("a second element '\(name)'") }
    if open.count >= depthLimit { throw fault("elements nested more than \(depthLimit) levels deep") }
    var attributes: [Attribute] = []
    var names: Set<String> = []
    while true {
      let hadSpace = skipSpace()
      isClosing = take("/")
      if take(">") {
        hasRoot = true
        open.append(name)
        return .open(name, attributes)
      }
      let attribute = self.name()
      skipSpace()
      guard hadSpace, !isClosing, !attribute.isEmpty, take("=") else { throw notWellFormed(name) }
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
        throw notWellFormed(name)
      }
      let quote = bytes[index]
      index += 1
      let value = try characters(until: quote)
      guard index < bytes.count else { throw fault("an attribute without its end") }
      index += 1
      guard names.insert(attribute).inserted else { throw fault("an attribute '\(attribute)' twice") }
      attributes.append(Attribute(name: attribute, value: value))
    }
  }

  private mutating func closingTag() throws(Fault) -> Token {
    index += 2
    let name = name()
    skipSpace()
    guard open.popLast() == name, take(">") else { throw fault("a closing tag '\(name)' in the wrong place") }
    return .close(name)
  }

  /// Skips the XML declaration; the file was read as UTF-8, so it mustn't declare another encoding.
  private mutating func skipDeclaration() throws(Fault) {
    let start = index
    guard skip(past: "?>") else { throw fault("a declaration without its end") }
    let declaration = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    if let encoding = declaration.firstRange(of: "encoding") {
      let name = declaration[encoding.upperBound...].filter { !"=\"'?> \t\r\n".contains($0) }
      let isUTF8 = ["utf-8", "us-ascii", "ascii"].contains { name.hasPrefix($0) }
      if !isUTF8 { throw fault("an encoding other than UTF-8") }
    }
  }

  /// Skips the document type declaration; an internal subset is rejected, because it could change the meaning of
  /// everything after it.
  private mutating func skipDocumentType() throws(Fault) {
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: "[") { throw fault("a document type that declares entities or elements") }
      index += 1
    }
    guard take(">") else { throw fault("a declaration without its end") }
  }

  /// Reads characters up to one that isn't consumed, with their entities resolved.
  private mutating func characters(until end: UInt8) throws(Fault) -> String {
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != end {
      switch bytes[index] {
      case UInt8(ascii: "<"): throw fault("an attribute that holds a tag")
      case UInt8(ascii: "&"): text += try entity()
      case let byte:
        text.append(byte)
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func entity() throws(Fault) -> String.UTF8View {
    let start = index + 1
    let end = bytes[start...].prefix(10).firstIndex(of: UInt8(ascii: ";"))
    let name = String(decoding: bytes[start..<(end ?? min(start + 10, bytes.count))], as: UTF8.self)
    guard let end, let character = Self.character(named: name) else { throw fault("an entity '&\(name)'") }
    index = end + 1
    return String(Character(character)).utf8
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{a0}"
    default:
      let code =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      // XML allows no control characters except tabs and line endings.
      return code.flatMap { $0 >= 0x20 && $0 != 0x7f || [9, 10, 13].contains($0) ? Unicode.Scalar($0) : nil }
    }
  }

  /// Returns bytes whose lines all end with a line feed, as readers of XML see them.
  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.compactMap { index in
      guard bytes[index] == 0x0D else { return bytes[index] }
      return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? nil : 0x0A
    }
  }

  private func fault(_ text: Message) -> Fault {
    Fault(text: text, line: 1 + bytes[..<min(index, bytes.count)].count { $0 == UInt8(ascii: "\n") })
  }

  private func notWellFormed(_ element: String) -> Fault { fault("an element '\(element)' that isn't well-formed") }
}

extension XMLScanner {
  private func begins(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skip(past text: StaticString) -> Bool {
    while index < bytes.count {
      if begins(with: text) {
        index += text.utf8CodeUnitCount
        return true
      }
      index += 1
    }
    return false
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index > start
  }

  private mutating func name() -> String {
    let start = index
    while index < bytes.count, Self.belongsToName(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func belongsToName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "?"):
      false
    default: true
    }
  }
}
