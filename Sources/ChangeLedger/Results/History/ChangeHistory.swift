import CaseStudyModel

/// The cost of changes to the same files before and after a refactoring, from a repository's own history.
public struct ChangeHistory: Sendable, Equatable {
  /// The refactoring whose files are followed.
  public struct Refactoring: Sendable, Equatable {
    /// The revision as given.
    public var name: String
    /// The last commit of the refactoring.
    public var commit: String
    /// The commit before it; `nil` if the refactoring starts the repository.
    public var base: String?
    /// The day of the last commit.
    public var date: CalendarDate?
    /// The source files that differ, and their lines.
    public var cost: RefactoringCost
  }

  /// The refactoring.
  public var refactoring: Refactoring
  /// The name of the revision at which the history ends.
  public var end: String
  /// The extent of each side.
  public var window: HistoryWindow
  /// The largest number of source files of a change that counts.
  public var fileLimit: Int
  /// The side before the refactoring.
  public var before: HistorySide
  /// The side after it.
  public var after: HistorySide
  /// The figures of both sides and their differences.
  public var figures: [HistoryFigure]
  /// Whether the clone is shallow, so that older history is missing.
  public var isShallow: Bool
  /// The number of the refactoring's files that exist at the end, under any name.
  public var filesLeft: Int

  /// The number of changes below which no interval is given.
  public static let fewestChanges = Bootstrap.leastSample
}

/// The changes on one side of a refactoring.
public struct HistorySide: Sendable, Equatable {
  /// The number of the refactoring's source files on this side.
  public var files: Int
  /// The number of changes that count.
  public var changes: Int
  /// The days of the earliest and the latest change; `nil` without one.
  public var days: ClosedRange<CalendarDate>?
  /// Whether the history ended before the window was full.
  public var isShort: Bool
  /// The number of changes of each of the refactoring's files, by the path next to the refactoring; those without a
  /// change are missing.
  public var changesPerFile: [String: Int]
  /// The pairs of files that change together, the largest support first; a bounded number.
  public var together: [FilesTogether]
  /// The number of all such pairs.
  public var pairs: Int
  /// The merges within the window.
  public var merges: MergeCount
  /// The commits that don't count, in the order of their distance from the refactoring.
  public var leftOut: [LeftOutCommit]
}

/// Two files that change together, at least one of which belongs to the refactoring.
public struct FilesTogether: Sendable, Equatable {
  /// The path of the file that changed more often, as it is called next to the refactoring.
  public var first: String
  /// The path of the other file.
  public var second: String
  /// The number of changes that touch both.
  public var support: Int
  /// The number of changes that touch the first file.
  public var changesOfFirst: Int
  /// The number of changes that touch the second file.
  public var changesOfSecond: Int

  /// The share of the first file's changes that touch the second one too.
  public var confidence: Double { Double(support) / Double(max(1, changesOfFirst)) }
  /// The share of the second file's changes that touch the first one too.
  public var confidenceOfSecond: Double { Double(support) / Double(max(1, changesOfSecond)) }
}

/// The merges within a window, repeated by git.
public struct MergeCount: Sendable, Equatable {
  /// The number of merges of two commits that were made again.
  public var merges: Int
  /// The number of those that conflict in a file of the refactoring.
  public var conflicted: Int
  /// The number of those that conflict in any source file.
  public var conflictedAnywhere: Int
  /// The number of merges that were not made again: those of more than two commits, without a common commit in the
  /// clone, or beyond a limit.
  public var skipped: Int
}
