extension HistoryReport {
  /// The report for a terminal.
  var text: String {
    blocks.map { block in
      switch block {
      case .title(let title): title.harmless
      case .text(let text): text.harmless
      case .list(let items): items.map { "- " + $0 }.joined(separator: "\n")
      case .table(let table, _): LedgerText.lines(of: table)
      }
    }.joined(separator: "\n\n") + "\n"
  }

  /// The report as Markdown.
  var markdown: String {
    blocks.map { block in
      switch block {
      case .title(let title): "## " + Self.escaped(title)
      case .text(let text): Self.escaped(text)
      case .list(let items): items.map { "- " + $0 }.joined(separator: "\n")
      case .table(let table, let code): LedgerMarkdown.lines(of: Self.coded(table, code))
      }
    }.joined(separator: "\n\n") + "\n"
  }

  private static func coded(_ table: LedgerTable, _ code: Set<Int>) -> LedgerTable {
    var table = table
    for row in table.rows.indices {
      for column in code { table.rows[row][column] = LedgerMarkdown.code(table.rows[row][column]) }
    }
    return table
  }

  /// Returns text with revision names escaped so that they aren't markup; the report's own code spans are kept.
  private static func escaped(_ text: String) -> String {
    text.harmless.map { "<>*_[]|\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
