extension Array where Element: Sendable {
  /// Transforms all elements with at most `jobs` at work at once, and returns the results in the elements' order.
  ///
  /// Work is handed out in small batches, so that a slow element holds up few others.
  package func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    if jobs <= 1 || count <= 1 { return map(transform) }
    let size = Swift.max(1, count / (jobs * 8))
    let batches = stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    var results = [[Result]](repeating: [], count: batches.count)
    await withTaskGroup(of: (Int, [Result]).self) { group in
      for index in 0..<Swift.min(jobs, batches.count) {
        group.addTask { (index, batches[index].map(transform)) }
      }
      var next = jobs
      for await (index, batch) in group {
        results[index] = batch
        if next < batches.count {
          let index = next
          group.addTask { (index, batches[index].map(transform)) }
          next += 1
        }
      }
    }
    return results.flatMap { $0 }
  }
}
