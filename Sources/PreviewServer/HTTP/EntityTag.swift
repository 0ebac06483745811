/// A strong validator: two answers with the same tag have the same bytes.
struct EntityTag: Sendable {
  /// The tag as it is sent, with its quotation marks.
  let text: String

  /// Creates the tag of bytes from their fingerprint.
  init(fingerprint: String, isCompressed: Bool = false) {
    text = "\"\(fingerprint)\(isCompressed ? "-gzip" : "")\""
  }

  /// Tells whether an `If-None-Match` names this tag; as the standard has it, a weak one counts too.
  func isNamed(inListOfWeak list: String) -> Bool {
    list.split(separator: ",").contains { item in
      let item = item.trimmingSpaces
      return item == "*" || (item.hasPrefix("W/") ? item.dropFirst(2) : item) == text
    }
  }

  /// Tells whether an `If-Range` names this tag; a date never does, because no answer has one.
  func isNamed(inRangeCondition condition: String) -> Bool {
    condition.trimmingSpaces == text
  }
}
