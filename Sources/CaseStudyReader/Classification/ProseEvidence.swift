import CaseStudyModel
import CodeStructure

/// Infers the sides that nothing names explicitly: from the sentences around a block, then from its position in a
/// section about one principle.
///
/// The text between two blocks refers to both: a verdict ("this violates") looks back, an announcement ("to fix this",
/// a final colon) looks forward. Verdicts are applied first, then announcements; a block that is still open takes the
/// side of the block before it.
struct ProseEvidence {
  private typealias Sentence = SurroundingProse.Sentence

  /// The maximum number of blocks under a heading for those before a turn to count as the old design.
  private static let orderLimit = 3

  private let vocabulary: Vocabulary
  private let prose: SurroundingProse

  init(vocabulary: Vocabulary, elements: [Outline.Element]) {
    self.vocabulary = vocabulary
    let sought = ProsePhrases.Meanings.all.subtracting(.improves)
    prose = SurroundingProse(vocabulary: vocabulary, elements: elements, sought: sought)
  }

  /// Sets the sides of undecided blocks if sentences or position determine them.
  func classify(_ blocks: inout [CodeBlock]) {
    reopenNewExamples(&blocks)
    OldSections(prose: prose).classify(&blocks)
    let parts = Dictionary(grouping: blocks.indices.filter { !blocks[$0].snippet.principles.isEmpty }) {
      blocks[$0].part
    }
    // A tutorial that shows the old design first shows only new code in its steps.
    let hasOldStart = blocks.contains {
      $0.snippet.side == .before && $0.snippet.sideSource < .prose && $0.snippet.principles.isEmpty
    }
    for part in parts.keys.sorted() {
      guard let indices = parts[part], indices.contains(where: { blocks[$0].isOpen }) else { continue }
      classifyPart(indices, hasOldStart: hasOldStart, in: &blocks)
    }
    SectionHabit.classify(&blocks, parts: parts)
    ConformingExamples(vocabulary: vocabulary).classify(&blocks, parts: parts)
  }

  /// A section under a side's heading may continue with another example whose start only the prose reveals.
  private func reopenNewExamples(_ blocks: inout [CodeBlock]) {
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

  /// Sets the sides of undecided blocks without a principle, in each section whose sentences about the code name one.
  func classifySectionsNamedInProse(_ blocks: inout [CodeBlock]) {
    let unnamed = blocks.indices.filter { blocks[$0].snippet.principles.isEmpty }
    let sections = Dictionary(grouping: unnamed) { blocks[$0].innermostHeading }
    for section in sections.keys.sorted() {
      guard let indices = sections[section], indices.contains(where: { blocks[$0].isOpen }) else { continue }
      let principles = principlesNamed(around: indices, in: blocks)
      guard !principles.isEmpty else { continue }
      classifyPart(indices, hasOldStart: false, in: &blocks)
      for index in indices where blocks[index].snippet.side != nil { blocks[index].snippet.principles = principles }
    }
  }

  /// Sets the sides of undecided blocks that continue code of the new design.
  func continueNewDesigns(_ blocks: inout [CodeBlock]) {
    TypeEvidence(prose: prose).continueNewDesigns(&blocks)
  }

  /// Returns the principles that sentences name which judge or announce a section's blocks.
  private func principlesNamed(around indices: [Int], in blocks: [CodeBlock]) -> [Principle.ID] {
    var previous: Int?
    var sentences: [Sentence] = []
    for index in indices {
      sentences += prose.gap(before: blocks[index].element, after: previous)
      previous = blocks[index].element
    }
    if let previous { sentences += prose.tail(after: previous, limit: [Sentence].verdictLimit) }
    var named: [Principle.ID] = []
    for sentence in sentences where !sentence.isHeading && !sentence.meanings.contains(.defines) {
      let judges = sentence.meanings.verdict != nil || !sentence.meanings.isDisjoint(with: .announcements)
      if judges { named += sentence.principles.filter { !named.contains($0) } }
    }
    return named
  }

  private func classifyPart(_ indices: [Int], hasOldStart: Bool, in blocks: inout [CodeBlock]) {
    // If both neighbouring blocks have stronger signs, the text between them needn't be read.
    let gaps = indices.enumerated().map { place, index -> [Sentence] in
      let previous = place > 0 ? blocks[indices[place - 1]] : nil
      guard blocks[index].isOpen || previous?.isOpen ?? false else { return [] }
      return prose.gap(before: blocks[index].element, after: previous?.element)
    }
    let last = blocks[indices[indices.count - 1]]
    let tail = last.isOpen ? prose.tail(after: last.element, limit: [Sentence].verdictLimit) : []
    for (place, index) in indices.enumerated() where blocks[index].isOpen {
      let below = place + 1 < gaps.count ? gaps[place + 1] : tail
      var announced = gaps[place].announcedSide(isBelowCode: place > 0)
      // "We can create an interface for all animals" also begins the example of a fat one.
      if place == 0, !hasOldStart, announced == .after, gaps[place].last?.isHeading == false,
        below.beginsWithCriticism || below.solvesProblem
      {
        announced = .before
      }
      // "Consider the following class" also begins the only example of a section, which the text then praises.
      if announced == .before, indices.count == 1, below.sideOfCodeAbove == .after,
        !gaps[place].contains(where: { $0.meanings.contains(.condemns) })
      {
        announced = .after
      }
      // An attempt to fix the old design may fail: the text then condemns it before announcing another.
      if announced == .after, place > 0, below.rejectsAttempt, place + 1 < gaps.count,
        gaps[place + 1].announcedSide(isBelowCode: true) == .after
      {
        announced = .before
      }
      if let side = announced ?? sideFromComments(blocks[index].comments) {
        set(side, .prose, &blocks[index])
      } else if let side = below.sideOfCodeAbove ?? verdictBelowOutput(of: place, indices, in: blocks) {
        set(side, .prose, &blocks[index])
      } else if prose.isFollowedByProblems(blocks[index].element, of: blocks[index].snippet.principles) {
        set(.before, .prose, &blocks[index])
      } else if below.solvesProblem, place == 0 || blocks[indices[place - 1]].snippet.side != .after {
        set(.before, .prose, &blocks[index])
      } else if place == 0 || blocks[indices[place - 1]].innermostHeading != blocks[index].innermostHeading
        || blocks[indices[place - 1]].isSettledNeutral && sideAbove(place, indices, in: blocks) == nil
      {
        // No code precedes the first block of a section, so a verdict there refers to the code that follows. A quoted
        // definition or a drawing isn't code.
        if gaps[place].last?.meanings.verdict == .before { set(.before, .prose, &blocks[index]) }
      }
    }
    DesignSigns.classify(indices, in: &blocks)
    inferFromOrder(indices, gaps, in: &blocks)
    extendClaims(indices, gaps, in: &blocks)
    TypeEvidence(prose: prose).classifyOldDesigns(indices, gaps, in: &blocks)
    TypeEvidence(prose: prose).extendToDeclarations(indices, gaps, in: &blocks)
  }

  /// Gives the open blocks of a chain the side of its end, if the text praises only what the chain leads to and
  /// criticises nothing in the section.
  private func extendClaims(_ indices: [Int], _ gaps: [[Sentence]], in blocks: inout [CodeBlock]) {
    guard indices.allSatisfy({ blocks[$0].snippet.side != .before }), !gaps.joined().contains(where: \.isTurn) else {
      return
    }
    // The headings whose code, from here down, ends in praised code.
    var praised: Set<Int> = []
    for index in indices.reversed() {
      let heading = blocks[index].innermostHeading
      if blocks[index].snippet.side == .after, blocks[index].snippet.sideSource == .prose { praised.insert(heading) }
      if blocks[index].isOpen, praised.contains(heading) { set(.after, .order, &blocks[index]) }
    }
  }

  /// Gives open blocks the side of their neighbours under the same heading; a verdict on the old design between two
  /// blocks, or the same types declared again, marks the switch to the new one.
  private func inferFromOrder(_ indices: [Int], _ gaps: [[Sentence]], in blocks: inout [CodeBlock]) {
    let following = blocksWithSides(following: indices, in: blocks)
    let counts = Dictionary(grouping: indices) { blocks[$0].innermostHeading }.mapValues(\.count)
    // The last side under each heading, and whether any earlier block shows the new design.
    var sides: [Int: Side] = [:]
    var hasSeenAfter = false
    for (place, index) in indices.enumerated() {
      let heading = blocks[index].innermostHeading
      if blocks[index].isOpen {
        let after = place + 1 < indices.count ? blocks[indices[place + 1]] : nil
        let next = after?.innermostHeading == heading ? after : nil
        if let previous = sides[heading] {
          let isTurn = previous == .before && gaps[place].contains { $0.meanings.contains(.condemns) }
          // A design may change for the worse before the text condemns it.
          let isNewVersion =
            previous == .before && following[place].neighbour.map { blocks[$0].snippet.side } != .before
            && isVersion(blocks[index], of: blocks[indices[place - 1]])
            && !(next?.snippet.side == .after && !gaps[place].contains(where: \.isTurn)
              && gaps[place + 1].contains(where: \.isTurn))
          let count = counts[heading] ?? 0
          // One violation often follows another, and the only block next to a labelled one is seldom on its side.
          let isUnclear =
            isTurn
            ? count > 2 && next != nil
            : previous == .before && count == 2 && isMarked(blocks[indices[place - 1]])
          let neighbour = following[place].neighbour.map { blocks[$0].snippet.side }
          if previous == .after, neighbour == .after, gaps[place].onlyCriticises {
            set(.before, .order, &blocks[index])
          } else if previous == .before, blocks[indices[place - 1]].snippet.sideSource == .types, !isNewVersion {
            // Signs in code say nothing about the code that follows it.
          } else if isNewVersion || !isUnclear {
            set(isTurn || isNewVersion ? .after : previous, .order, &blocks[index])
          }
        } else if next?.snippet.side == .after, next?.snippet.sideSource == .label {
          // A label of the new design follows the old one, unless the section shows the new one first.
          let second = place + 2 < indices.count ? blocks[indices[place + 2]] : nil
          let isNewFirst = second?.innermostHeading == heading && second?.snippet.side == .before
          if isNewFirst {
            // Code before such a pair is neither of the two.
            blocks[index].isSettledNeutral = true
          } else {
            set(.before, .order, &blocks[index])
          }
        } else if let next, next.snippet.side == .after, gaps[place + 1].allSatisfy({ !$0.isTurn }),
          TypeEvidence.uses(next, of: blocks[index])
        {
          // Code that declares what the new design below it uses is part of that design.
          set(.after, .order, &blocks[index])
        } else if let neighbour = following[place].neighbour,
          blocks[neighbour].snippet.side == .before || (counts[heading] ?? 0) <= Self.orderLimit,
          blocks[neighbour].snippet.sideSource != .types || isVersion(blocks[neighbour], of: blocks[index])
        {
          set(.before, .order, &blocks[index])
        } else if !hasSeenAfter, let turn = following[place].any, leadsToMarkedTurn(blocks[index], blocks[turn]) {
          set(.before, .order, &blocks[index])
        } else if place > 0, let after, isBetweenTurns(blocks[index], blocks[indices[place - 1]], after) {
          set(.before, .order, &blocks[index])
        } else if let next, next.isOpen, isVersion(next, of: blocks[index]) {
          set(.before, .order, &blocks[index])
        }
      }
      sides[heading] = blocks[index].snippet.side ?? sides[heading]
      hasSeenAfter = hasSeenAfter || blocks[index].snippet.side == .after
    }
  }

  /// Returns, for each block, the next one that has a side and the next one that also shares its heading.
  private func blocksWithSides(
    following indices: [Int], in blocks: [CodeBlock]
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

  /// Returns whether a block declares again what another declares, as the new design declares the types of the old one.
  private func isVersion(_ block: CodeBlock, of previous: CodeBlock) -> Bool {
    block.snippet.code != previous.snippet.code
      && !Self.types(of: block).isDisjoint(with: Self.types(of: previous))
  }

  private static func types(of block: CodeBlock) -> Set<String> {
    Declarations(block.snippet.code, in: block.snippet.language).capitalizedTypes
  }

  /// Returns whether a block's own label or comment names its side.
  private func isMarked(_ block: CodeBlock) -> Bool { [.label, .comment].contains(block.snippet.sideSource) }

  /// Returns whether a block has its own heading within its section, and the next block with a side marks the new
  /// design.
  private func leadsToMarkedTurn(_ block: CodeBlock, _ turn: CodeBlock) -> Bool {
    block.innermostHeading != block.part && turn.snippet.side == .after && turn.snippet.sideSource < .prose
  }

  /// Returns whether a block is the only one below its heading, between two of the new design whose headings have the
  /// same text, as in "Refactored code", "Second case" and "Refactored code".
  private func isBetweenTurns(_ block: CodeBlock, _ previous: CodeBlock, _ next: CodeBlock) -> Bool {
    let turns = [previous, next]
    guard turns.allSatisfy({ $0.snippet.side == .after && $0.snippet.sideSource == .heading }),
      !turns.contains(where: { $0.innermostHeading == block.innermostHeading })
    else { return false }
    let headings = turns.map { turn in turn.scopes.last { $0.rank < .principleLine }?.text }
    return headings[0] != nil && headings[0] == headings[1]
  }

  private func set(_ side: Side?, _ source: SideSource, _ block: inout CodeBlock) {
    block.snippet.side = side
    block.snippet.sideSource = source
  }

  /// Returns the side of the block two above, such as the program whose output is in between.
  private func sideAbove(_ place: Int, _ indices: [Int], in blocks: [CodeBlock]) -> Side? {
    place > 1 ? blocks[indices[place - 2]].snippet.side : nil
  }

  /// Returns the side that the text below a block's output or drawing assigns to the block.
  private func verdictBelowOutput(of place: Int, _ indices: [Int], in blocks: [CodeBlock]) -> Side? {
    guard place + 1 < indices.count, blocks[indices[place + 1]].isSettledNeutral else { return nil }
    let output = blocks[indices[place + 1]].element
    guard place + 2 < indices.count else {
      return prose.tail(after: output, limit: [Sentence].verdictLimit).sideOfCodeAbove
    }
    return prose.gap(before: blocks[indices[place + 2]].element, after: output).sideOfCodeAbove
  }

  /// Returns the side that one of the first two comments gives a block, unless its comments disagree.
  private func sideFromComments(_ comments: [String]) -> Side? {
    let verdicts = comments.map { prose.meanings(of: NormalForm.bytes(of: $0)).verdict }
    return Set(verdicts.compactMap(\.self)).count == 1 ? verdicts.prefix(2).lazy.compactMap(\.self).first : nil
  }
}
