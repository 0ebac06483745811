import CaseStudyModel

/// A site's template as text, with spaces in place of everything except markup.
struct TemplateSource {
  /// A Mustache tag that opens or closes a part of the template, such as a section.
  struct Part {
    /// The offset of the tag.
    var offset: Int
    var isEnd: Bool
  }

  let path: String
  /// The template, with spaces for comments.
  let bytes: [UInt8]
  /// The template, with spaces for comments and Mustache tags.
  let markup: [UInt8]
  /// The tags that open or close a part, in order.
  let parts: [Part]
  /// Whether a tag changes the delimiters, so that the tags below it aren't recognised here.
  let hasOtherDelimiters: Bool

  init(path: String, template: [UInt8]) {
    self.path = path
    bytes = Self.blanked(Self.blanked(template, from: "{{!", to: "}}"), from: "<!--", to: "-->")
    var markup = bytes
    var parts: [Part] = []
    var hasOtherDelimiters = false
    var start = 0
    while let offset = bytes.firstIndex(of: Array("{{".utf8), from: start) {
      let mark = bytes[(offset + 2)...].first { $0 > 0x20 } ?? 0
      let closing = Array((mark == UInt8(ascii: "{") ? "}}}" : "}}").utf8)
      let end = bytes.firstIndex(of: closing, from: offset).map { $0 + closing.count } ?? bytes.count
      switch mark {
      case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "<"):
        parts.append(Part(offset: offset, isEnd: false))
      case UInt8(ascii: "/"): parts.append(Part(offset: offset, isEnd: true))
      case UInt8(ascii: "="): hasOtherDelimiters = true
      default: break
      }
      markup.blank(offset..<end)
      start = end
    }
    self.markup = markup
    self.parts = parts
    self.hasOtherDelimiters = hasOtherDelimiters
  }

  /// Returns a place that begins at an offset; it has no end, because the tag is long.
  func place(of offset: Int) -> SourceRange {
    SourceRange(path: path, start: bytes.position(of: offset))
  }

  /// Returns the place of a text on one line.
  func place(of range: Range<Int>) -> SourceRange {
    SourceRange(path: path, start: bytes.position(of: range.lowerBound), length: range.count)
  }

  /// Returns the addresses in the value of an attribute; that of `srcset` may have several, each followed by a size.
  func addresses(in attribute: MarkupTags.Attribute) -> [Range<Int>] {
    guard attribute.name.lowercased() == "srcset" else { return [attribute.value] }
    return bytes[attribute.value].split(separator: UInt8(ascii: ",")).compactMap { part in
      let address = part.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
      return address.isEmpty ? nil : address.startIndex..<address.endIndex
    }
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether a tag writes a value whose name is nearly another one.
  func writes(nearly name: String) -> Bool {
    text(0..<bytes.count).matches(of: /\{\{\{? *([\w.]+) *\}\}/).contains { tag in
      tag.output.1 != name && Fix.isTypingError(String(tag.output.1), for: name)
    }
  }

  private static func blanked(_ bytes: [UInt8], from opening: String, to closing: String) -> [UInt8] {
    var bytes = bytes
    var start = 0
    while let comment = bytes.firstIndex(of: Array(opening.utf8), from: start) {
      let end = bytes.firstIndex(of: Array(closing.utf8), from: comment).map { $0 + closing.utf8.count } ?? bytes.count
      bytes.blank(comment..<end)
      start = end
    }
    return bytes
  }
}
