/// A tag in the source, before the rest of its line is considered.
struct Tag {
  /// The kind of a tag, determined by its first character.
  enum Kind {
    case comment
    case delimiters
    case escapedValue
    case plainValue
    case section
    case invertedSection
    case close
    case partial
    case parent
    case block
  }

  /// The kind of tag.
  var kind: Kind

  /// The content without sigils and surrounding whitespace.
  var content: ArraySlice<UInt8>

  /// The tag's range in the source, including delimiters.
  var range: Range<Int>
}

extension Tag {
  /// The content as text.
  var name: String { content.text }

  /// Whether the tag produces output at its position.
  var isRendered: Bool {
    switch kind {
    case .escapedValue, .plainValue, .section, .invertedSection, .partial, .parent: true
    case .comment, .delimiters, .close, .block: false
    }
  }
}
