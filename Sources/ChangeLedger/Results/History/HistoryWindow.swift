/// The extent of the history to compare on each side of a refactoring.
package enum HistoryWindow: Sendable, Equatable {
  /// The number of changes nearest to the refactoring.
  case changes(Int)
  /// The changes of a number of months.
  case months(Int)

  /// The mean length of a month of the Gregorian calendar, in seconds.
  private static let month = 2_629_746

  /// The window without options.
  package static let standard = HistoryWindow.changes(100)

  /// The number of changes after which a side is complete.
  var changeLimit: Int {
    if case .changes(let count) = self { count } else { .max }
  }

  /// Returns whether the window contains a moment, given the moment of the refactoring, in seconds.
  func contains(_ seconds: Int, around middle: Int) -> Bool {
    guard case .months(let count) = self else { return true }
    let (distance, overflows) = seconds.subtractingReportingOverflow(middle)
    let (limit, isUnlimited) = count.multipliedReportingOverflow(by: Self.month)
    return isUnlimited || (!overflows && distance >= -limit && distance <= limit)
  }
}
