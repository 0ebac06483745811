import ChangeLedger

/// Formats a ledger as Markdown with tables, for an article or a pull request.
enum LedgerMarkdown {
  /// Returns the Markdown of a ledger.
  static func text(for ledger: Ledger) -> String {
    var blocks: [String] = []
    if let side = ledger.before { blocks += section(on: side, "Before") }
    if let side = ledger.after { blocks += section(on: side, "After") }
    if let cost = ledger.refactoring { blocks += ["## The refactoring", LedgerText.sentence(for: cost) + "."] }
    if let before = ledger.before, let after = ledger.after {
      blocks += ["## Before and after", lines(of: .comparison(of: before, after))]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func section(on side: LedgerSide, _ title: String) -> [String] {
    var blocks = ["## \(title): \(code(side.base))"]
    var requests = LedgerTable.requests(of: side)
    for row in side.requests.indices {
      for column in 0..<requests.nameColumns { requests.rows[row][column] = code(requests.rows[row][column]) }
    }
    blocks.append(lines(of: requests))
    let pairs = side.conflictingPairs.map { "\n- \(code($0.first)) and \(code($0.second))" }
    blocks.append(
      "Conflicting pairs: \(side.conflictingPairs.count) of \(side.pairs)" + (pairs.isEmpty ? "" : "\n")
        + pairs.joined())
    var edits = LedgerTable.edits(of: side)
    for row in edits.rows.indices { edits.rows[row][0] = code(edits.rows[row][0]) }
    if !edits.rows.isEmpty { blocks.append(lines(of: edits)) }
    return blocks
  }

  /// Returns a table of GitHub's Markdown.
  static func lines(of table: LedgerTable) -> String {
    let rule = table.titles.indices.map { $0 < table.nameColumns ? "---" : "--:" }
    return ([table.titles, rule] + table.rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// Returns a name as inline code that is valid in a table's cell.
  ///
  /// Source: the specification of GitHub Flavored Markdown, code spans, and tables (extension).
  static func code(_ name: String) -> String {
    if name.isEmpty { return "" }
    // By scalars: a combining mark after a sign would form a different `Character`.
    let scalars = name.harmless.unicodeScalars
    let longest = scalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = scalars.first == "`" || scalars.last == "`" ? " " : ""
    let parts = scalars.split(separator: "|", omittingEmptySubsequences: false)
    let text = parts.map { String($0) }.joined(separator: "\\|")
    return fence + space + text + space + fence
  }
}
