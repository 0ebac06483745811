import CaseStudyModel

extension [SyntaxSpan] {
  /// Returns the spans with equal neighbours joined across white space, which has no colour, so that a page needs fewer
  /// elements.
  /// - Parameter bytes: the text that the spans cover.
  func joinedOverSpace(in bytes: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    var joined: [SyntaxSpan] = []
    joined.reserveCapacity(count)
    var place = 0
    for span in self {
      let end = Swift.min(place + span.utf8Length, bytes.count)
      if joined.count > 1, let space = joined.last, space.syntaxClass == .plain,
        joined[joined.count - 2].syntaxClass == span.syntaxClass, span.syntaxClass.isJoined,
        bytes[(place - space.utf8Length)..<place].allSatisfy(\.isASCIIWhitespace)
      {
        joined.removeLast()
        joined[joined.count - 1].utf8Length += space.utf8Length + (end - place)
      } else {
        joined.append(span)
      }
      place = end
    }
    return joined
  }
}

extension SyntaxClass {
  /// Whether spans can be joined across white space; lines of a patch can't, because they have a background.
  fileprivate var isJoined: Bool { self != .inserted && self != .deleted && cssName != nil }
}
