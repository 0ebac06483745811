import CaseStudyModel

/// Verdicts and announcements in the text between two blocks.
extension [SurroundingProse.Sentence] {
  /// The number of sentences after a block among which a verdict on it is looked for.
  static var verdictLimit: Int { 4 }

  /// Whether a sentence before the next heading solves a problem of the block above.
  var solvesProblem: Bool { prefix { !$0.isHeading }.contains { $0.meanings.contains(.remedies) } }

  /// Whether the text begins by criticising the block above.
  var beginsWithCriticism: Bool {
    let first = prefix(3).prefix { !$0.isHeading }.first { $0.meanings.verdict != nil }
    return first.map { !$0.introducesNextBlock && !$0.announcesOldCode && $0.meanings.verdict == .before } ?? false
  }

  /// Whether the first sentence criticises the block above.
  var rejectsAttempt: Bool {
    guard let first, !first.isHeading, !first.introducesNextBlock else { return false }
    return first.meanings.contains(.condemns) && first.meanings.isDisjoint(with: [.approves, .introducesAfter])
  }

  /// Whether the text criticises code and praises none.
  var onlyCriticises: Bool {
    contains { $0.meanings.contains(.condemns) }
      && allSatisfy { $0.meanings.isDisjoint(with: [.approves, .introducesAfter]) }
  }

  /// Returns the side that the text announces for the block below; the nearest sentence wins.
  /// - Parameter isBelowCode: whether a block precedes the text.
  func announcedSide(isBelowCode: Bool) -> Side? {
    let section = self[(lastIndex(where: \.isHeading) ?? 0)...]
    let firstCriticism = isBelowCode ? section.firstIndex(where: \.isCritical) ?? count : count
    // "Suppose a new shape is needed. That would violate the principle. The shapes become types:" criticises the code
    // above.
    let condemned = isBelowCode ? lastIndex { $0.meanings.contains(.condemns) && !$0.isHeading } ?? 0 : 0
    let hasVerdictAbove = condemned < count - 1
    // "The class below has one job. It never changes." judges the code below in both sentences.
    let pointing = firstIndex(where: \.isAboutNextBlock) ?? count
    for (place, sentence) in enumerated().reversed() {
      if sentence.meanings.contains(.introducesAfter) { return .after }
      // "To add a dish, we need to modify the menu." judges the code above, and announces a worse menu with a colon.
      let isOnlyCriticism = isBelowCode && sentence.meanings.contains(.condemns) && !sentence.introducesNextBlock
      if sentence.announcesOldCode, !isOnlyCriticism, !(hasVerdictAbove && place < condemned) { return .before }
      if sentence.introducesNextBlock || place > pointing, let side = sentence.meanings.verdict {
        return place > pointing ? self[pointing...].lazy.compactMap(\.meanings.verdict).first : side
      }
      // "Each new shape changes the class. With a protocol, it stays unchanged." leads from one design to the other.
      if firstCriticism < place, sentence.meanings.verdict == .after { return .after }
      if sentence.isHeading { return nil }
    }
    return nil
  }

  /// Returns the side that the text gives the block above; the nearest sentence wins.
  ///
  /// Sentences after one about the code below are about that code too. "To follow the principle, we split it, so that
  /// each has one task" praises no code above.
  var sideOfCodeAbove: Side? {
    let sentences = prefix(Self.verdictLimit).prefix { !$0.isHeading && !$0.isAboutNextBlock }
    guard let first = sentences.first(where: { !$0.introducesNextBlock && $0.meanings.verdict != nil })
    else { return nil }
    return first.meanings.verdict == .after && first.meanings.contains(.remedies) ? nil : first.meanings.verdict
  }
}

extension SurroundingProse.Sentence {
  /// Whether it criticises code or leads from one design to another.
  var isTurn: Bool {
    !meanings.isDisjoint(with: [.condemns, .introducesBefore, .introducesAfter, .restarts, .remedies])
  }

  fileprivate var isAboutNextBlock: Bool { meanings.contains(.pointsAhead) && introducesNextBlock }

  fileprivate var announcesOldCode: Bool { !meanings.isDisjoint(with: [.restarts, .introducesBefore]) }

  fileprivate var isCritical: Bool { !meanings.isDisjoint(with: [.condemns, .introducesBefore]) }
}

extension ProsePhrases.Meanings {
  /// The side of the code that a sentence judges.
  var verdict: Side? {
    if contains(.condemns) { return .before }
    return contains(.approves) ? .after : nil
  }
}
