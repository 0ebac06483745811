/// A limit on the number of programs that run at once; waiting ones start in order, urgent ones first.
actor ProcessSlots {
  private var free: Int
  private var urgent: [CheckedContinuation<Void, Never>] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = max(count, 1) }

  /// Waits for a slot and runs the work in it.
  nonisolated func using<Value: Sendable, Failure: Error>(
    isUrgent: Bool, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await take(isUrgent: isUrgent)
    do {
      let value = try await work()
      await release()
      return value
    } catch {
      await release()
      throw error
    }
  }

  private func take(isUrgent: Bool) async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { continuation in
        if isUrgent { urgent.append(continuation) } else { waiting.append(continuation) }
      }
    }
  }

  private func release() {
    if !urgent.isEmpty {
      urgent.removeFirst().resume()
    } else if !waiting.isEmpty {
      waiting.removeFirst().resume()
    } else {
      free += 1
    }
  }
}
