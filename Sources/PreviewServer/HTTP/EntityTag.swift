/// A strong validator: responses with equal tags have equal bytes.
struct EntityTag: Sendable {
  /// The tag with its quotation marks.
  let text: String

  /// Creates a tag from a fingerprint.
  init(fingerprint: String) { text = "\"\(fingerprint)\"" }

  /// Returns whether an `If-None-Match` field contains this tag; weak tags match too (RFC 9110, 13.1.2).
  func isNamed(inListOfWeak list: String) -> Bool {
    list.split(separator: ",").contains { item in
      let item = item.withoutOptionalWhitespace
      return item == "*" || (item.hasPrefix("W/") ? item.dropFirst(2) : item) == text
    }
  }

  /// Returns whether an `If-Range` field is this tag; dates never match, because responses have none.
  func isNamed(inRangeCondition condition: String) -> Bool { condition.withoutOptionalWhitespace == text }
}

extension StringProtocol {
  /// The text without leading and trailing spaces and tabs.
  var withoutOptionalWhitespace: SubSequence {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }.map(start.index(after:))
    return start[..<(end ?? start.startIndex)]
  }
}
