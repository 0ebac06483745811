extension Array where Element: Sendable {
  /// Transforms all elements, running at most `jobs` transformations concurrently, and returns the results in order.
  /// - Parameter jobs: omit it if something else bounds the concurrency.
  /// - Throws: the error of the first element, in the array's order, that fails, after all have been transformed.
  package func boundedMap<Result: Sendable, Failure: Error>(
    jobs: Int = .max, _ transform: @escaping @Sendable (Element) async throws(Failure) -> Result
  ) async throws(Failure) -> [Result] {
    let elements = self
    let run: @Sendable (Int) async -> (Int, Swift.Result<Result, Failure>) = { index in
      do throws(Failure) {
        return (index, .success(try await transform(elements[index])))
      } catch {
        return (index, .failure(error))
      }
    }
    let outcomes = await withTaskGroup(of: (Int, Swift.Result<Result, Failure>).self) { group in
      var outcomes = [Swift.Result<Result, Failure>?](repeating: nil, count: elements.count)
      var next = 0
      while next < Swift.min(Swift.max(1, jobs), elements.count) {
        let index = next
        group.addTask { await run(index) }
        next += 1
      }
      while let (done, outcome) = await group.next() {
        outcomes[done] = outcome
        if next < elements.count {
          let index = next
          group.addTask { await run(index) }
          next += 1
        }
      }
      return outcomes
    }
    var results: [Result] = []
    for outcome in outcomes.compactMap({ $0 }) { results.append(try outcome.get()) }
    return results
  }
}
