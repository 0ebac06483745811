/// A commit that touches the files but doesn't count as a change, with the reason.
package struct LeftOutCommit: Sendable, Equatable {
  /// The reasons for which a commit doesn't count.
  package enum Reason: String, Sendable, CaseIterable {
    /// It belongs to the refactoring.
    case refactoring
    /// Its author is a program.
    case bot
    /// It changes only white space.
    case whiteSpace
    /// It touches many files, and its subject names a formatter or a matter of form.
    case formatting
    /// `.git-blame-ignore-revs` lists it.
    case ignoredRevision
    /// It touches more files than a change that counts may.
    case sweep
    /// It was merged after the refactoring, but its branch started before it.
    case startedBefore
    /// A shallow clone is cut off at it, so its changes are unknown.
    case cutOff

    /// The reason in words.
    package var text: String {
      switch self {
      case .refactoring: "part of the refactoring"
      case .bot: "written by a program"
      case .whiteSpace: "changes only white space"
      case .formatting: "formats many files"
      case .ignoredRevision: "listed in .git-blame-ignore-revs"
      case .sweep: "touches too many files"
      case .startedBefore: "started before the refactoring"
      case .cutOff: "the shallow clone is cut off here"
      }
    }
  }

  /// The full hash.
  package var commit: String
  /// The first line of its message.
  package var subject: String
  /// The reason.
  package var reason: Reason
}
