import CaseStudyModel
import ChangeLedger

/// The tables of a report on history.
enum HistoryTable {
  /// The number of characters of a commit's subject to show.
  private static let longestSubject = 72

  /// Returns the extent of each side.
  static func sides(of history: ChangeHistory) -> LedgerTable {
    func row(_ name: String, _ side: HistorySide) -> [String] {
      let days: [String] = [side.days?.lowerBound, side.days?.upperBound].map { $0?.description ?? "–" }
      let counts: [Int] = [side.files, side.changes, side.merges.merges, side.leftOut.count]
      return [name] + days + counts.map(String.init)
    }
    return LedgerTable(
      titles: [
        "side", "first change", "last change", "files of the refactoring", "changes", "merges", "left out",
      ], nameColumns: 3, rows: [row("before", history.before), row("after", history.after)])
  }

  /// Returns the figures of both sides.
  static func figures(of history: ChangeHistory) -> LedgerTable {
    let rows = history.figures.map { figure -> [String] in
      [
        figure.title, text(of: figure.before, figure.unit), text(of: figure.after, figure.unit),
        text(of: figure.difference, figure.unit, isDifference: true),
      ]
    }
    return LedgerTable(titles: ["figure", "before", "after", "difference"], nameColumns: 1, rows: rows)
  }

  /// Returns the pairs of files that change together.
  static func pairs(of side: HistorySide) -> LedgerTable {
    LedgerTable(
      titles: ["file", "other file", "changes of both", "of the file's", "of the other's"], nameColumns: 2,
      rows: side.together.map { pair -> [String] in
        [
          pair.first, pair.second, String(pair.support), number(pair.confidence, .share),
          number(pair.confidenceOfSecond, .share),
        ]
      })
  }

  /// Returns the commits that don't count.
  static func leftOut(of side: HistorySide, atMost limit: Int) -> LedgerTable {
    LedgerTable(
      titles: ["commit", "reason", "subject"], nameColumns: 3,
      rows: side.leftOut.prefix(limit).map { commit -> [String] in
        let isLong = commit.subject.count > longestSubject
        let subject = isLong ? commit.subject.prefix(longestSubject - 1) + "…" : commit.subject[...]
        return [String(commit.commit.prefix(10)), commit.reason.text, String(subject)]
      })
  }

  /// Formats a value with its interval: `2 (1 to 3)`, `12 % (4 % to 21 %)`; a dash for none.
  static func text(
    of estimate: HistoryFigure.Estimate, _ unit: HistoryFigure.Unit, isDifference: Bool = false
  ) -> String {
    guard let value = estimate.value else { return "–" }
    func part(_ value: Double) -> String {
      let text = number(value, unit, isDifference: isDifference)
      // A difference that is rounded to zero has no sign.
      return (isDifference && value > 0 && text.contains { ("1"..."9").contains($0) } ? "+" : "") + text
    }
    let text = part(value)
    guard let range = estimate.interval else { return text }
    return text + " (\(part(range.lowerBound)) to \(part(range.upperBound)))"
  }

  /// Formats a number: counts with a digit after the point at most, bits with two, and shares as percentages, whose
  /// differences are percentage points.
  private static func number(_ value: Double, _ unit: HistoryFigure.Unit, isDifference: Bool = false) -> String {
    switch unit {
    case .count: decimal(value, digits: 1, trimmed: true)
    case .bits: decimal(value, digits: 2)
    case .share: decimal(value * 100, digits: 0) + (isDifference ? " pp" : " %")
    }
  }

  private static func decimal(_ value: Double, digits: Int, trimmed: Bool = false) -> String {
    let scale = digits == 2 ? 100 : digits == 1 ? 10 : 1
    let scaled = Int(max(-1e15, min(1e15, (value * Double(scale)).rounded())))
    let sign = scaled < 0 ? "-" : ""
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    if digits == 0 || (trimmed && rest == 0) { return sign + String(whole) }
    return sign + "\(whole)." + String(rest).paddedWithZeros(to: digits)
  }
}
