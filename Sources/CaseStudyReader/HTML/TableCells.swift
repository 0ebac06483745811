/// The cells of raw tables, whose first row often has labels for the columns, such as "Bad" and "Good".
struct TableCells {
  private struct Table {
    /// The texts of the last row of texts, by column.
    var heads: [Int: String] = [:]
    /// The texts of the current row, by column.
    var texts: [Int: String] = [:]
    var column = -1
    var hasCode = false
  }

  private var tables: [Table] = []

  /// The minimum number of cells with text in a row that names columns.
  private static let headMinimum = 2

  /// Enters a raw element.
  mutating func open(_ name: String) {
    switch name {
    case "table": tables.append(Table())
    case "tr": beginRow()
    case "td", "th":
      if !tables.isEmpty { tables[tables.count - 1].column += 1 }
    default: break
    }
  }

  /// Leaves a raw element.
  mutating func close(_ name: String) {
    if name == "table", !tables.isEmpty { tables.removeLast() }
  }

  /// Reads text of the current cell.
  mutating func read(_ text: String) {
    guard !tables.isEmpty, !text.trimmingSpaces().isEmpty else { return }
    let column = tables[tables.count - 1].column
    tables[tables.count - 1].texts[column, default: ""] += text
  }

  /// Returns the name of the column of the next block of code, unless its cell has its own text.
  mutating func nameOfColumnWithCode() -> String? {
    guard let table = tables.last else { return nil }
    tables[tables.count - 1].hasCode = true
    return table.texts[table.column] == nil ? table.heads[table.column]?.trimmingSpaces() : nil
  }

  private mutating func beginRow() {
    guard var table = tables.last else { return }
    if !table.hasCode, table.texts.count >= Self.headMinimum { table.heads = table.texts }
    (table.texts, table.column, table.hasCode) = ([:], -1, false)
    tables[tables.count - 1] = table
  }
}
