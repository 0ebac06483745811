/// A tag as found in the source, before its place on the line is considered.
struct Tag {
  /// What the tag's first character says it is.
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

  /// What the tag is.
  var kind: Kind

  /// The content without the tag's marks and surrounding white space.
  var content: ArraySlice<UInt8>

  /// The tag's place in the source, delimiters included.
  var range: Range<Int>
}

extension Tag {
  /// The content as text.
  var name: String {
    content.text
  }

  /// Whether the tag writes something where it stands.
  var isRendered: Bool {
    switch kind {
    case .escapedValue, .plainValue, .section, .invertedSection, .partial, .parent: true
    case .comment, .delimiters, .close, .block: false
    }
  }
}
