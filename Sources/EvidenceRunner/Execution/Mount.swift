/// A folder of the machine that confined code sees, and where it sees it.
struct Mount: Sendable, Equatable {
  /// The folder's path on the machine.
  var folder: String
  /// The path that it has in the sandbox; the same on every machine, so that messages are.
  var place: String
  var isWritable = false
}
