/// A figure of both sides of a refactoring.
package struct HistoryFigure: Sendable, Equatable {
  /// The units of figures.
  package enum Unit: Sendable, Equatable {
    /// Files or lines.
    case count
    /// Bits of information.
    case bits
    /// A share from 0 to 1.
    case share
  }

  /// A value with the interval in which it would fall with 95 % confidence.
  package struct Estimate: Sendable, Equatable {
    /// The value; `nil` if there is nothing to measure.
    package var value: Double?
    /// The interval; `nil` if there are too few changes for one.
    package var interval: ClosedRange<Double>?

    /// Creates an estimate.
    package init(_ value: Double?, _ interval: ClosedRange<Double>? = nil) {
      self.value = value
      self.interval = interval
    }
  }

  /// The key in JSON.
  package var key: String
  /// The name in tables.
  package var title: String
  /// The unit of all values.
  package var unit: Unit
  /// The figure before the refactoring.
  package var before: Estimate
  /// The figure after it.
  package var after: Estimate
  /// The second value minus the first.
  package var difference: Estimate
}
