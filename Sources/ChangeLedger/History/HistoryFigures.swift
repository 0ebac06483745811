/// A statistic over the changes of one side.
struct HistoryMeasure: Sendable {
  /// The ways to summarise changes.
  enum Summary: Sendable {
    /// The median of a number that each change has.
    case median(@Sendable (HistoryChange) -> Int)
    /// The entropy of the changes over the refactoring's files, in bits.
    case entropy
    /// The entropy as a share of the largest possible one.
    case entropyShare
  }

  var key: String
  var title: String
  var summary: Summary

  /// All measures in the order of the report.
  static let builtIn = [
    HistoryMeasure(
      key: "filesPerChange", title: "source files per change, median", summary: .median { $0.files.count }),
    HistoryMeasure(
      key: "refactoredFilesPerChange", title: "files of the refactoring per change, median",
      summary: .median { $0.followed.count }),
    HistoryMeasure(key: "linesPerChange", title: "lines per change, median", summary: .median { $0.lines }),
    HistoryMeasure(
      key: "refactoredLinesPerChange", title: "lines in files of the refactoring, median",
      summary: .median { $0.followedLines }),
    HistoryMeasure(key: "entropy", title: "entropy of changes, in bits", summary: .entropy),
    HistoryMeasure(key: "entropyShare", title: "entropy, as a share of its maximum", summary: .entropyShare),
  ]

  /// The unit of the statistic.
  var unit: HistoryFigure.Unit {
    switch summary {
    case .median: .count
    case .entropy: .bits
    case .entropyShare: .share
    }
  }

  /// Whether resampling biases the statistic, so that its interval must be centred.
  var isBiased: Bool {
    if case .median = summary { false } else { true }
  }

  /// Returns the statistic as a function of the number of times that each change counts; `nil` if the sample has
  /// nothing to measure.
  func statistic(over sample: HistorySample) -> (([Int]) -> Double)? {
    if sample.changes.isEmpty { return nil }
    switch summary {
    case .median(let number):
      let median = WeightedMedian(sample.changes.map { Double(number($0)) })
      return median.value
    case .entropy: return { Self.bits(of: sample.changes, counting: $0) }
    case .entropyShare:
      if sample.files < 2 { return nil }
      return { weights in
        ChangeEntropy.share(of: Self.bits(of: sample.changes, counting: weights), among: sample.files) ?? 0
      }
    }
  }

  private static func bits(of changes: [HistoryChange], counting weights: [Int]) -> Double {
    var modifications: [Int32: Int] = [:]
    for (change, weight) in zip(changes, weights) where weight > 0 {
      for file in change.followed { modifications[file, default: 0] += weight }
    }
    // Sums of floating-point numbers depend on their order, and a dictionary's varies.
    return ChangeEntropy.bits(of: modifications.values.sorted())
  }
}

extension HistoryFigure {
  /// Returns the figures of both sides with 95 % intervals.
  static func all(before: HistorySample, after: HistorySample) -> [HistoryFigure] {
    let sides = [(before, UInt64(2009)), (after, UInt64(2005))].map { sample, seed in
      HistoryReplicates(of: sample, seed: seed)
    }
    let measured = HistoryMeasure.builtIn.indices.map { index -> HistoryFigure in
      let measure = HistoryMeasure.builtIn[index]
      let values = sides.map { $0.values[index] }
      let replicates = sides.map { $0.replicates[index] }
      func estimate(_ value: Double?, _ replicates: [Double]) -> Estimate {
        guard let value else { return Estimate(nil) }
        let range =
          measure.isBiased
          ? Bootstrap.interval(of: replicates, around: value) : Bootstrap.interval(of: replicates)
        return Estimate(value, range)
      }
      let difference = subtracted(values[0], from: values[1])
      let estimates = zip(values, replicates).map { value, replicates in
        bounded(estimate(value, replicates), share: measure.unit == .share)
      }
      return HistoryFigure(
        key: measure.key, title: measure.title, unit: measure.unit, before: estimates[0], after: estimates[1],
        difference: estimate(difference, zip(replicates[0], replicates[1]).map { $1 - $0 }))
    }
    return measured + [conflicts(before.side.merges, after.side.merges)]
  }

  /// Clamps the ends of a centred interval to the figure's possible values.
  private static func bounded(_ estimate: Estimate, share: Bool) -> Estimate {
    guard let range = estimate.interval else { return estimate }
    let low = max(0, range.lowerBound)
    return Estimate(estimate.value, low...max(low, share ? min(1, range.upperBound) : range.upperBound))
  }

  private static func conflicts(_ before: MergeCount, _ after: MergeCount) -> HistoryFigure {
    let shares = [before, after].map { Proportion(hits: $0.conflicted, cases: $0.merges) }
    let difference = subtracted(shares[0].value, from: shares[1].value)
    return HistoryFigure(
      key: "conflictedMerges", title: "merges that conflict in these files", unit: .share,
      before: Estimate(shares[0].value, shares[0].interval), after: Estimate(shares[1].value, shares[1].interval),
      difference: Estimate(difference, difference.flatMap { shares[1].interval(of: $0, from: shares[0]) }))
  }

  private static func subtracted(_ old: Double?, from new: Double?) -> Double? {
    if let old, let new { new - old } else { nil }
  }
}

/// The values of all measures on one side, and in each resample of it.
private struct HistoryReplicates {
  var values: [Double?]
  /// Empty for a measure without a value.
  var replicates: [[Double]]

  init(of sample: HistorySample, seed: UInt64) {
    let statistics = HistoryMeasure.builtIn.map { $0.statistic(over: sample) }
    let once = [Int](repeating: 1, count: sample.changes.count)
    values = statistics.map { $0?(once) }
    let present = statistics.compactMap { $0 }
    var found = Bootstrap(size: sample.changes.count, seed: seed).replicates(of: present)[...]
    replicates = statistics.map { $0 == nil ? [] : found.popFirst() ?? [] }
  }
}
