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
  /// How many requests edit each file that at least one edits.
  public var editsPerFile: [String: Int]
  /// How many requests edit each type that at least one edits.
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
