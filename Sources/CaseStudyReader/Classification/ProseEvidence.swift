import CaseStudyModel

/// Decides the sides that no mark names: by the sentences around a block, then by its place in a part about one
/// principle.
///
/// The text between two blocks speaks of both: a verdict ("this violates") looks back, an announcement ("to fix this",
/// a colon at the end) looks forward. Verdicts are read first, announcements next, and what is left follows the block
/// before it.
struct ProseEvidence {
  private typealias Sentence = SurroundingProse.Sentence

  private let vocabulary: Vocabulary
  private let prose: SurroundingProse

  init(vocabulary: Vocabulary, elements: [Outline.Element]) {
    self.vocabulary = vocabulary
    prose = SurroundingProse(vocabulary: vocabulary, elements: elements)
  }

  /// Sets the sides of the blocks that are still open, where sentences or their place tell.
  func classify(_ blocks: inout [Block]) {
    reopenNewExamples(&blocks)
    let parts = Dictionary(grouping: blocks.indices.filter { !blocks[$0].snippet.principles.isEmpty }) {
      blocks[$0].part
    }
    for part in parts.keys.sorted() {
      guard let indices = parts[part], indices.contains(where: { blocks[$0].isOpen }) else { continue }
      classifyPart(indices, in: &blocks)
    }
    takeConformingExamples(parts: parts, in: &blocks)
  }

  /// A section headed by a side may go on with a further example, whose beginning only the prose tells.
  private func reopenNewExamples(_ blocks: inout [Block]) {
    var isReopened = false
    for index in blocks.indices.dropFirst() {
      guard blocks[index].innermostHeading == blocks[index - 1].innermostHeading else {
        isReopened = false
        continue
      }
      guard blocks[index].snippet.sideSource == .heading, blocks[index].snippet.side == .after else { continue }
      let gap = prose.gap(before: blocks[index].element, after: blocks[index - 1].element)
      if gap.contains(where: { $0.meanings.contains(.restarts) }) { isReopened = true }
      if isReopened { set(nil, .none, &blocks[index]) }
    }
  }

  private func classifyPart(_ indices: [Int], in blocks: inout [Block]) {
    let gaps = indices.enumerated().map { place, index in
      prose.gap(before: blocks[index].element, after: place > 0 ? blocks[indices[place - 1]].element : nil)
    }
    let tail = prose.tail(after: blocks[indices[indices.count - 1]].element)
    for (place, index) in indices.enumerated() where blocks[index].isOpen {
      if let side = announced(gaps[place]) ?? spoken(blocks[index].comments) {
        set(side, .prose, &blocks[index])
      } else if let side = verdict(place + 1 < gaps.count ? gaps[place + 1] : tail) {
        set(side, .prose, &blocks[index])
      } else if place == 0 || blocks[indices[place - 1]].innermostHeading != blocks[index].innermostHeading {
        // Before the first block of a section there is no code to look back at: a verdict speaks of the code to come.
        if gaps[place].last.flatMap(judged) == .before { set(.before, .prose, &blocks[index]) }
      }
    }
    inferFromOrder(indices, gaps, in: &blocks)
  }

  /// What is still open takes the side of its neighbours below the same heading; a verdict on the old design between
  /// two blocks is the turn to the new one.
  private func inferFromOrder(_ indices: [Int], _ gaps: [[Sentence]], in blocks: inout [Block]) {
    let following = blocksWithSides(following: indices, in: blocks)
    // The last side below each heading, and whether any block before has been of the new design.
    var sides: [Int: Side] = [:]
    var hasSeenAfter = false
    for (place, index) in indices.enumerated() {
      let heading = blocks[index].innermostHeading
      if blocks[index].isOpen {
        if let previous = sides[heading] {
          let isCondemned = gaps[place].contains { $0.meanings.contains(.condemns) }
          set(previous == .before && isCondemned ? .after : previous, .order, &blocks[index])
        } else if let next = following[place].neighbour {
          set(blocks[next].snippet.side == .after ? .before : blocks[next].snippet.side, .order, &blocks[index])
        } else if !hasSeenAfter, let turn = following[place].any, leadsToMarkedTurn(blocks[index], blocks[turn]) {
          set(.before, .order, &blocks[index])
        }
      }
      let side = blocks[index].snippet.side
      if let side { sides[heading] = side }
      hasSeenAfter = hasSeenAfter || side == .after
    }
  }

  /// Finds, behind each block, the next one with a side, and the next one below the same heading.
  private func blocksWithSides(
    following indices: [Int], in blocks: [Block]
  ) -> [(any: Int?, neighbour: Int?)] {
    var found: [(any: Int?, neighbour: Int?)] = []
    var next: Int?
    var neighbours: [Int: Int] = [:]
    for index in indices.reversed() {
      let heading = blocks[index].innermostHeading
      found.append((next, neighbours[heading]))
      if blocks[index].snippet.side != nil { (next, neighbours[heading]) = (index, index) }
    }
    return found.reversed()
  }

  /// Whether a block has a heading of its own within its part, and the next one with a side marks the new design.
  private func leadsToMarkedTurn(_ block: Block, _ turn: Block) -> Bool {
    block.innermostHeading != block.part && turn.snippet.side == .after && turn.snippet.sideSource < .prose
  }

  /// Code that is not called bad where bad code is called so shows conforming examples: in a part without an old
  /// design, of a document that has code below several principles and marks its old designs if it shows any, and in a
  /// part whose old designs are marked.
  private func takeConformingExamples(parts: [Int: [Int]], in blocks: inout [Block]) {
    let withCode = parts.filter { part, indices in
      part != 0 && indices.contains { !blocks[$0].isSettledNeutral && blocks[$0].snippet.role == .source }
    }
    let oldDesigns = blocks.indices.filter { blocks[$0].snippet.side == .before }
    let markedOldDesigns = Set(oldDesigns.filter { blocks[$0].snippet.sideSource < .prose })
    let showsOthersMarked = withCode.count >= 2 && markedOldDesigns.count == oldDesigns.count
    var plainHeadings: [Int: Bool] = [:]
    for indices in withCode.values {
      let isWithoutOldDesign = indices.allSatisfy { blocks[$0].snippet.side != .before }
      let isMarkedElsewhere = !markedOldDesigns.isDisjoint(with: indices)
      for index in indices where blocks[index].isOpen {
        let isExample = isWithoutOldDesign && showsOthersMarked && isBelowPlainHeading(blocks[index], &plainHeadings)
        if isExample || isMarkedElsewhere { set(.after, .order, &blocks[index]) }
      }
    }
  }

  /// Whether the nearest heading is that of the principle, or says no more than "Example".
  /// - Parameter known: the headings that have been looked at, by their numbers.
  private func isBelowPlainHeading(_ block: Block, _ known: inout [Int: Bool]) -> Bool {
    guard let heading = block.scopes.last(where: { $0.rank != .boldLine }) else { return false }
    if heading.number == block.part { return true }
    let isPlain = known[heading.number] ?? vocabulary.labels.isPlain(heading.text)
    known[heading.number] = isPlain
    return isPlain
  }

  private func set(_ side: Side?, _ source: SideSource, _ block: inout Block) {
    block.snippet.side = side
    block.snippet.sideSource = source
  }

  /// The side that the text before a block announces; the sentence nearest to the block first.
  private func announced(_ gap: [Sentence]) -> Side? {
    for sentence in gap.reversed() {
      if sentence.meanings.contains(.introducesAfter) { return .after }
      if !sentence.meanings.isDisjoint(with: [.restarts, .introducesBefore]) { return .before }
      if sentence.looksForward, let side = judged(sentence) { return side }
    }
    return nil
  }

  /// The side that the text behind a block gives it; the sentence nearest to the block first.
  private func verdict(_ gap: [Sentence]?) -> Side? {
    (gap ?? []).prefix(4).lazy.filter { !$0.looksForward }.compactMap(judged).first
  }

  private func judged(_ sentence: Sentence) -> Side? {
    if sentence.meanings.contains(.condemns) { return .before }
    return sentence.meanings.contains(.approves) ? .after : nil
  }

  private func spoken(_ comments: [String]) -> Side? {
    comments.prefix(2).lazy.map { prose.sentence($0) }.compactMap(judged).first
  }
}
