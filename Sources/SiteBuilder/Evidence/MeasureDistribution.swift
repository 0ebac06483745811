import CaseStudyModel

/// The values of one measure over many studies: how many studies have each, before and after.
struct MeasureDistribution: Sendable {
  /// A range of values, with the number of studies whose value is in it on each side.
  struct Bin: Sendable, Equatable {
    let lowest: Int
    /// `nil` for a range without an end.
    let highest: Int?
    var studies = BothSides(before: 0, after: 0)
  }

  /// The key of the measure.
  let key: String
  let unit: Measure.Unit
  let aim: Measure.Aim?
  /// The ranges of values, ascending; shares are in whole percents, and the answers no and yes are 0 and 1.
  let bins: [Bin]
  /// The numbers of studies whose value is lower after, the same, and higher.
  let moves: (lower: Int, same: Int, higher: Int)
  /// Whether studies are left out because they lack a value on a side.
  let isPartial: Bool

  /// The maximum number of values for which each gets its own range.
  private static let singleLimit = 10

  /// Counts the values of the measure that the verdicts of most studies rest on.
  /// - Returns: `nil` if no study has a value on both sides.
  init?(of findings: [PrincipleEvidence]) {
    let keys = findings.compactMap(\.scoredMeasure).counts
    guard let key = keys.min(by: { ($1.value, $0.key) < ($0.value, $1.key) })?.key else { return nil }
    let measures = findings.compactMap { $0.measures[key] }
    let pairs = measures.compactMap { measure -> BothSides<Int>? in
      guard let before = measure.sides.before?.whole, let after = measure.sides.after?.whole else { return nil }
      return BothSides(before: before, after: after)
    }
    guard let first = measures.first, !pairs.isEmpty else { return nil }
    self.key = key
    unit = first.unit
    aim = first.aim
    var bins = Self.emptyBins(for: pairs.flatMap { [$0.before, $0.after] }, of: first.unit)
    for pair in pairs {
      for side in Side.allCases {
        let index = bins.lastIndex { $0.lowest <= pair[side] } ?? 0
        bins[index].studies[side] += 1
      }
    }
    self.bins = bins
    isPartial = pairs.count < findings.count
    moves = (
      pairs.count { $0.after < $0.before }, pairs.count { $0.after == $0.before }, pairs.count { $0.after > $0.before }
    )
  }

  /// The number of studies with a value on both sides.
  var studyCount: Int { moves.lower + moves.same + moves.higher }

  /// Returns at most eleven ranges that cover all values; the last has no end if a few values are far beyond the rest.
  static func emptyBins(for values: [Int], of unit: Measure.Unit) -> [Bin] {
    let most = values.max() ?? 0
    switch unit {
    case .answer: return (0...1).map { Bin(lowest: $0, highest: $0) }
    case .ratio: return (0...9).map { Bin(lowest: $0 * 10, highest: $0 == 9 ? max(100, most) : $0 * 10 + 9) }
    case .count: break
    }
    // Nineteen of twenty values must be inside, so that one huge study doesn't compress the others.
    let usual = values.sorted()[max(0, (values.count * 19 + 19) / 20 - 1)]
    let end = max(1, most > 2 * usual ? usual : most)
    if end <= singleLimit {
      return (0...end).map { Bin(lowest: $0, highest: $0 == end ? (most > end ? nil : end) : $0) }
    }
    let width = width(dividing: end)
    return (0...end / width).map { index in
      let highest = (index + 1) * width - 1
      return Bin(lowest: index * width, highest: index == end / width && most > highest ? nil : highest)
    }
  }

  /// Returns the smallest round width that divides the numbers up to `end` into at most ten ranges.
  private static func width(dividing end: Int) -> Int {
    var power = 1
    while true {
      for factor in [1, 2, 5] where end / singleLimit < factor * power { return factor * power }
      power *= 10
    }
  }
}

extension PrincipleEvidence {
  /// The key of the measure behind the verdict's number: the score's, or else the primary one.
  var scoredMeasure: String? {
    if let key = score?.key, measures[key] != nil { return key }
    return measures.filter(\.value.isPrimary).keys.min()
  }
}

extension Measure.Value {
  /// The value as a whole number: a share in percents, as pages print it, and an answer as 0 or 1.
  var whole: Int {
    switch self {
    case .count(let count): count
    case .ratio(let ratio): EvidenceWords.percent(ratio)
    case .answer(let answer): answer ? 1 : 0
    }
  }
}
