import CaseStudyModel
import ChangeLedger

/// The report on the history around a refactoring, for people, as blocks that each format renders.
struct HistoryReport: Sendable, Equatable {
  /// A block of the report.
  enum Block: Sendable, Equatable {
    case title(String)
    case text(String)
    case list([String])
    /// A table; `code` has the columns of paths, hashes and subjects.
    case table(LedgerTable, code: Set<Int>)
  }

  /// The limits of what the figures show.
  static let limits = [
    "They don't show a cause. Requests, people, tools and habits changed too, and there were other refactorings.",
    "Files are often refactored when they change most. Things would have calmed down without the refactoring.",
    "A commit isn't a request. A request that is split into small commits gets small figures.",
    "Sides of different lengths have different entropies, even if nothing changed.",
  ]

  /// The blocks in order.
  let blocks: [Block]
  /// The number of commits left out to list; JSON lists all.
  private static let rowLimit = 20

  /// Creates the report.
  init(on history: ChangeHistory) {
    let sides = [("Before", history.before), ("After", history.after)]
    var blocks: [Block] = [
      .title(Self.title(of: history)), .text(Self.refactoring(of: history)),
      .table(HistoryTable.sides(of: history), code: []), .table(HistoryTable.figures(of: history), code: []),
      .text(Self.meaning),
    ]
    blocks += Self.remarks(on: history).map { .text($0) }
    for (name, side) in sides where side.merges.merges + side.merges.skipped > 0 {
      blocks.append(.text("\(name): " + Self.sentence(on: side.merges)))
    }
    for (name, side) in sides where !side.together.isEmpty {
      let rest = side.pairs > side.together.count ? ", the first \(side.together.count) of \(side.pairs) pairs" : ""
      blocks.append(.title("\(name): files that change together" + rest))
      blocks.append(.table(HistoryTable.pairs(of: side), code: [0, 1]))
    }
    for (name, side) in sides where !side.leftOut.isEmpty {
      let count = side.leftOut.count
      blocks.append(.title("\(name): \(count.withNoun("commit")) left out"))
      blocks.append(.table(HistoryTable.leftOut(of: side, atMost: Self.rowLimit), code: [0, 2]))
      if count > Self.rowLimit { blocks.append(.text("and \(count - Self.rowLimit) more; `--format json` lists all")) }
    }
    self.blocks = blocks + [.title("What these figures can't show"), .list(Self.limits)]
  }

  /// The explanation of the figures.
  private static let meaning =
    "The 95 % intervals are in brackets: bootstrap percentiles for medians, centred ones for entropies, and Wilson's "
    + "for shares. Entropy says how evenly changes are spread over the refactoring's files (Hassan, ICSE 2009): 0 if "
    + "one file takes all changes, and at its maximum if all files take equally many. Confidence is the share of a "
    + "file's changes that also touch the other."

  private static func title(of history: ChangeHistory) -> String {
    let refactoring = history.refactoring
    let day = refactoring.date.map { ", \($0)" } ?? ""
    return "History around \(refactoring.name) (\(refactoring.commit.prefix(10))\(day))"
  }

  private static func refactoring(of history: ChangeHistory) -> String {
    let cost = history.refactoring.cost
    let (files, rest) = (history.after.files, history.filesLeft)
    let left =
      files == 0
      ? "It leaves no source file."
      : files == 1
        ? "The only source file that it changed or added \(rest == 1 ? "still" : "no longer") exists at \(history.end)."
        : "Of the \(files) source files that it changed or added, \(rest == files ? "all" : "\(rest)") "
          + "still \(rest == 1 ? "exists" : "exist") at \(history.end)."
    return "The refactoring itself: \(cost.files.withNoun("file")), \(cost.added.withNoun("line")) added, "
      + "\(cost.removed) removed. \(left)"
  }

  private static func remarks(on history: ChangeHistory) -> [String] {
    var remarks: [String] = []
    if history.isShallow { remarks.append("This clone is shallow: the history before its cut-off is missing.") }
    if history.refactoring.base == nil {
      remarks.append("The refactoring starts the repository, so nothing comes before it.")
    }
    for (name, side) in [("Before", history.before), ("After", history.after)] {
      if side.changes < ChangeHistory.fewestChanges {
        remarks.append(
          "\(name): \(side.changes.withNoun("change")) that count\(side.changes == 1 ? "s" : ""), too few for "
            + "intervals, which need \(ChangeHistory.fewestChanges).")
      } else if side.isShort {
        remarks.append("\(name): the history ends within the window.")
      }
    }
    return remarks
  }

  private static func sentence(on merges: MergeCount) -> String {
    "\(merges.conflicted) of \(merges.merges.withNoun("merge")) "
      + "\(merges.conflicted == 1 ? "conflicts" : "conflict") in files of the refactoring, "
      + "\(merges.conflictedAnywhere) in any source file"
      + (merges.skipped == 0 ? "." : "; \(merges.skipped) \(merges.skipped == 1 ? "wasn't" : "weren't") repeated.")
  }
}
