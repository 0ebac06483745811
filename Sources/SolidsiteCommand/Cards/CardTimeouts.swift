/// The count of conversions in a row that ran into the time limit.
///
/// If a template makes one card too slow, all of them are too slow, and trying each would take hours.
struct CardTimeouts: Sendable {
  /// The number of timeouts in a row after which no more cards are drawn.
  static let most = 3

  private var count = 0

  /// Whether to stop drawing cards.
  var isTooMany: Bool { count >= Self.most }

  /// Counts a timeout; any other outcome resets the count, unless the limit has been reached.
  mutating func note(_ outcome: Result<StoredCard, any Error>) {
    if case .failure(let fault as CardConverter.Fault) = outcome, fault.isTimeOut {
      count += 1
    } else if !isTooMany {
      count = 0
    }
  }
}
