/// Where the merge of two commits needs a person.
struct MergeConflicts: Sendable, Equatable {
  /// The paths of the files that conflict, in git's order.
  var paths: [[UInt8]] = []
}
