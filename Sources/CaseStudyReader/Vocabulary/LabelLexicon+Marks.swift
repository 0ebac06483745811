import CaseStudyModel

/// The sides that signs such as ❌ and ✅ name.
extension LabelLexicon {
  /// Returns the side of the mark that ends a short text, unless the text names a principle, because a task list may
  /// tick off principles.
  func finalMark(of text: String) -> Side? {
    let last = text.unicodeScalars.last {
      !$0.properties.isWhitespace && !"*_:：".unicodeScalars.contains($0) && $0.value != 0xFE0F
    }
    guard let side = last.flatMap({ marks[$0] }) else { return nil }
    let normal = NormalForm.bytes(of: text)
    let count = normal.count { $0 == UInt8(ascii: " ") } + 1
    return !normal.isEmpty && count <= Self.longestLead && principles.masked(normal) == normal ? side : nil
  }

  /// Returns the sides of the marks anywhere in a text.
  func sides(ofMarksIn text: String) -> Set<Side> { Set(text.unicodeScalars.compactMap { marks[$0] }) }

  /// Returns the side of the mark that begins a text.
  func leadingMark(of text: String) -> Side? {
    let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "*" && $0 != "_" }
    return first.flatMap { marks[$0] }
  }
}
