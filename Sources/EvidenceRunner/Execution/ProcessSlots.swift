/// A bound on how many programs compute at once, whoever starts them; those that wait get their turn in order.
actor ProcessSlots {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = max(count, 1)
  }

  /// Waits for a slot, which must be given back.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a slot to whoever waits longest.
  func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
