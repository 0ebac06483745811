import CaseStudyModel

/// Treats uncriticised code as a conforming example where criticised code is marked:
///
/// in a section whose old designs are marked; and in a section without an old design, if the document has code under
/// several principles and marks every old design it shows. Two blocks without any comment on either are as likely to be
/// a pair, so several such blocks count only in a document that marks old designs elsewhere.
struct ConformingExamples {
  let vocabulary: Vocabulary

  /// Gives such code the new side.
  /// - Parameter parts: the indices of the blocks of each section about a principle.
  func classify(_ blocks: inout [CodeBlock], parts: [Int: [Int]]) {
    let withCode = parts.filter { part, indices in
      part != 0 && indices.contains { blocks[$0].isCode }
    }
    let oldDesigns = blocks.indices.filter { blocks[$0].snippet.side == .before }
    let markedOldDesigns = Set(oldDesigns.filter { blocks[$0].snippet.sideSource < .prose })
    // In a text about one principle, sections may measure or discuss it, so their code may be on any side.
    let principles = Set(withCode.values.flatMap { indices in indices.flatMap { blocks[$0].snippet.principles } })
    let showsOthersMarked = withCode.count >= 2 && principles.count >= 2 && markedOldDesigns.count == oldDesigns.count
    let firstNamed = withCode.values.compactMap(\.first).min() ?? 0
    let isWalk =
      !oldDesigns.isEmpty && markedOldDesigns.count == oldDesigns.count && oldDesigns.allSatisfy { $0 < firstNamed }
    var plainHeadings: [Int: Bool] = [:]
    for indices in withCode.values {
      let isWithoutOldDesign = indices.allSatisfy { blocks[$0].snippet.side != .before }
      let count = indices.count { blocks[$0].isCode }
      let isPlainExample = isWithoutOldDesign && showsOthersMarked && (count == 1 || count > 2 && !oldDesigns.isEmpty)
      let isMarkedElsewhere = !markedOldDesigns.isDisjoint(with: indices)
      for index in indices where blocks[index].isOpen {
        let isExample = isPlainExample && isBelowPlainHeading(blocks[index], &plainHeadings)
        if isExample || isMarkedElsewhere || isWalk, !blocks[index].showsVersions {
          blocks[index].take(.after, by: .order)
        }
      }
    }
  }

  /// Returns whether the nearest heading is the principle's own, or just a generic word such as "Example".
  /// - Parameter known: the results so far, by the headings' numbers.
  private func isBelowPlainHeading(_ block: CodeBlock, _ known: inout [Int: Bool]) -> Bool {
    // Some documents name their principles in bold lines.
    if let line = block.scopes.last, line.rank >= .principleLine, line.number == block.part { return true }
    guard let heading = block.scopes.last(where: { $0.rank < .principleLine }) else { return false }
    if heading.number == block.part { return true }
    let isPlain = known[heading.number] ?? vocabulary.labels.isPlain(heading.text)
    known[heading.number] = isPlain
    return isPlain
  }
}
