import CaseStudyModel
import Subprocesses

extension BothSides where Value: Sendable {
  /// Makes both sides' values at the same time.
  static func concurrently<Failure: Error>(
    _ work: @escaping @Sendable (Side) async throws(Failure) -> Value
  ) async throws(Failure) -> BothSides {
    let values = try await Side.allCases.boundedMap(work)
    return BothSides(before: values[0], after: values[1])
  }
}
