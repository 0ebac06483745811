/// Two commits that are to be merged, by their hashes.
struct CommitPair: Sendable, Hashable {
  var first: String
  var second: String
}
