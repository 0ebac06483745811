import CaseStudyModel
import CodeStructure

/// Infers sides from the types that code declares and uses.
///
/// Code whose types the new design redeclares is the old design, if both are under the same heading. Code that uses a
/// type which only the new design has declared, such as a new interface, belongs to the new design. Neither rule
/// applies if the adjacent text says otherwise.
struct TypeEvidence {
  let prose: SurroundingProse

  /// Gives the undecided blocks before the first one of the new design the old side if it declares their types again.
  /// - Parameter gaps: the sentences before each block of the section.
  func classifyOldDesigns(_ indices: [Int], gaps: [[SurroundingProse.Sentence]], in blocks: inout [CodeBlock]) {
    guard let turn = indices.indices.first(where: { blocks[indices[$0]].snippet.side == .after }) else { return }
    let new = blocks[indices[turn]]
    guard new.snippet.sideSource < .types else { return }
    let types = new.declaredTypes
    for place in (0..<turn).reversed() {
      let block = blocks[indices[place]]
      guard block.isOpen, block.innermostHeading == new.innermostHeading, block.snippet.code != new.snippet.code,
        !types.isDisjoint(with: block.declaredTypes), gaps[place + 1].sideOfCodeAbove != .after
      else { continue }
      blocks[indices[place]].take(.before, by: .types)
    }
  }

  /// Gives an undecided block the side of the code right below it if that code uses its types, such as a test that
  /// shows where the old classes fail, and the text between them judges neither.
  /// - Parameter gaps: the sentences before each block of the section.
  func extendToDeclarations(_ indices: [Int], gaps: [[SurroundingProse.Sentence]], in blocks: inout [CodeBlock]) {
    for place in indices.indices.dropLast().reversed() where blocks[indices[place]].isOpen {
      let (block, user) = (blocks[indices[place]], blocks[indices[place + 1]])
      guard let side = user.snippet.side, user.snippet.sideSource == .prose,
        gaps[place + 1].allSatisfy({ $0.meanings.verdict == nil && !$0.isTurn }), Self.uses(user, of: block)
      else { continue }
      blocks[indices[place]].take(side, by: .types)
    }
  }

  /// Gives undecided blocks the new side if they follow code of the new design, also under other headings, and use
  /// types that only such code has declared.
  func continueNewDesigns(_ blocks: inout [CodeBlock]) {
    guard blocks.contains(where: \.isOpen) else { return }
    var oldTypes: Set<String> = []
    for block in blocks where block.snippet.side == .before { oldTypes.formUnion(block.declaredTypes) }
    var newTypes: Set<String> = []
    var last: CodeBlock?
    for index in blocks.indices {
      let declared = blocks[index].declaredTypes
      if let new = last, blocks[index].isOpen {
        if !newTypes.isDisjoint(with: declared) || isDoubtful(index, in: blocks) {
          // A variant of the new design may be any attempt, and so may the code after it.
          last = nil
        } else if isContinued(blocks[index], after: new, newTypes) {
          blocks[index].take(.after, by: .types)
          if blocks[index].snippet.principles.isEmpty { blocks[index].snippet.principles = new.snippet.principles }
        }
      }
      guard let side = blocks[index].snippet.side else { continue }
      if side == .after { newTypes.formUnion(declared.subtracting(oldTypes)) }
      last = side == .after ? blocks[index] : nil
    }
  }

  /// Returns whether a block uses types of the new design, and shares a principle with the last code or has none.
  private func isContinued(_ block: CodeBlock, after last: CodeBlock, _ newTypes: Set<String>) -> Bool {
    let principles = block.snippet.principles
    guard principles.isEmpty || last.snippet.principles.contains(where: principles.contains) else { return false }
    return CodeTokens(block.snippet.code, in: block.snippet.language).texts.contains(where: newTypes.contains)
  }

  /// Returns whether the text around a block criticises it, announces old code, or begins another example.
  ///
  /// All sentences between the last heading and the block count, because only its types would decide the side of the
  /// block. Text above that heading is about other code.
  private func isDoubtful(_ index: Int, in blocks: [CodeBlock]) -> Bool {
    let element = blocks[index].element
    let gap = prose.gap(before: element, after: index > 0 ? blocks[index - 1].element : nil)
    let above = gap[(gap.lastIndex(where: \.isHeading) ?? 0)...]
    let below =
      index + 1 < blocks.count
      ? prose.gap(before: blocks[index + 1].element, after: element)
      : prose.tail(after: element, limit: [SurroundingProse.Sentence].verdictLimit)
    return above.contains { !$0.meanings.isDisjoint(with: [.condemns, .introducesBefore, .restarts]) }
      || below.sideOfCodeAbove == .before
  }

  /// Returns whether code uses types that another block declares, and declares none of them again.
  static func uses(_ user: CodeBlock, of block: CodeBlock) -> Bool {
    let types = block.declaredTypes
    guard !types.isEmpty, types.isDisjoint(with: user.declaredTypes) else { return false }
    return CodeTokens(user.snippet.code, in: user.snippet.language).texts.contains(where: types.contains)
  }

  /// Returns whether two blocks declare a type of the same name.
  static func declareSameType(_ first: CodeBlock, _ second: CodeBlock) -> Bool {
    !first.declaredTypes.isDisjoint(with: second.declaredTypes)
  }
}
