import CaseStudyModel

/// The cost and the conflicts of change requests on one side's tree.
package struct LedgerSide: Sendable, Equatable {
  /// The name of the base, such as a branch.
  package var base: String
  /// The requests, in order.
  package var requests: [RequestMeasure]
  /// The pairs that git can't merge automatically: both change the same place of a source file.
  package var conflictingPairs: [RequestPair]

  /// Creates a side from individually measured requests and the pairs of them that conflict.
  package init(base: String, requests: [RequestMeasure], conflictingPairs: [RequestPair]) {
    self.base = base
    self.requests = requests
    self.conflictingPairs = conflictingPairs
  }

  /// The sum over all requests; a file edited by three requests counts three times.
  package var totals: LineCost { requests.map(\.tally).reduce(LineCost(), +) }

  /// The number of possible conflicts: n (n - 1) / 2 for n requests.
  package var pairs: Int { requests.count * (requests.count - 1) / 2 }

  /// The number of requests that modify or delete each file, keyed by path; the sum equals the total of existing files.
  package var editsPerFile: [String: Int] {
    requests.flatMap(\.changes).filter { $0.kind != .new }.map(\.path).counts
  }
}

/// Two change requests of one side, by name, in the order they are listed.
package struct RequestPair: Sendable, Hashable {
  /// The name listed first.
  package var first: String
  /// The name listed second.
  package var second: String

  /// Creates a pair from the names of its requests.
  package init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }
}
