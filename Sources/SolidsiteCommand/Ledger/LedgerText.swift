import ChangeLedger

/// Formats a ledger for a terminal, with aligned tables.
enum LedgerText {
  /// Returns the report of a ledger.
  static func text(for ledger: Ledger) -> String {
    var blocks: [String] = []
    if let side = ledger.before { blocks += section(on: side, "Before") }
    if let side = ledger.after { blocks += section(on: side, "After") }
    if let cost = ledger.refactoring { blocks.append(sentence(for: cost)) }
    if let before = ledger.before, let after = ledger.after {
      blocks.append(lines(of: .comparison(of: before, after)))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Describes the cost of the refactoring, for all formats for people.
  static func sentence(for cost: RefactoringCost) -> String {
    "The refactoring itself: \(cost.files.withNoun("file")), \(cost.added.withNoun("line")) added, "
      + "\(cost.removed) removed"
  }

  private static func section(on side: LedgerSide, _ title: String) -> [String] {
    var blocks = [title + ": " + side.base.harmless, lines(of: .requests(of: side))]
    let pairs = side.conflictingPairs.map { "\n  \($0.first.harmless)  \($0.second.harmless)" }
    blocks.append("Conflicting pairs: \(side.conflictingPairs.count) of \(side.pairs)" + pairs.joined())
    let edits = LedgerTable.edits(of: side)
    if !edits.rows.isEmpty { blocks.append(lines(of: edits)) }
    return blocks
  }

  /// Returns a table with aligned columns.
  static func lines(of table: LedgerTable) -> String {
    let rows = ([table.titles] + table.rows).map { $0.map(\.harmless) }
    let widths = table.titles.indices.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].displayWidth)
        if column >= table.nameColumns { return padding + row[column] }
        return column == row.count - 1 ? row[column] : row[column] + padding
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
