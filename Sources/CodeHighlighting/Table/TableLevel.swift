/// An open construct of a text and the state to resume when it closes.
struct TableLevel {
  /// The kind of text at a level.
  enum Kind: UInt8 {
    /// Code, up to `closing` unless that is 0.
    case code
    /// A tag, between its `<` and its `>`.
    case tag
    /// The contents of an element.
    case content
  }

  /// The kind of text at the level.
  var kind: Kind
  /// The byte that opens a nested bracket of the kind that `closing` closes.
  var opening: UInt8 = 0
  /// The byte that ends the level, or 0.
  var closing: UInt8 = 0
  /// The number of open nested brackets.
  var depth = 0
  /// The region that resumes after the level.
  var region: OpenRegion?
  /// Whether a colon outside brackets starts a format, as in `{price:.2f}`.
  var mayHaveFormat = false
  /// The number of open parentheses and square brackets, where a colon may start a format.
  var bracketCount = 0
  /// Whether the rest of the level's line is a format, except for code in nested brackets.
  var isInFormat = false
  /// Whether the tag closes an element.
  var isClosingTag = false
  /// Whether the tag's name has not been read yet.
  var needsTagName = false
  /// The range of the tag's name.
  var tagName = 0..<0
}

/// An open region.
struct OpenRegion {
  /// The index of its rule among the grammar's regions, or `nil` for a here document.
  var rule: Int?
  /// The number of fence characters that the closing must have.
  var fenceCount = 0
  /// The range of the word that the closing repeats.
  var tag = 0..<0
  /// Whether it can't contain code.
  var isRaw = false
}
