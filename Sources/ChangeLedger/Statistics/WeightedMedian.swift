/// The median of a sample whose elements may be counted several times, as in resampling.
struct WeightedMedian: Sendable {
  private let values: [Double]
  private let order: [Int]

  /// Sorts a sample once for all of its medians.
  init(_ values: [Double]) {
    self.values = values
    order = values.indices.sorted { values[$0] < values[$1] }
  }

  /// Returns the median of the sample in which each element occurs as often as its weight says; the mean of the two
  /// elements in the middle if their number is even, and 0 if it is zero.
  func value(counting weights: [Int]) -> Double {
    let total = weights.reduce(0, +)
    if total == 0 { return 0 }
    let low = (total - 1) / 2
    let high = total / 2
    var seen = 0
    var lower: Double?
    for index in order {
      seen += weights[index]
      if lower == nil, seen > low { lower = values[index] }
      if let lower, seen > high { return (lower + values[index]) / 2 }
    }
    return lower ?? 0
  }
}
