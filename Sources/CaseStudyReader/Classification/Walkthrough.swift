import CaseStudyModel

/// Infers the sides of a tutorial that improves code step by step and names principles nowhere or only in its steps.
///
/// Such a document marks the old design, and every later step says how it improves the code. A block that no step
/// introduces is on the new side only in the chapter of the mark, in a section that a step has improved, or if it
/// redeclares types of the new design, because later sections may show other code to avoid.
struct Walkthrough {
  private typealias Sentence = SurroundingProse.Sentence

  private let prose: SurroundingProse

  /// The minimum number of blocks after the first marked one; shorter documents are examples, not walks.
  private static let blockMinimum = 4
  /// The number of sentences before a block that may announce a step. Announcements are often followed by a sentence or
  /// two about details.
  private static let announcementLimit = 3
  /// The number of sentences on each side of a block that may criticise it. Tutorials also discuss the steps before and
  /// after a block at length, so sentences further away are seldom about it.
  private static let criticismLimit = 2

  init(vocabulary: Vocabulary, outline: Outline) {
    prose = SurroundingProse(vocabulary: vocabulary, outline: outline, sought: .all)
  }

  /// Sets the sides of undecided blocks if the steps determine them.
  func classify(_ blocks: inout [CodeBlock]) {
    let firstNamed = blocks.firstIndex { !$0.snippet.principles.isEmpty }
    guard let start = blocks.firstIndex(where: { $0.snippet.side == .before && $0.snippet.sideSource < .prose }),
      blocks[(firstNamed ?? blocks.endIndex)...].allSatisfy({ $0.snippet.side != .before }),
      start < firstNamed ?? blocks.endIndex,
      blocks[(start + 1)...].count(where: \.isOpen) >= Self.blockMinimum
    else { return }
    // Steps named after principles form a separate chapter.
    let chapter = blocks[firstNamed ?? start].chapter
    var improvedSections: Set<Int> = []
    var newTypes: Set<String> = []
    for index in blocks.indices.dropFirst(start + 1) {
      guard blocks[index].isOpen else {
        if firstNamed != nil, blocks[index].snippet.side == .after { newTypes.formUnion(blocks[index].declaredTypes) }
        continue
      }
      let gap = prose.gap(before: blocks[index].element, after: blocks[index - 1].element)
      let isInChapter = blocks[index].chapter == chapter
      let types = blocks[index].declaredTypes
      if improves(gap) {
        blocks[index].take(.after, by: .prose)
        if isInChapter { improvedSections.insert(blocks[index].innermostHeading) }
      } else {
        let isContinued = improvedSections.contains(blocks[index].innermostHeading) || !newTypes.isDisjoint(with: types)
        guard isInChapter, isContinued, !showsCodeToAvoid(index, gap: gap, in: blocks) else { continue }
        blocks[index].take(.after, by: .order)
      }
      if isInChapter { newTypes.formUnion(types) }
    }
  }

  /// Returns whether the last sentences before a block announce a step.
  private func improves(_ gap: [Sentence]) -> Bool {
    for sentence in gap.suffix(Self.announcementLimit).reversed() {
      if sentence.meanings.contains(.improves) || sentence.meanings.contains(.introducesAfter) { return true }
      if !sentence.meanings.isDisjoint(with: [.introducesBefore, .restarts]) { return false }
      // Text before a heading announces nothing below it.
      if sentence.isHeading { return false }
    }
    return false
  }

  /// Returns whether the text right above a block announces code to avoid, or the text right below criticises it. No
  /// text below the last block counts.
  private func showsCodeToAvoid(_ index: Int, gap: [Sentence], in blocks: [CodeBlock]) -> Bool {
    let isLast = index + 1 == blocks.count
    let below = isLast ? [] : prose.gap(before: blocks[index + 1].element, after: blocks[index].element)
    return gap.suffix(Self.criticismLimit).contains { $0.meanings.contains(.introducesBefore) }
      || below.prefix(Self.criticismLimit).contains { $0.meanings.contains(.condemns) }
  }
}

extension CodeBlock {
  /// The number of the outermost heading below the title.
  fileprivate var chapter: Int {
    let headings = scopes.filter { $0.heading != nil }
    return (headings.count > 1 ? headings[1] : headings.first)?.number ?? 0
  }
}
