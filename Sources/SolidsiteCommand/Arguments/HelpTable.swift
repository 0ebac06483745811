/// Formats names and their meanings in two columns, wrapped at 80 characters.
enum HelpTable {
  private static let width = 80

  /// Returns the table's lines.
  static func lines(_ rows: [(name: String, meaning: String)]) -> [String] {
    let column = min(24, (rows.map { $0.name.count }.max() ?? 0) + 4)
    return rows.flatMap { row in
      var lines = wrapped(row.meaning, to: width - column).map { String(repeating: " ", count: column) + $0 }
      let name = "  " + row.name
      if name.count + 2 <= column, let first = lines.first {
        lines[0] = name + first.dropFirst(name.count)
        return lines
      }
      return [name] + lines
    }
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lines + [line]
  }
}
