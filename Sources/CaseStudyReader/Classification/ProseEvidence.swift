import CaseStudyModel

/// Infers the sides that nothing names explicitly: from the sentences around a block, then from its position in a
/// section about one principle.
///
/// The text between two blocks refers to both: a verdict ("this violates") to the block above, an announcement ("to fix
/// this", a final colon) to the block below. Verdicts are applied first, then announcements; a block that is still open
/// may take the side of the block before it.
struct ProseEvidence {
  private typealias Sentence = SurroundingProse.Sentence

  private let vocabulary: Vocabulary
  private let prose: SurroundingProse

  init(vocabulary: Vocabulary, outline: Outline) {
    self.vocabulary = vocabulary
    let sought = ProsePhrases.Meanings.all.subtracting(.improves)
    prose = SurroundingProse(vocabulary: vocabulary, outline: outline, sought: sought)
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

  /// A section under a side's heading may continue with another example, whose beginning only the prose shows.
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
      if isReopened { blocks[index].take(nil, by: .none) }
    }
  }

  /// Sets the sides of undecided blocks without a principle, in each section whose sentences about the code name one.
  func classifySectionsNamedInProse(_ blocks: inout [CodeBlock]) {
    let unnamed = blocks.indices.filter { blocks[$0].snippet.principles.isEmpty }
    let sections = Dictionary(grouping: unnamed) { blocks[$0].innermostHeading }
    for section in sections.keys.sorted() {
      guard let indices = sections[section], indices.contains(where: { blocks[$0].isOpen }) else { continue }
      takeCounterpart(of: indices.filter { blocks[$0].isCode }, in: &blocks)
      let principles = principlesNamed(around: indices, in: blocks)
      guard !principles.isEmpty else { continue }
      classifyPart(indices, hasOldStart: false, in: &blocks)
      for index in indices where blocks[index].snippet.side != nil { blocks[index].snippet.principles = principles }
    }
  }

  /// Puts the first of a section's two blocks on the old side if a label puts the second one on the new side.
  private func takeCounterpart(of code: [Int], in blocks: inout [CodeBlock]) {
    guard code.count == 2, blocks[code[0]].isOpen, blocks[code[1]].snippet.side == .after,
      blocks[code[1]].snippet.sideSource == .label, !blocks[code[1]].isInOtherLanguage(than: blocks[code[0]])
    else { return }
    blocks[code[0]].take(.before, by: .order)
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

  /// Sets the sides of a section's undecided blocks.
  /// - Parameter indices: the indices of the section's blocks.
  private func classifyPart(_ indices: [Int], hasOldStart: Bool, in blocks: inout [CodeBlock]) {
    let gaps = gaps(above: indices, in: blocks)
    for (index, above) in zip(indices, gaps) where above.contains(where: { $0.meanings.contains(.enumerates) }) {
      blocks[index].isOneOfSeveral = true
    }
    let last = blocks[indices[indices.count - 1]]
    let tail = last.isOpen ? prose.tail(after: last.element, limit: [Sentence].verdictLimit) : []
    for (place, index) in indices.enumerated() where blocks[index].isOpen {
      let below = place + 1 < gaps.count ? gaps[place + 1] : tail
      let announced = announcedSide(at: place, gaps: gaps, below: below, hasOldStart: hasOldStart)
      if let side = side(at: place, of: indices, above: gaps[place], announced: announced, below: below, in: blocks) {
        blocks[index].take(side, by: .prose)
      }
    }
    // Code to which a principle isn't applied breaks it without being a bad example.
    let exemplary = indices.filter { index in
      !blocks[index].scopes.contains { $0.rank < .summary && vocabulary.sections.isExceptions($0.text) }
    }
    DesignSigns.classify(exemplary, in: &blocks)
    OrderInference.classify(indices, gaps: gaps, in: &blocks)
    extendClaims(indices, gaps: gaps, in: &blocks)
    TypeEvidence(prose: prose).classifyOldDesigns(indices, gaps: gaps, in: &blocks)
    TypeEvidence(prose: prose).extendToDeclarations(indices, gaps: gaps, in: &blocks)
  }

  /// Returns the sentences above each block of a section, down from the block before it. If both neighbouring blocks
  /// are decided by stronger rules, the text between them needn't be read.
  private func gaps(above indices: [Int], in blocks: [CodeBlock]) -> [[Sentence]] {
    indices.enumerated().map { place, index in
      let previous = place > 0 ? blocks[indices[place - 1]] : nil
      guard blocks[index].isOpen || previous?.isOpen ?? false else { return [] }
      return prose.gap(before: blocks[index].element, after: previous?.element)
    }
  }

  /// Returns the side that the sentences above a block announce, corrected by those below it.
  private func announcedSide(at place: Int, gaps: [[Sentence]], below: [Sentence], hasOldStart: Bool) -> Side? {
    let above = gaps[place]
    var announced = above.announcedSide(isBelowCode: place > 0)
    // "We can create an interface for all animals" may also introduce an example of a fat interface.
    if place == 0, !hasOldStart, announced == .after, above.last?.isHeading == false,
      below.beginsWithCriticism || below.solvesProblem
    {
      announced = .before
    }
    // "Consider the following class" may also introduce the only example of a section, which the text then praises.
    if announced == .before, gaps.count == 1, below.sideOfCodeAbove == .after,
      !above.contains(where: { $0.meanings.contains(.condemns) })
    {
      announced = .after
    }
    // An attempt to fix the old design may fail: the text then criticises it before announcing another.
    let isLast = place == gaps.count - 1
    if announced == .after, place > 0, !isLast, below.rejectsAttempt, below.announcedSide(isBelowCode: true) == .after {
      announced = .before
    }
    return announced
  }

  /// Returns the side of a section's block, from the surest sign in the text to the weakest.
  private func side(
    at place: Int, of indices: [Int], above: [Sentence], announced: Side?, below: [Sentence], in blocks: [CodeBlock]
  ) -> Side? {
    let block = blocks[indices[place]]
    let previous = place > 0 ? blocks[indices[place - 1]] : nil
    if let side = sideFromRemarks(in: block) ?? announced ?? sideFromComments(block.comments) { return side }
    if let side = below.sideOfCodeAbove ?? verdictBelowOutput(of: place, indices, in: blocks) { return side }
    if prose.isFollowedByProblems(block.element, of: block.snippet.principles) { return .before }
    if below.solvesProblem, previous?.snippet.side != .after { return .before }
    // No code precedes the first block of a section, so a verdict there refers to the code that follows. A quoted
    // definition or a drawing isn't code.
    let isFirst =
      previous.map { previous in
        previous.innermostHeading != block.innermostHeading
          || previous.isSettledNeutral && sideAbove(place, indices, in: blocks) == nil
      } ?? true
    return isFirst && above.last?.meanings.verdict == .before ? .before : nil
  }

  /// Puts the undecided blocks of a chain on the side of its last block, if the text praises only that block and
  /// criticises nothing in the section.
  private func extendClaims(_ indices: [Int], gaps: [[Sentence]], in blocks: inout [CodeBlock]) {
    guard indices.allSatisfy({ blocks[$0].snippet.side != .before }), !gaps.joined().contains(where: \.isTurn)
    else { return }
    // The headings whose code, from here down, ends in praised code.
    var praised: Set<Int> = []
    for index in indices.reversed() {
      let heading = blocks[index].innermostHeading
      if blocks[index].snippet.side == .after, blocks[index].snippet.sideSource == .prose { praised.insert(heading) }
      if blocks[index].isOpen, praised.contains(heading) { blocks[index].take(.after, by: .order) }
    }
  }

  /// Returns the side of the block two above, such as the program whose output is in between.
  private func sideAbove(_ place: Int, _ indices: [Int], in blocks: [CodeBlock]) -> Side? {
    place > 1 ? blocks[indices[place - 2]].snippet.side : nil
  }

  /// Returns the side that the text below a block's output or drawing assigns to the block.
  private func verdictBelowOutput(of place: Int, _ indices: [Int], in blocks: [CodeBlock]) -> Side? {
    guard place + 1 < indices.count, blocks[indices[place + 1]].isSettledNeutral else { return nil }
    let output = blocks[indices[place + 1]].element
    guard place + 2 < indices.count
    else { return prose.tail(after: output, limit: [Sentence].verdictLimit).sideOfCodeAbove }
    return prose.gap(before: blocks[indices[place + 2]].element, after: output).sideOfCodeAbove
  }

  /// Returns the side that the comments at the ends of a block's lines give it, if they agree: by marks, or by words
  /// that criticise the line. Words of praise don't count, because they are often about a single value.
  private func sideFromRemarks(in block: CodeBlock) -> Side? {
    guard block.snippet.role == .source else { return nil }
    let remarks = CodeComment.remarks(in: block.snippet.code, language: block.snippet.language)
    let sides = remarks.flatMap { remark -> [Side] in
      let marked = vocabulary.labels.sides(ofMarksIn: remark)
      if !marked.isEmpty { return Array(marked) }
      let isCondemned =
        prose.meanings(of: NormalForm.bytes(of: remark)).verdict == .before
        || vocabulary.labels.namesViolation(remark[...])
      return isCondemned ? [.before] : []
    }
    return Set(sides).count == 1 ? sides.first : nil
  }

  /// Returns the side that one of the first two comments gives a block, unless its comments disagree.
  private func sideFromComments(_ comments: [String]) -> Side? {
    let verdicts = comments.map { prose.meanings(of: NormalForm.bytes(of: $0)).verdict }
    return Set(verdicts.compactMap(\.self)).count == 1 ? verdicts.prefix(2).lazy.compactMap(\.self).first : nil
  }
}
