/// The results of work that several callers need; the first caller for a key starts the work.
actor SharedResults<Key: Hashable & Sendable, Value: Sendable> {
  private var tasks: [Key: Task<Result<Value, ExecutionError>, Never>] = [:]

  /// Returns the result for a key. Cancelling one caller cancels the work for all of them.
  func value(
    for key: Key, _ work: @escaping @Sendable () async throws(ExecutionError) -> Value
  ) async throws(ExecutionError) -> Value {
    let task =
      tasks[key]
      ?? Task {
        do throws(ExecutionError) { return .success(try await work()) } catch { return .failure(error) }
      }
    tasks[key] = task
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }.get()
  }
}
