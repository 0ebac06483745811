/// A strong validator: responses with equal tags have equal bytes.
struct EntityTag: Sendable {
  /// The tag with its quotation marks.
  let text: String

  /// Creates a tag from a fingerprint.
  init(fingerprint: String) {
    text = "\"\(fingerprint)\""
  }

  /// Returns whether an `If-None-Match` field contains this tag; weak tags match too (RFC 9110, 13.1.2).
  func isNamed(inListOfWeak list: String) -> Bool {
    list.split(separator: ",").contains { item in
      let item = item.trimmingSpaces
      return item == "*" || (item.hasPrefix("W/") ? item.dropFirst(2) : item) == text
    }
  }

  /// Returns whether an `If-Range` field is this tag; dates never match, because responses have none.
  func isNamed(inRangeCondition condition: String) -> Bool {
    condition.trimmingSpaces == text
  }
}
