import CaseStudyModel

/// Assigns the two blocks of a section the sides that such sections have elsewhere in the document, if the text doesn't
/// decide.
///
/// By themselves, the two blocks may just as well be parts of one design. But if the document's other sections show the
/// old design and then the new one, this one most likely does too.
enum SectionHabit {
  /// The number of sections that make a habit.
  private static let minimum = 2

  /// Sets the sides of undecided blocks in sections of two.
  /// - Parameter parts: the indices of the blocks of each section about a principle.
  static func classify(_ blocks: inout [CodeBlock], parts: [Int: [Int]]) {
    let pairs = parts.filter { $0.key != 0 }.compactMapValues { indices -> (first: Int, second: Int)? in
      let code = indices.filter { blocks[$0].isCode }
      return code.count == 2 && !blocks[code[0]].isSplit ? (code[0], code[1]) : nil
    }
    for (first, second) in pairs.values where isVersion(blocks[second], of: blocks[first]) {
      blocks[first].take(.before, by: .order)
      blocks[second].take(.after, by: .order)
    }
    let sides = pairs.values.map { (blocks[$0.first].snippet.side, blocks[$0.second].snippet.side) }
    let decided = sides.filter { $0 != nil && $1 != nil }
    guard decided.count >= minimum, decided.allSatisfy({ $0 == .before && $1 == .after }) else { return }
    for (first, second) in pairs.values {
      let (old, new) = (blocks[first], blocks[second])
      guard old.snippet.language == new.snippet.language, old.snippet.side != .after, new.snippet.side != .before
      else { continue }
      if old.isOpen { blocks[first].take(.before, by: .order) }
      if new.isOpen { blocks[second].take(.after, by: .order) }
    }
  }

  /// Returns the indices of the code of each section about a principle, in the order of the document.
  static func codeOfParts(_ blocks: [CodeBlock]) -> [[Int]] {
    let code = blocks.indices.filter {
      !blocks[$0].snippet.principles.isEmpty && blocks[$0].isCode
    }
    return Dictionary(grouping: code) { blocks[$0].part }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns whether an undecided block below another heading of the same rank declares again what the first one of its
  /// section declares, as "V1" and "V2" do.
  private static func isVersion(_ block: CodeBlock, of first: CodeBlock) -> Bool {
    guard block.isOpen, first.isOpen, block.snippet.language == first.snippet.language,
      block.snippet.code != first.snippet.code, block.innermostHeading != first.innermostHeading,
      block.innermostHeading != block.part, first.innermostHeading != first.part
    else { return false }
    return TypeEvidence.declareSameType(block, first)
  }
}
