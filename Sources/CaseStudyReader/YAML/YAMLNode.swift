import CaseStudyModel

/// A value of a YAML document, with its place in the file.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    /// A scalar's text, and whether it was written plain (`null` and `true` mean something only then).
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  var content: Content
  var position: SourcePosition

  /// Whether the value is absent: nothing, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The scalar's text, or `nil` for a list or a mapping.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The places of a list's items; a value that is no list is its only item.
  var itemPositions: [SourcePosition] {
    if case .sequence(let items) = content { return items.map(\.position) }
    return [position]
  }
}

/// A key and its value.
struct YAMLEntry: Sendable {
  var key: String
  var keyPosition: SourcePosition
  var value: YAMLNode
}
