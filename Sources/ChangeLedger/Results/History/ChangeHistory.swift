import CaseStudyModel

/// The cost of changes to the same files before and after a refactoring, from a repository's own history.
package struct ChangeHistory: Sendable, Equatable {
  /// The refactoring whose files are followed.
  package struct Refactoring: Sendable, Equatable {
    /// The revision as given.
    package var name: String
    /// The last commit of the refactoring.
    package var commit: String
    /// The commit before it; `nil` if the refactoring starts the repository.
    package var base: String?
    /// The day of the last commit.
    package var date: CalendarDate?
    /// The source files that differ, and their lines.
    package var cost: RefactoringCost
  }

  /// The refactoring.
  package var refactoring: Refactoring
  /// The name of the revision at which the history ends.
  package var end: String
  /// The extent of each side.
  package var window: HistoryWindow
  /// The largest number of source files of a change that counts.
  package var fileLimit: Int
  /// The side before the refactoring.
  package var before: HistorySide
  /// The side after it.
  package var after: HistorySide
  /// The figures of both sides and their differences.
  package var figures: [HistoryFigure]
  /// Whether the clone is shallow, so that older history is missing.
  package var isShallow: Bool
  /// The number of the refactoring's files that exist at the end, under any name.
  package var filesLeft: Int

  /// The number of changes below which no interval is given.
  package static let fewestChanges = Bootstrap.leastSample
}

/// The changes on one side of a refactoring.
package struct HistorySide: Sendable, Equatable {
  /// The number of the refactoring's source files on this side.
  package var files: Int
  /// The number of changes that count.
  package var changes: Int
  /// The days of the earliest and the latest change; `nil` without one.
  package var days: ClosedRange<CalendarDate>?
  /// Whether the history ended before the window was full.
  package var isShort: Bool
  /// The number of changes to each of the refactoring's files, by its path at the refactoring; files without changes
  /// are missing.
  package var changesPerFile: [String: Int]
  /// The pairs of files that change together, the largest support first; a bounded number.
  package var together: [FilesTogether]
  /// The number of all such pairs.
  package var pairs: Int
  /// The merges within the window.
  package var merges: MergeCount
  /// The commits that don't count, in the order of their distance from the refactoring.
  package var leftOut: [LeftOutCommit]
}

/// Two files that change together, at least one of which belongs to the refactoring.
package struct FilesTogether: Sendable, Equatable {
  /// The path of the file that changed more often, as it is called next to the refactoring.
  package var first: String
  /// The path of the other file.
  package var second: String
  /// The number of changes that touch both.
  package var support: Int
  /// The number of changes that touch the first file.
  package var changesOfFirst: Int
  /// The number of changes that touch the second file.
  package var changesOfSecond: Int

  /// The share of the first file's changes that touch the second one too.
  package var confidence: Double { Double(support) / Double(max(1, changesOfFirst)) }
  /// The share of the second file's changes that touch the first one too.
  package var confidenceOfSecond: Double { Double(support) / Double(max(1, changesOfSecond)) }
}

/// The merges within a window, repeated by git.
package struct MergeCount: Sendable, Equatable {
  /// The number of merges of two commits that were made again.
  package var merges: Int
  /// The number of those that conflict in a file of the refactoring.
  package var conflicted: Int
  /// The number of those that conflict in any source file.
  package var conflictedAnywhere: Int
  /// The number of merges that weren't repeated: merges of more than two commits, without a common ancestor in the
  /// clone, or beyond a limit.
  package var skipped: Int
}
