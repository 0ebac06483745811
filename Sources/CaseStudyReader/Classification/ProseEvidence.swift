import CaseStudyModel

/// Decides the sides that no mark names: by the sentences around a block, then by its place in a part about one principle.
///
/// The text between two blocks speaks of both: a verdict ("this violates") looks back, an announcement ("to fix this", a colon
/// at the end) looks forward. Verdicts are read first, announcements next, and what is left follows the block before it.
struct ProseEvidence {
  let vocabulary: Vocabulary
  let elements: [Outline.Element]

  /// A sentence by what it says of the code next to it.
  private struct Sentence {
    var meanings: Set<ProsePhrases.Meaning>
    /// Whether it ends in a colon, and so announces what follows.
    var looksForward: Bool
  }

  /// The sentences between two blocks, in the order of reading.
  private struct Gap {
    var sentences: [Sentence] = []
  }

  func classify(_ blocks: inout [Block]) {
    reopenNewExamples(&blocks)
    let parts = Dictionary(grouping: blocks.indices.filter { !blocks[$0].snippet.principles.isEmpty }) { blocks[$0].part }
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
      if blocks[index].innermostHeading != blocks[index - 1].innermostHeading { isReopened = false }
      guard blocks[index].snippet.sideSource == .heading, blocks[index].snippet.side == .after else { continue }
      let gap = gap(before: blocks[index].element, after: blocks[index - 1].element)
      if gap.sentences.contains(where: { $0.meanings.contains(.restarts) }) { isReopened = true }
      if isReopened { set(.neutral, .none, &blocks[index]) }
    }
  }

  private func classifyPart(_ indices: [Int], in blocks: inout [Block]) {
    let gaps = indices.enumerated().map { place, index in
      gap(before: blocks[index].element, after: place > 0 ? blocks[indices[place - 1]].element : nil)
    }
    let tail = tail(after: blocks[indices[indices.count - 1]].element)
    for (place, index) in indices.enumerated() where blocks[index].isOpen {
      if let side = announced(gaps[place]) ?? spoken(blocks[index].comments) {
        set(side, .prose, &blocks[index])
      } else if let side = verdict(place + 1 < gaps.count ? gaps[place + 1] : tail) {
        set(side, .prose, &blocks[index])
      } else if place == 0 || blocks[indices[place - 1]].innermostHeading != blocks[index].innermostHeading {
        // Before the first block of a section there is no code to look back at: a verdict speaks of the code to come.
        if gaps[place].sentences.last.flatMap(judged) == .before { set(.before, .prose, &blocks[index]) }
      }
    }
    inferFromOrder(indices, gaps, in: &blocks)
  }

  /// What is still open takes the side of its neighbours below the same heading; a verdict on the old design between two
  /// blocks is the turn to the new one.
  private func inferFromOrder(_ indices: [Int], _ gaps: [Gap], in blocks: inout [Block]) {
    for (place, index) in indices.enumerated() where blocks[index].isOpen {
      let heading = blocks[index].innermostHeading
      let isNeighbour = { (other: Int) in
        blocks[other].snippet.side != .neutral && blocks[other].innermostHeading == heading
      }
      if let previous = indices[..<place].last(where: isNeighbour) {
        let isCondemned = gaps[place].sentences.contains { $0.meanings.contains(.condemns) }
        let turns = blocks[previous].snippet.side == .before && isCondemned
        set(turns ? .after : blocks[previous].snippet.side, .order, &blocks[index])
      } else if let next = indices[(place + 1)...].first(where: isNeighbour) {
        set(blocks[next].snippet.side == .after ? .before : blocks[next].snippet.side, .order, &blocks[index])
      }
    }
  }

  /// Code that is not called bad where bad code is called so shows conforming examples: in a part that has no side at all,
  /// of a document that has code below several principles and marks its old designs if it shows any, and in a part whose old
  /// designs are marked.
  private func takeConformingExamples(parts: [Int: [Int]], in blocks: inout [Block]) {
    let withCode = parts.filter { part, indices in
      part != 0 && indices.contains { !blocks[$0].isSettledNeutral && blocks[$0].snippet.role == .source }
    }
    let oldDesigns = blocks.indices.filter { blocks[$0].snippet.side == .before }
    let markedOldDesigns = Set(oldDesigns.filter { blocks[$0].snippet.sideSource < .prose })
    let showsOthersMarked = withCode.count >= 2 && markedOldDesigns.count == oldDesigns.count
    for indices in withCode.values {
      let isWithoutSides = indices.allSatisfy { blocks[$0].snippet.side == .neutral }
      let isMarkedElsewhere = !markedOldDesigns.isDisjoint(with: indices)
      for index in indices where blocks[index].isOpen {
        let isExample = isWithoutSides && showsOthersMarked && isBelowPlainHeading(blocks[index])
        if isExample || isMarkedElsewhere { set(.after, .order, &blocks[index]) }
      }
    }
  }

  /// Whether the nearest heading is that of the principle, or says no more than "Example".
  private func isBelowPlainHeading(_ block: Block) -> Bool {
    guard let heading = block.scopes.last(where: { $0.rank != .boldLine }) else { return false }
    return heading.number == block.part || vocabulary.labels.isPlain(heading.text)
  }

  private func set(_ side: Side, _ source: SideSource, _ block: inout Block) {
    block.snippet.side = side
    block.snippet.sideSource = source
  }

  /// The side that the text before a block announces; the sentence nearest to the block first.
  private func announced(_ gap: Gap) -> Side? {
    for sentence in gap.sentences.reversed() {
      if sentence.meanings.contains(.introducesAfter) { return .after }
      if !sentence.meanings.isDisjoint(with: [.restarts, .introducesBefore]) { return .before }
      if sentence.looksForward, let side = judged(sentence) { return side }
    }
    return nil
  }

  /// The side that the text behind a block gives it; the sentence nearest to the block first.
  private func verdict(_ gap: Gap?) -> Side? {
    (gap?.sentences ?? []).prefix(4).lazy.filter { !$0.looksForward }.compactMap(judged).first
  }

  private func judged(_ sentence: Sentence) -> Side? {
    if sentence.meanings.contains(.condemns) { return .before }
    return sentence.meanings.contains(.approves) ? .after : nil
  }

  private func spoken(_ comments: [String]) -> Side? {
    comments.prefix(2).lazy.map { sentence($0) }.compactMap(judged).first
  }

  private func gap(before element: Int, after previous: Int?) -> Gap {
    var gap = Gap()
    let start = previous.map { $0 + 1 } ?? startOfPart(element)
    guard start < element else { return gap }
    for item in elements[start..<element] { add(item, to: &gap) }
    // Before the first block of a part stands the principle's definition, which speaks of good and bad in general.
    if previous == nil { gap.sentences = gap.sentences.suffix(2).filter { !$0.meanings.contains(.defines) } }
    return gap
  }

  private func tail(after element: Int) -> Gap {
    var gap = Gap()
    for item in elements[(element + 1)...] {
      switch item.kind {
      case .heading, .fence, .summary, .detailsEnd: return gap
      default: add(item, to: &gap)
      }
    }
    return gap
  }

  /// The text that introduces a part's first block begins at the heading above it.
  private func startOfPart(_ element: Int) -> Int {
    let heading = elements[..<element].lastIndex { item in
      switch item.kind {
      case .heading, .fence, .summary: true
      default: false
      }
    }
    return heading ?? 0
  }

  private func add(_ item: Outline.Element, to gap: inout Gap) {
    switch item.kind {
    case .heading, .summary: gap.sentences.append(sentence(normal(item.text), looksForward: true))
    case .paragraph:
      let sentences = Sentences.split(item.text)
      for (number, sentence) in sentences.enumerated() {
        let isLast = number == sentences.count - 1
        gap.sentences.append(
          self.sentence(normal(sentence), looksForward: isLast && Sentences.looksForward(sentence)))
      }
    default: break
    }
  }

  private func sentence(_ normal: String, looksForward: Bool = false) -> Sentence {
    Sentence(meanings: vocabulary.prose.meanings(of: normal), looksForward: looksForward)
  }

  private func normal(_ text: String) -> String {
    vocabulary.principles.masked(NormalForm.of(text))
  }
}
