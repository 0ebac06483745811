/// The count of conversions in a row that ran into the time limit.
///
/// A template that makes one card too slow makes all of them too slow, and trying each would take hours.
struct CardTimeOuts: Sendable {
  /// The number of time-outs in a row after which no more cards are tried.
  static let most = 3

  private var count = 0

  /// Whether no more cards must be tried.
  var isTooMany: Bool { count >= Self.most }

  /// Counts the outcome of a conversion; a success that began before the last time-out doesn't reset the count.
  mutating func note(_ outcome: Result<KeptCard, any Error>) {
    if case .failure(let fault as CardConverter.Fault) = outcome, fault.isTimeOut {
      count += 1
    } else if !isTooMany {
      count = 0
    }
  }
}
