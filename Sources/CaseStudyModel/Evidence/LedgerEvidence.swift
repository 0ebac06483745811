/// The sums and collisions of one side's change requests, which are numbered in the study's order, from 1.
public struct LedgerEvidence: Sendable, Equatable, Codable {
  /// The sum over the favoured requests.
  public var totals: LineCost
  /// The sum over all requests, adverse ones included.
  public var allTotals: LineCost
  /// The number of pairs of requests.
  public var pairs: Int
  /// The pairs that git can't merge.
  public var conflictingPairs: [[Int]]
  /// The pairs that merge without a conflict and then don't compile.
  public var brokenPairs: [[Int]]
  /// The number of requests that edit each file, where at least one does.
  public var editsPerFile: [String: Int]
  /// The number of requests that edit each type, where at least one does.
  public var editsPerType: [String: Int]

  public init(
    totals: LineCost, allTotals: LineCost? = nil, pairs: Int, conflictingPairs: [[Int]], brokenPairs: [[Int]],
    editsPerFile: [String: Int], editsPerType: [String: Int]
  ) {
    self.totals = totals
    self.allTotals = allTotals ?? totals
    self.pairs = pairs
    self.conflictingPairs = conflictingPairs
    self.brokenPairs = brokenPairs
    self.editsPerFile = editsPerFile
    self.editsPerType = editsPerType
  }
}
