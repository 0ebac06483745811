import CaseStudyModel
import ChangeLedger

/// Formats the history around a refactoring as JSON; the keys and their order are stable.
enum HistoryJSON {
  /// Returns the value of the key `history`.
  static func value(of history: ChangeHistory) -> JSONValue {
    .object([
      ("refactoring", value(of: history.refactoring)),
      ("end", .string(history.end)),
      ("filesLeft", .integer(history.filesLeft)),
      ("window", value(of: history.window)),
      ("maxFiles", .integer(history.fileLimit)),
      ("isShallow", .bool(history.isShallow)),
      ("figures", .object(history.figures.map { ($0.key, value(of: $0)) })),
      ("before", value(of: history.before)),
      ("after", value(of: history.after)),
      ("limits", .strings(HistoryReport.limits)),
    ])
  }

  private static func value(of refactoring: ChangeHistory.Refactoring) -> JSONValue {
    .object([
      ("name", .string(refactoring.name)),
      ("commit", .string(refactoring.commit)),
      ("base", .optional(refactoring.base)),
      ("date", .optional(refactoring.date?.description)),
      ("files", .integer(refactoring.cost.files)),
      ("added", .integer(refactoring.cost.added)),
      ("removed", .integer(refactoring.cost.removed)),
    ])
  }

  private static func value(of window: HistoryWindow) -> JSONValue {
    switch window {
    case .changes(let count): .object([("changes", .integer(count)), ("months", .null)])
    case .months(let count): .object([("changes", .null), ("months", .integer(count))])
    }
  }

  private static func value(of figure: HistoryFigure) -> JSONValue {
    .object([
      ("before", value(of: figure.before)), ("after", value(of: figure.after)),
      ("difference", value(of: figure.difference)),
    ])
  }

  private static func value(of estimate: HistoryFigure.Estimate) -> JSONValue {
    func number(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
    return .object([
      ("value", number(estimate.value)), ("low", number(estimate.interval?.lowerBound)),
      ("high", number(estimate.interval?.upperBound)),
    ])
  }

  private static func value(of side: HistorySide) -> JSONValue {
    let counts = side.changesPerFile.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object([
      ("files", .integer(side.files)),
      ("changes", .integer(side.changes)),
      ("first", .optional(side.days?.lowerBound.description)),
      ("last", .optional(side.days?.upperBound.description)),
      ("isShort", .bool(side.isShort)),
      ("changesPerFile", .object(counts.map { ($0.key, .integer($0.value)) })),
      ("merges", value(of: side.merges)),
      ("pairs", .integer(side.pairs)),
      ("together", .array(side.together.map(value))),
      ("leftOut", .array(side.leftOut.map(value))),
    ])
  }

  private static func value(of merges: MergeCount) -> JSONValue {
    .object([
      ("merges", .integer(merges.merges)),
      ("conflicted", .integer(merges.conflicted)),
      ("conflictedAnywhere", .integer(merges.conflictedAnywhere)),
      ("skipped", .integer(merges.skipped)),
    ])
  }

  private static func value(of pair: FilesTogether) -> JSONValue {
    .object([
      ("first", .string(pair.first)),
      ("second", .string(pair.second)),
      ("support", .integer(pair.support)),
      ("confidence", .number(pair.confidence)),
      ("confidenceOfSecond", .number(pair.confidenceOfSecond)),
    ])
  }

  private static func value(of commit: LeftOutCommit) -> JSONValue {
    .object([
      ("commit", .string(commit.commit)), ("reason", .string(commit.reason.rawValue)),
      ("subject", .string(commit.subject)),
    ])
  }
}
