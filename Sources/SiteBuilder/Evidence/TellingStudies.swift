import CaseStudyModel

/// Chooses the studies that say most about a principle: those whose number moved furthest in the right direction, and
/// three whose result contradicts the claim, because a page must also show failures.
struct TellingStudies: Sendable {
  /// The maximum number of studies.
  static let limit = 10
  /// The maximum number of studies whose result goes against the claim, unless the others leave places free.
  static let contraryLimit = 3

  /// The indices of the chosen studies.
  let indices: [Int]

  /// Chooses among studies.
  /// - Parameter findings: what was found in each study, in the site's order; `nil` if nothing was measured. Studies
  ///   without findings come last.
  init(among findings: [PrincipleEvidence?]) {
    let moves = findings.indices.compactMap { index in findings[index].map { Move(of: $0, at: index) } }.sorted()
    let allFavourable = moves.filter { !$0.isContrary }
    let contrary = moves.filter(\.isContrary).prefix(max(Self.contraryLimit, Self.limit - allFavourable.count))
    let favourable = allFavourable.prefix(Self.limit - contrary.count)
    let unmeasured = findings.indices.filter { findings[$0] == nil }
    indices = Array((favourable.map(\.index) + contrary.map(\.index) + unmeasured).prefix(Self.limit))
  }
}

/// The change of a study's number; the largest change comes first.
private struct Move: Comparable {
  let index: Int
  let isContrary: Bool
  /// The part of the larger value by which the values differ, and the difference itself.
  private let change: (share: Double, amount: Int)

  init(of finding: PrincipleEvidence, at index: Int) {
    self.index = index
    let measure = finding.scoredMeasure.flatMap { finding.measures[$0] }
    isContrary = finding.verdict == .contradicted || measure?.isWorse == true
    guard let before = measure?.sides.before?.whole, let after = measure?.sides.after?.whole else {
      change = (-1, -1)
      return
    }
    let amount = abs(after - before)
    change = (amount == 0 ? 0 : Double(amount) / Double(max(before, after)), amount)
  }

  static func < (left: Move, right: Move) -> Bool {
    (right.change.share, right.change.amount, left.index) < (left.change.share, left.change.amount, right.index)
  }

  static func == (left: Move, right: Move) -> Bool { left.index == right.index }
}
