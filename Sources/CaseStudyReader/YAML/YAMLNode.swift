import CaseStudyModel

/// A value of a YAML document, with its position in the file.
struct YAMLNode: Sendable {
  /// The three kinds of values.
  enum Content: Sendable {
    /// A scalar's text, and whether it was unquoted; only then do `null` and `true` have special meanings.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  var content: Content
  var position: SourcePosition
  /// The position after the last byte of a scalar; equal to `position` for a list or a mapping.
  var end: SourcePosition
  /// The text after a scalar that begins with a hash, as in `Why #42`: YAML's comment, but most likely meant as text.
  var cutText: String? { cut?.text }
  /// The same text with its position.
  private(set) var cut: Cut?

  /// Text that YAML reads as a comment.
  struct Cut: Sendable {
    var text: String
    var position: SourcePosition
  }

  init(content: Content, position: SourcePosition, end: SourcePosition? = nil, cut: Cut? = nil) {
    self.content = content
    self.position = position
    self.end = end ?? position
    self.cut = cut
  }

  /// Returns whether bytes that begin with a hash are most likely meant as text: the hash is alone, or a word other
  /// than `TODO`, `FIXME`, `XXX` or `NOTE` follows it directly.
  static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = String(decoding: bytes.dropFirst(), as: UTF8.self)
    if rest.allSatisfy(\.isWhitespace) { return true }
    let word = rest.prefix(while: \.isLetterOrNumber)
    return !word.isEmpty && !["TODO", "FIXME", "XXX", "NOTE"].contains(word)
  }

  /// Whether the value is null: empty, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// Whether an item of a list has no text, neither as its value nor cut off as a comment.
  var isEmptyItem: Bool { isNull ? cutText == nil : text?.allSatisfy(\.isWhitespace) == true }

  /// The scalar's text; `nil` for null, a list or a mapping.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The scalar's text, or the texts of a mapping's values; none for a value with lists or mappings in it.
  var texts: [String] {
    guard case .mapping = content else { return text.map { [$0] } ?? [] }
    let texts = entries.compactMap(\.value.text)
    return texts.count == entries.count ? texts : []
  }

  /// The text of an unquoted scalar; `nil` for null and anything else.
  var plainText: String? {
    guard case .scalar(let text, isPlain: true) = content, !isNull else { return nil }
    return text
  }

  /// The items of a list, or the node alone.
  var items: [YAMLNode] {
    if case .sequence(let items) = content { items } else { [self] }
  }

  /// The keys of a mapping with their values; none for anything else.
  var entries: [YAMLEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The value of a mapping's key.
  subscript(key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

  /// Returns the value's range in a file.
  func range(in path: String) -> SourceRange { SourceRange(path: path, start: position, end: end) }
}

/// A key of a mapping with its value.
struct YAMLEntry: Sendable {
  var key: String
  var keyPosition: SourcePosition
  var keyEnd: SourcePosition
  var value: YAMLNode

  /// Returns the key's range in a file.
  func keyRange(in path: String) -> SourceRange { SourceRange(path: path, start: keyPosition, end: keyEnd) }
}
