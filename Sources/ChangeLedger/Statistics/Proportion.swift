/// A share of cases, with intervals that are valid for few cases and for shares near 0 and 1, unlike a bootstrap's.
struct Proportion: Sendable, Equatable {
  /// The quantile of the normal distribution for 95 %.
  private static let quantile = 1.959964

  /// The number of cases that count.
  var hits: Int
  /// The number of all cases.
  var cases: Int

  /// The share; `nil` without cases.
  var value: Double? { cases == 0 ? nil : Double(hits) / Double(cases) }

  /// The score 95 % interval; `nil` for too few cases.
  ///
  /// Source: Wilson, Probable inference, the law of succession, and statistical inference, JASA 22 (1927).
  var interval: ClosedRange<Double>? {
    guard let value, cases >= Bootstrap.leastSample else { return nil }
    let number = Double(cases)
    let square = Self.quantile * Self.quantile
    let center = (value + square / (2 * number)) / (1 + square / number)
    let half =
      Self.quantile / (1 + square / number)
      * (value * (1 - value) / number + square / (4 * number * number)).squareRoot()
    // Rounding must not move an end past the share itself.
    return min(max(0, center - half), value)...max(min(1, center + half), value)
  }

  /// Returns the 95 % interval of the difference to an earlier share; `nil` if one of the two has none.
  ///
  /// Source: Newcombe, Interval estimation for the difference between independent proportions, Statistics in
  /// Medicine 17 (1998), method 10.
  func interval(of difference: Double, from earlier: Proportion) -> ClosedRange<Double>? {
    guard let new = value, let old = earlier.value, let range = interval, let before = earlier.interval
    else { return nil }
    func length(_ first: Double, _ second: Double) -> Double { (first * first + second * second).squareRoot() }
    let below = length(new - range.lowerBound, before.upperBound - old)
    let above = length(range.upperBound - new, old - before.lowerBound)
    return (difference - below)...(difference + above)
  }
}
