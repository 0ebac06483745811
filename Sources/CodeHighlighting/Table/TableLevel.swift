/// Something that is open in a text, with what is to go on when it closes.
struct TableLevel {
  /// What the text at the level is.
  enum Kind: UInt8 {
    /// Code, up to `closing` where that isn't 0.
    case code
    /// A tag, between its `<` and its `>`.
    case tag
    /// The contents of an element.
    case content
  }

  /// What the text at the level is.
  var kind: Kind
  /// The byte that opens another bracket of the kind that `closing` closes.
  var opening: UInt8 = 0
  /// The byte that ends the level, or 0.
  var closing: UInt8 = 0
  /// The count of brackets of that kind that are open in it.
  var depth = 0
  /// The region that goes on after the level.
  var region: OpenRegion?
  /// Whether a tag closes an element.
  var isClosingTag = false
  /// Whether a tag's name is still to come.
  var needsTagName = false
  /// The bounds of a tag's name.
  var tagName = 0..<0
}

/// A region that has been opened and not yet closed.
struct OpenRegion {
  /// The rule's index among the grammar's regions, or nil for a document in the text.
  var rule: Int?
  /// The count of fence signs that the closing needs.
  var fenceCount = 0
  /// The bounds of the word that the closing repeats.
  var tag = 0..<0
  /// Whether nothing in it is code.
  var isRaw = false
}
