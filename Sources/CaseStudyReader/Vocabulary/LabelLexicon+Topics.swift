import CaseStudyModel

/// Headings that are subjects or instructions.
extension LabelLexicon {
  /// Returns whether a heading is a subject in which both sides may occur, such as "Clean code".
  func isTopic(_ heading: String) -> Bool {
    leadingMark(of: heading) == nil && isFiller(heading, around: topics)
  }

  /// Returns whether a heading announces how a principle is applied, as in "How to apply DIP?".
  func isInstruction(_ heading: String) -> Bool {
    heading.unicodeScalars.count <= Self.longestLabel && isFiller(heading, around: instructions)
      && !principles.principles(in: heading).isEmpty
  }

  /// Returns whether a heading consists of some words and filler around them.
  private func isFiller(_ heading: String, around words: WordTree<Bool>) -> Bool {
    // An anchor, as in "Clean architecture {#clean-architecture}", repeats the heading.
    let text = heading.hasSuffix("}") ? heading.prefix { $0 != "{" } : heading[...]
    let normal = NormalForm.bytes(of: text)
    guard !normal.isEmpty else { return false }
    let starts = [0] + normal.indices.filter { normal[$0] == UInt8(ascii: " ") }.map { $0 + 1 }
    return starts.contains { start in
      guard let found = words.longestWords(in: normal, at: start) else { return false }
      return isFillerOnly(Array(normal[..<max(start - 1, 0)])) && isFillerOnly(Array(normal[found.end...]))
    }
  }
}
