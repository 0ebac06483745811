import CaseStudyModel

/// Finds the new design below a heading that names only the old one, as in "Violation", code, "We can fix it with an
/// interface:" and code.
///
/// The section must show the old design first, and no later section about the same principle may mark the new one. If a
/// label puts a block on the new side, code to which the text leads from there is new too.
struct OldSections {
  let prose: SurroundingProse

  /// The number of sentences before a block that may announce it.
  private static let announcementLimit = 2

  /// Puts the blocks after such a turn on the new side.
  func classify(_ blocks: inout [CodeBlock]) {
    // For each section about a principle, the last marked block below each heading of a side.
    var lastMarked: [Int: [Int?: Int]] = [:]
    for (index, block) in blocks.enumerated() where block.snippet.side == .after && block.snippet.sideSource < .prose {
      lastMarked[block.part, default: [:]][sideScope(of: block)] = index
    }
    var hasTurned = false
    var isTurnLabelled = false
    for index in blocks.indices.dropFirst() {
      let previous = blocks[index - 1]
      guard let scope = sideScope(of: blocks[index]), scope == sideScope(of: previous),
        blocks[index].innermostHeading == previous.innermostHeading
      else {
        hasTurned = false
        continue
      }
      guard blocks[index].snippet.sideSource == .heading else {
        if let side = blocks[index].snippet.side { (hasTurned, isTurnLabelled) = (side == .after, true) }
        continue
      }
      guard blocks[index].snippet.side == .before else { continue }
      if hasTurned, isTurnLabelled {
        hasTurned = continues(prose.gap(before: blocks[index].element, after: previous.element))
      }
      if hasTurned {
        blocks[index].take(.after, by: .order)
      } else if previous.snippet.side == .before,
        announcesTurn(prose.gap(before: blocks[index].element, after: previous.element)),
        lastMarked[blocks[index].part, default: [:]].allSatisfy({ $0.key == scope || $0.value < index })
      {
        (hasTurned, isTurnLabelled) = (true, false)
        blocks[index].take(.after, by: .prose)
      }
    }
  }

  /// Returns the number of the heading or bold line that names a block's side.
  private func sideScope(of block: CodeBlock) -> Int? {
    block.scopes.last { $0.side != nil || $0.isNeutral }?.number
  }

  /// Returns whether the text between two blocks leads on from labelled code of the new side to more of it.
  private func continues(_ gap: [SurroundingProse.Sentence]) -> Bool {
    guard let last = gap.last, last.meanings.isDisjoint(with: [.introducesBefore, .restarts]) else { return false }
    let isPraise = last.meanings.verdict == .after && gap.allSatisfy { $0.meanings.verdict != .before }
    return last.introducesNextBlock || announcesTurn(gap) || isPraise
  }

  /// Returns whether the last sentences before a block announce the new design.
  private func announcesTurn(_ gap: [SurroundingProse.Sentence]) -> Bool {
    for sentence in gap.suffix(Self.announcementLimit).reversed() {
      if sentence.isHeading || !sentence.meanings.isDisjoint(with: [.introducesBefore, .restarts]) { return false }
      if sentence.meanings.contains(.introducesAfter) { return true }
      if sentence.introducesNextBlock, sentence.meanings.verdict == .after { return true }
    }
    return false
  }
}
