/// A commit that changes files of the refactoring.
struct HistoryChange: Sendable, Equatable {
  /// The place in the list of commits.
  var commit: Int
  /// The changed source files, without repetition.
  var files: [Int32]
  /// The changed files of the refactoring.
  var followed: [Int32]
  /// The lines added and removed in all source files.
  var lines = 0
  /// The lines added and removed in the files of the refactoring.
  var followedLines = 0
  /// The lines of all source files, ignoring changes in white space.
  var linesBesideSpace = 0
}

/// The changes that were read on one side of a refactoring.
struct HistorySample: Sendable {
  /// The number of the refactoring's files on this side.
  var files: Int
  /// The changes that count, nearest to the refactoring first.
  var changes: [HistoryChange]
  /// The number of the refactoring's files that exist at the end of the history; 0 before the refactoring.
  var filesLeft: Int
  /// The result without figures.
  var side: HistorySide
}
