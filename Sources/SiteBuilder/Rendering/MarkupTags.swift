import CaseStudyModel

/// The tags of rendered markup, in order; text in scripts and style sheets has none.
struct MarkupTags: Sequence, IteratorProtocol {
  /// A tag with its attributes.
  struct Tag {
    /// The bytes from `<` to `>`.
    var range: Range<Int>
    /// The element's name in lowercase.
    var name: String
    /// The bytes of the name.
    var nameRange: Range<Int>
    var isEnd: Bool
    /// The attributes, in order.
    var attributes: [Attribute] = []
  }

  /// An attribute of a tag.
  struct Attribute {
    var name: String
    /// The bytes of the value without quotes.
    var value: Range<Int>
    /// The bytes from the name to the end of the value.
    var range: Range<Int>
  }

  private let markup: [UInt8]
  private var position = 0

  init(_ markup: [UInt8]) { self.markup = markup }

  mutating func next() -> Tag? {
    while let start = index(of: UInt8(ascii: "<"), from: position) {
      position = start + 1
      let isEnd = byte(at: position) == UInt8(ascii: "/")
      // Only the names of tags are scanned to their end; otherwise `<1<1<1…` would take quadratic time.
      guard byte(at: position + (isEnd ? 1 : 0))?.isASCIILetter == true else { continue }
      let name = word(from: position + (isEnd ? 1 : 0))
      position = name.upperBound
      var tag = Tag(range: start..<start, name: text(name).lowercased(), nameRange: name, isEnd: isEnd)
      while let attribute = nextAttribute() { tag.attributes.append(attribute) }
      tag.range = start..<position
      if !isEnd, ["script", "style"].contains(tag.name) { skip(toEndOf: tag.name) }
      return tag
    }
    return nil
  }
}

extension MarkupTags {
  /// Reads an attribute; at the end of the tag, moves past it and returns `nil`.
  private mutating func nextAttribute() -> Attribute? {
    while let byte = byte(at: position), byte <= 0x20 || byte == UInt8(ascii: "/") { position += 1 }
    if byte(at: position) ?? UInt8(ascii: ">") == UInt8(ascii: ">") {
      position = Swift.min(position + 1, markup.count)
      return nil
    }
    let name = word(from: position)
    position = Swift.max(name.upperBound, position + 1)
    func attribute(_ value: Range<Int>) -> Attribute {
      Attribute(name: text(name), value: value, range: name.lowerBound..<position)
    }
    guard byte(at: position) == UInt8(ascii: "=") else { return attribute(position..<position) }
    position += 1
    let quote = byte(at: position)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), let quote {
      let start = position + 1
      let end = index(of: quote, from: start) ?? markup.count
      position = Swift.min(end + 1, markup.count)
      return attribute(start..<end)
    }
    let value = word(from: position, endsOnlyWithTag: true)
    position = value.upperBound
    return attribute(value)
  }

  private mutating func skip(toEndOf name: String) {
    while let start = index(of: UInt8(ascii: "<"), from: position) {
      position = start
      let rest = markup[(start + 1)...].prefix(name.utf8.count + 1)
      if String(decoding: rest, as: UTF8.self).lowercased() == "/" + name { return }
      position += 1
    }
    position = markup.count
  }

  /// Returns the bytes up to a space or `>`; of a name, also up to `/` or `=`.
  private func word(from start: Int, endsOnlyWithTag: Bool = false) -> Range<Int> {
    let start = Swift.min(start, markup.count)
    var end = start
    word: while end < markup.count {
      switch markup[end] {
      case 0...0x20, UInt8(ascii: ">"): break word
      case UInt8(ascii: "/"), UInt8(ascii: "="): if !endsOnlyWithTag { break word }
      default: break
      }
      end += 1
    }
    return start..<end
  }

  private func index(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    while index < markup.count {
      if markup[index] == byte { return index }
      index += 1
    }
    return nil
  }

  private func byte(at index: Int) -> UInt8? { index < markup.count ? markup[index] : nil }
  private func text(_ range: Range<Int>) -> String { String(decoding: markup[range], as: UTF8.self) }
}
