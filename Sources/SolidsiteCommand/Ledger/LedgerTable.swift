import CaseStudyModel
import ChangeLedger

/// A table of a ledger's report: columns of names, then columns of numbers.
struct LedgerTable: Sendable, Equatable {
  /// The titles of the columns.
  var titles: [String]
  /// The number of columns of names.
  var nameColumns: Int
  var rows: [[String]]

  /// Returns the cost of each request of a side, and the total.
  static func requests(of side: LedgerSide) -> LedgerTable {
    let rows = side.requests.map { [$0.name, $0.forkPoint.map { String($0.prefix(10)) } ?? ""] + cells(of: $0.tally) }
    return LedgerTable(
      titles: [
        "request", "fork point", "existing files", "added", "removed", "new files", "lines in new", "closure",
      ], nameColumns: 2, rows: rows + [["total", ""] + cells(of: side.totals)])
  }

  /// Returns the number of requests that edit each file of a side, the most edited first.
  static func edits(of side: LedgerSide) -> LedgerTable {
    let edits = side.editsPerFile.sorted { left, right in
      left.value == right.value
        ? left.key.utf8.lexicographicallyPrecedes(right.key.utf8) : left.value > right.value
    }
    return LedgerTable(
      titles: ["existing file", "requests that edit it"], nameColumns: 1,
      rows: edits.map { [$0.key, String($0.value)] })
  }

  /// Returns the totals of both sides with their differences.
  static func comparison(of before: LedgerSide, _ after: LedgerSide) -> LedgerTable {
    func row(_ title: String, _ number: (LedgerSide) -> Int) -> [String] {
      let (old, new) = (number(before), number(after))
      return [title, String(old), String(new), signed(new - old, String(abs(new - old)))]
    }
    let closures = [before, after].map(\.totals.closure)
    var closure = ["closure"] + closures.map(fraction)
    if let old = closures[0], let new = closures[1] {
      closure.append(signed(new - old, fraction(abs(new - old))))
    } else {
      closure.append(fraction(nil))
    }
    return LedgerTable(
      titles: ["all requests", "before", "after", "difference"], nameColumns: 1,
      rows: [
        row("existing files edited") { $0.totals.existingFiles },
        row("lines edited in them") { $0.totals.addedInExisting + $0.totals.removedInExisting },
        row("new files") { $0.totals.newFiles },
        row("lines in new files") { $0.totals.addedInNew },
        closure,
        row("conflicting pairs") { $0.conflictingPairs.count },
      ])
  }

  private static func cells(of tally: LineCost) -> [String] {
    [
      tally.existingFiles, tally.addedInExisting, tally.removedInExisting, tally.newFiles, tally.addedInNew,
    ].map(String.init) + [fraction(tally.closure)]
  }

  /// Formats a share with two digits; a dash for none.
  private static func fraction(_ value: Double?) -> String {
    guard let value else { return "–" }
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100)." + String(hundredths % 100).paddedWithZeros(to: 2)
  }

  private static func signed(_ difference: some Numeric & Comparable, _ size: String) -> String {
    difference == 0 ? size : (difference < 0 ? "-" : "+") + size
  }
}
