/// Reads the text of a drawing from its front to its back.
struct VectorPictureScanner {
  private typealias Fault = VectorPicture.Fault

  private let characters: [Unicode.Scalar]
  private var index = 0
  private var open: [String] = []
  private var found: [VectorPicture.Part] = []

  /// The size of a drawing, in characters, that pages can bear.
  private static let limit = 400_000
  private static let depthLimit = 16

  init(_ text: String) {
    characters = Array(text.unicodeScalars.prefix(Self.limit + 1))
  }

  /// Returns the parts of the drawing.
  /// - Throws: `VectorPicture.Fault`.
  mutating func parts() throws(VectorPicture.Fault) -> [VectorPicture.Part] {
    if characters.count > Self.limit { throw Fault(text: "more than \(Self.limit) characters") }
    while index < characters.count {
      if characters[index] == "<" { try readMarkup() } else { try readText() }
    }
    if let element = open.last { throw Fault(text: "an element '\(element)' without its end") }
    if found.isEmpty { throw Fault(text: "text without a drawing") }
    return found
  }

  private mutating func readMarkup() throws(VectorPicture.Fault) {
    if begins(with: "<!--") {
      guard skip(past: "-->") else { throw Fault(text: "a comment without its end") }
    } else if begins(with: "<?xml ") || begins(with: "<!DOCTYPE svg"), found.isEmpty {
      guard skip(past: ">") else { throw Fault(text: "a declaration without its end") }
    } else if begins(with: "</") {
      index += 2
      let name = readName()
      skipSpace()
      guard open.popLast() == name, take(">") else { throw Fault(text: "a closing tag '\(name)' in the wrong place") }
      if !VectorPictureRules.droppedElements.contains(name) { found.append(.close(name)) }
    } else {
      index += 1
      try readElement()
    }
  }

  private mutating func readElement() throws(VectorPicture.Fault) {
    let name = readName()
    let isDropped = VectorPictureRules.droppedElements.contains(name)
    let kept = isDropped ? [] : VectorPictureRules.elements[name]
    guard let kept, (name == "svg") == open.isEmpty, name != "svg" || found.isEmpty else {
      throw Fault(text: "an element '\(name)'")
    }
    if open.count >= Self.depthLimit { throw Fault(text: "more than \(Self.depthLimit) elements within one another") }
    // What is dropped, or is text, holds nothing but text.
    if let parent = open.last, parent == "text" || VectorPictureRules.droppedElements.contains(parent) {
      throw Fault(text: "an element '\(name)' within '\(parent)'")
    }
    var attributes: [VectorPicture.Attribute] = []
    while true {
      let hadSpace = skipSpace()
      if take(">") {
        open.append(name)
        if !isDropped { found.append(.open(name, attributes)) }
        return
      }
      if begins(with: "/>") {
        index += 2
        if !isDropped { found += [.open(name, attributes), .close(name)] }
        return
      }
      let attribute = readName()
      guard hadSpace, !attribute.isEmpty, take("="), let quote = next, quote == "\"" || quote == "'" else {
        throw Fault(text: "an element '\(name)' that isn't well-formed")
      }
      index += 1
      let value = try readCharacters(until: quote)
      index += 1
      if VectorPictureRules.droppedAttributes.contains(attribute) { continue }
      guard kept.contains(attribute) else { throw Fault(text: "an attribute '\(attribute)' of '\(name)'") }
      guard VectorPictureRules.isHarmless(value) else {
        throw Fault(text: "such a value of the attribute '\(attribute)' of '\(name)'")
      }
      if attributes.contains(where: { $0.name == attribute }) {
        throw Fault(text: "an attribute '\(attribute)' twice")
      }
      attributes.append(VectorPicture.Attribute(name: attribute, value: value))
    }
  }

  private mutating func readText() throws(VectorPicture.Fault) {
    let text = try readCharacters(until: "<")
    if open.last == "text" {
      found.append(.text(text))
    } else if open.last.map({ !VectorPictureRules.droppedElements.contains($0) }) ?? true {
      let isSpace = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      if !isSpace { throw Fault(text: "text outside of its elements") }
    }
  }

  /// Reads characters up to one that is left where it is, with their entities resolved.
  private mutating func readCharacters(until end: Unicode.Scalar) throws(VectorPicture.Fault) -> String {
    var text = String.UnicodeScalarView()
    while let character = next, character != end {
      if character == "<" { throw Fault(text: "an attribute that holds a tag") }
      index += 1
      text.append(character == "&" ? try readEntity() : character)
    }
    if next == nil, end != "<" { throw Fault(text: "an attribute without its end") }
    return String(text)
  }

  private mutating func readEntity() throws(VectorPicture.Fault) -> Unicode.Scalar {
    var name = ""
    while let character = next, character != ";", name.count < 10 {
      name.unicodeScalars.append(character)
      index += 1
    }
    guard take(";"), let character = Self.character(named: name) else { throw Fault(text: "an entity '&\(name)'") }
    return character
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
      // Control characters are no characters of a page.
      return code.flatMap { $0 >= 0x20 && $0 != 0x7f ? Unicode.Scalar($0) : nil }
    }
  }
}

extension VectorPictureScanner {
  private var next: Unicode.Scalar? {
    index < characters.count ? characters[index] : nil
  }

  private func begins(with text: String) -> Bool {
    characters[index...].starts(with: text.unicodeScalars)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  private mutating func skip(past text: String) -> Bool {
    while index < characters.count {
      if begins(with: text) {
        index += text.unicodeScalars.count
        return true
      }
      index += 1
    }
    return false
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while let character = next, character.properties.isWhitespace { index += 1 }
    return index > start
  }

  private mutating func readName() -> String {
    var name = String.UnicodeScalarView()
    while let character = next, Self.belongsToName(character) {
      name.append(character)
      index += 1
    }
    return String(name)
  }

  private static func belongsToName(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ":", "_": true
    default: false
    }
  }
}
