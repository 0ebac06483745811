/// A figure of both sides of a refactoring.
public struct HistoryFigure: Sendable, Equatable {
  /// The units of figures.
  public enum Unit: Sendable, Equatable {
    /// Files or lines.
    case count
    /// Bits of information.
    case bits
    /// A share from 0 to 1.
    case share
  }

  /// A value with the interval in which it would fall with 95 % confidence.
  public struct Estimate: Sendable, Equatable {
    /// The value; `nil` if there is nothing to measure.
    public var value: Double?
    /// The interval; `nil` if there are too few changes for one.
    public var interval: ClosedRange<Double>?

    /// Creates an estimate.
    public init(_ value: Double?, _ interval: ClosedRange<Double>? = nil) {
      self.value = value
      self.interval = interval
    }
  }

  /// The key in JSON.
  public var key: String
  /// The name in tables.
  public var title: String
  /// The unit of all values.
  public var unit: Unit
  /// The figure before the refactoring.
  public var before: Estimate
  /// The figure after it.
  public var after: Estimate
  /// The second value minus the first.
  public var difference: Estimate
}
