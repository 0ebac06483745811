import CaseStudyModel

/// The patterns of a study's sides that match neither a file of the side's commit nor one of a change request.
struct UnmatchedPatterns {
  private var sides = BothSides<[RevisionCode.UnmatchedPattern]>(before: [], after: [])

  /// Adds the patterns that match no file of a side.
  mutating func add(_ code: RevisionCode, of side: Side) { sides[side] = code.unmatchedPatterns }

  /// Removes the patterns that match a file of a request: only requests add some files.
  mutating func removeMatches(of request: RevisionCode, on side: Side) {
    let unmatched = Set(request.unmatchedPatterns.map(\.text))
    sides[side].removeAll { !unmatched.contains($0.text) }
  }

  /// Returns the patterns that aren't among those of the other side that match a file, because sides may share a list.
  func patterns(of revisions: BothSides<RevisionSide?>) -> [(side: Side, pattern: RevisionCode.UnmatchedPattern)] {
    Side.allCases.flatMap { side in
      let unmatched = sides[side.other].map(\.text)
      let matched = Set(revisions[side.other]?.patterns ?? []).subtracting(unmatched)
      return sides[side].filter { !matched.contains($0.text) }.map { (side, $0) }
    }
  }
}
