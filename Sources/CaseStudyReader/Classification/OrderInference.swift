import CaseStudyModel

/// Infers the sides of open blocks from their neighbours under the same heading. A verdict on the old design between
/// two blocks, or the same types declared again, marks the switch to the new one.
struct OrderInference {
  /// The result for a block.
  private enum Decision {
    case side(Side)
    /// The block belongs to neither side, and later steps don't change that.
    case neither
  }

  /// The maximum number of blocks under a heading for which the blocks before a turn count as the old design.
  private static let limit = 3

  private let indices: [Int]
  /// The sentences above each block, down from the block before it.
  private let gaps: [[SurroundingProse.Sentence]]
  /// The next block with a side after each block, and the next one that also shares its heading.
  private let following: [(any: Int?, neighbour: Int?)]
  /// The number of blocks under each heading.
  private let counts: [Int: Int]
  /// The last side under each heading.
  private var sides: [Int: Side] = [:]
  /// The headings whose text condemns old code without showing whether the code below is old or new.
  private var unclearHeadings: Set<Int> = []
  /// Whether an earlier block shows the new design.
  private var hasSeenAfter = false

  private init(_ indices: [Int], gaps: [[SurroundingProse.Sentence]], in blocks: [CodeBlock]) {
    self.indices = indices
    self.gaps = gaps
    following = Self.blocksWithSides(following: indices, in: blocks)
    counts = Dictionary(grouping: indices) { blocks[$0].innermostHeading }.mapValues(\.count)
  }

  /// Sets the sides of a section's open blocks, as far as the order determines them.
  /// - Parameters:
  ///   - indices: the indices of the section's blocks.
  ///   - gaps: the sentences above each of them.
  static func classify(_ indices: [Int], gaps: [[SurroundingProse.Sentence]], in blocks: inout [CodeBlock]) {
    var inference = OrderInference(indices, gaps: gaps, in: blocks)
    for place in indices.indices { inference.classify(place, in: &blocks) }
  }

  private mutating func classify(_ place: Int, in blocks: inout [CodeBlock]) {
    let index = indices[place]
    if blocks[index].isOpen {
      switch decision(at: place, in: blocks) {
      case .side(let side): blocks[index].take(side, by: .order)
      case .neither: blocks[index].isSettledNeutral = true
      case nil: break
      }
    }
    let heading = blocks[index].innermostHeading
    if blocks[index].snippet.side != nil {
      unclearHeadings.remove(heading)
    } else if blocks[index].isOpen, sides[heading] == .before,
      gaps[place].contains(where: { $0.meanings.contains(.condemns) })
    {
      unclearHeadings.insert(heading)
    }
    sides[heading] = blocks[index].snippet.side ?? sides[heading]
    hasSeenAfter = hasSeenAfter || blocks[index].snippet.side == .after
  }

  private func decision(at place: Int, in blocks: [CodeBlock]) -> Decision? {
    let heading = blocks[indices[place]].innermostHeading
    let next = block(at: place + 1, in: blocks).flatMap { $0.innermostHeading == heading ? $0 : nil }
    if let previous = sides[heading] {
      return side(at: place, after: previous, before: next, in: blocks).map(Decision.side)
    }
    if next?.snippet.side == .after, next?.snippet.sideSource == .label {
      // A label for the new design comes after the old design, unless the section shows the new one first; code before
      // such a pair is then on neither side.
      let second = block(at: place + 2, in: blocks)
      let isNewFirst = second?.innermostHeading == heading && second?.snippet.side == .before
      return isNewFirst ? .neither : .side(.before)
    }
    return firstSide(at: place, before: next, in: blocks).map(Decision.side)
  }

  /// Returns the side of a block below another one with a side.
  private func side(at place: Int, after previous: Side, before next: CodeBlock?, in blocks: [CodeBlock]) -> Side? {
    let (block, above) = (blocks[indices[place]], blocks[indices[place - 1]])
    let neighbour = following[place].neighbour.map { blocks[$0].snippet.side }
    if previous == .after { return neighbour == .after && gaps[place].onlyCriticises ? .before : .after }
    if isNewVersion(block, of: above, at: place, before: next, in: blocks) { return .after }
    // Without code with a side further down, nothing shows that the code below an unclear verdict is still old.
    if neighbour == nil, unclearHeadings.contains(block.innermostHeading) { return nil }
    // Signs in code say nothing about the code that follows it.
    if above.snippet.sideSource == .types { return nil }
    let isTurn = gaps[place].contains { $0.meanings.contains(.condemns) }
    // Text below the code of a task may announce its solution in any words.
    let isBelowTask = gaps[place - 1].contains { $0.meanings.contains(.assigns) } && !gaps[place].isEmpty
    if isBelowTask, !isTurn { return nil }
    let count = counts[block.innermostHeading] ?? 0
    // Violations often come in a row, while the second of two blocks is as likely to be the solution as more old code.
    let isUnclear = isTurn ? count > 2 && next != nil : count == 2 && !isContinued(above, to: place, in: blocks)
    if isUnclear { return nil }
    return isTurn ? .after : .before
  }

  /// Returns whether the second of a heading's two blocks continues the old design above it, because the new one is
  /// marked further down in the section. A lone block next to a labelled one is seldom on the same side.
  private func isContinued(_ above: CodeBlock, to place: Int, in blocks: [CodeBlock]) -> Bool {
    guard !Self.isMarked(above), let turn = following[place].any.map({ blocks[$0] }) else { return false }
    return turn.snippet.side == .after && turn.snippet.sideSource < .prose
  }

  /// Returns whether a block below the old design shows a new version of it.
  private func isNewVersion(
    _ block: CodeBlock, of above: CodeBlock, at place: Int, before next: CodeBlock?, in blocks: [CodeBlock]
  ) -> Bool {
    let isFollowedByOldDesign = following[place].neighbour.map { blocks[$0].snippet.side } == .before
    // A design may change for the worse before the text condemns it.
    let isWorseDesign =
      next?.snippet.side == .after && !gaps[place].contains(where: \.isTurn)
      && gaps[place + 1].contains(where: \.isTurn)
    return !isFollowedByOldDesign && Self.isVersion(block, of: above) && !isWorseDesign
  }

  /// Returns the side of a block above which no block of its heading has one.
  private func firstSide(at place: Int, before next: CodeBlock?, in blocks: [CodeBlock]) -> Side? {
    let block = blocks[indices[place]]
    // Code that declares what the new design below it uses is part of that design.
    if let next, next.snippet.side == .after, gaps[place + 1].allSatisfy({ !$0.isTurn }),
      TypeEvidence.uses(next, of: block)
    {
      return .after
    }
    let isFollowedByVersion = !block.isOneOfSeveral && next.map { $0.isOpen && Self.isVersion($0, of: block) } ?? false
    return isFollowedByVersion || isBeforeTurn(block, at: place, in: blocks) ? .before : nil
  }

  /// Returns whether a block is old because its section turns to the new design below it.
  private func isBeforeTurn(_ block: CodeBlock, at place: Int, in blocks: [CodeBlock]) -> Bool {
    if let neighbour = following[place].neighbour.map({ blocks[$0] }), !block.isInOtherFile(than: neighbour) {
      let isShortSection = (counts[block.innermostHeading] ?? 0) <= Self.limit
      // Signs in code say nothing about code that declares other types.
      let isAboutBlock = neighbour.snippet.sideSource != .types || Self.isVersion(neighbour, of: block)
      if isAboutBlock, neighbour.snippet.side == .before || isShortSection { return true }
    }
    if !hasSeenAfter, let turn = following[place].any, Self.hasOwnHeading(block, beforeMarkedTurn: blocks[turn]) {
      return true
    }
    guard place > 0, let next = self.block(at: place + 1, in: blocks) else { return false }
    return Self.isBetweenTurns(block, after: blocks[indices[place - 1]], before: next)
  }

  /// Returns the block at a place of the section; `nil` below its last one.
  private func block(at place: Int, in blocks: [CodeBlock]) -> CodeBlock? {
    place < indices.count ? blocks[indices[place]] : nil
  }

  /// Returns, for each block, the next one that has a side and the next one that also shares its heading.
  private static func blocksWithSides(
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
  private static func isVersion(_ block: CodeBlock, of previous: CodeBlock) -> Bool {
    block.snippet.code != previous.snippet.code && !block.isInOtherLanguage(than: previous)
      && !block.isInOtherFile(than: previous) && !block.declaredTypes.isDisjoint(with: previous.declaredTypes)
  }

  /// Returns whether a block's own label or comment names its side.
  private static func isMarked(_ block: CodeBlock) -> Bool { [.label, .comment].contains(block.snippet.sideSource) }

  /// Returns whether a block has its own heading within its section, and the next block with a side marks the new
  /// design.
  private static func hasOwnHeading(_ block: CodeBlock, beforeMarkedTurn turn: CodeBlock) -> Bool {
    block.innermostHeading != block.part && turn.snippet.side == .after && turn.snippet.sideSource < .prose
  }

  /// Returns whether a block is the only one below its heading, between two of the new design whose headings have the
  /// same text, as in "Refactored code", "Second case" and "Refactored code".
  private static func isBetweenTurns(_ block: CodeBlock, after previous: CodeBlock, before next: CodeBlock) -> Bool {
    let turns = [previous, next]
    guard turns.allSatisfy({ $0.snippet.side == .after && $0.snippet.sideSource == .heading }),
      !turns.contains(where: { $0.innermostHeading == block.innermostHeading })
    else { return false }
    let headings = turns.map { turn in turn.scopes.last { $0.rank < .principleLine }?.text }
    return headings[0] != nil && headings[0] == headings[1]
  }
}
