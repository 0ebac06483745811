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

  /// Whether the value is null: empty, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The scalar's text, or `nil` for a list or a mapping.
  var text: String? {
    guard case .scalar(let text, _) = content, !isNull else { return nil }
    return text
  }

  /// The positions of a list's items; a value that is not a list is its own single item.
  var itemPositions: [SourcePosition] {
    if case .sequence(let items) = content { return items.map(\.position) }
    return [position]
  }
}

/// A key of a mapping with its value.
struct YAMLEntry: Sendable {
  var key: String
  var keyPosition: SourcePosition
  var value: YAMLNode
}
