import CaseStudyModel
import ChangeLedger

/// Formats a ledger as JSON, for tools and tests; the keys and their order are stable.
enum LedgerJSON {
  /// Returns the JSON of a ledger, and of the history under its own key if it was requested.
  static func text(for ledger: Ledger, history: ChangeHistory?) -> String {
    JSONValue.object(
      [
        ("before", ledger.before.map(value) ?? .null),
        ("after", ledger.after.map(value) ?? .null),
        ("refactoring", ledger.refactoring.map(value) ?? .null),
      ] + (history.map { [("history", HistoryJSON.value(of: $0))] } ?? [])
    ).text
  }

  private static func value(of side: LedgerSide) -> JSONValue {
    let edits = side.editsPerFile.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object([
      ("requests", .array(side.requests.map(value))),
      ("totals", .object(members(of: side.totals))),
      ("pairs", .integer(side.pairs)),
      ("conflictingPairs", .array(side.conflictingPairs.map { .strings([$0.first, $0.second]) })),
      ("editsPerFile", .object(edits.map { ($0.key, .integer($0.value)) })),
    ])
  }

  private static func value(of request: RequestMeasure) -> JSONValue {
    .object(
      [("name", .string(request.name)), ("forkPoint", .optional(request.forkPoint))] + members(of: request.tally))
  }

  private static func members(of tally: LineCost) -> [(key: String, value: JSONValue)] {
    [
      ("existingFiles", .integer(tally.existingFiles)),
      ("addedInExisting", .integer(tally.addedInExisting)),
      ("removedInExisting", .integer(tally.removedInExisting)),
      ("newFiles", .integer(tally.newFiles)),
      ("addedInNew", .integer(tally.addedInNew)),
      ("closure", tally.closure.map { .number($0) } ?? .null),
    ]
  }

  private static func value(of refactoring: RefactoringCost) -> JSONValue {
    .object([
      ("files", .integer(refactoring.files)),
      ("added", .integer(refactoring.added)),
      ("removed", .integer(refactoring.removed)),
    ])
  }
}
