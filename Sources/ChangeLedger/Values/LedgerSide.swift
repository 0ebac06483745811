import CaseStudyModel

/// The same change requests on one side's tree: what each costs, and which get in each other's way.
public struct LedgerSide: Sendable, Equatable {
  /// What the tree is called that the requests start from, such as the name of a branch.
  public var base: String
  public var requests: [RequestMeasure]
  /// The pairs that can't be merged without a person: both change the same place of a source file.
  public var conflictingPairs: [RequestPair]

  /// A side by its requests, each measured alone, and the pairs of them that conflict.
  public init(base: String, requests: [RequestMeasure], conflictingPairs: [RequestPair]) {
    self.base = base
    self.requests = requests
    self.conflictingPairs = conflictingPairs
  }

  /// The sum over all requests; a file that three requests edit counts three times.
  public var totals: LineCost {
    requests.map(\.tally).reduce(LineCost(), +)
  }

  /// The number of pairs that could conflict: n (n - 1) / 2 for n requests.
  public var pairs: Int {
    requests.count * (requests.count - 1) / 2
  }

  /// How many requests modify or delete each file, by its path; their sum is the total of existing files.
  public var editsPerFile: [String: Int] {
    var edits: [String: Int] = [:]
    for request in requests {
      for change in request.changes where change.kind != .new { edits[change.path, default: 0] += 1 }
    }
    return edits
  }
}
