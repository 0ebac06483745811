import CaseStudyModel

/// Finds tables that aren't recognised, and cells for which the header has no column.
struct MalformedTables {
  /// The lines of the file.
  let lines: LineTable
  let path: String

  /// Returns a diagnostic for each paragraph that was meant as a table.
  func diagnostics(of outline: Outline) -> [Diagnostic] {
    var last = 0
    return outline.elements.firstDiagnostics { element in
      guard case .paragraph = element.kind, element.text.utf8.contains(UInt8(ascii: "|")) else { return nil }
      // A line of HTML may have many paragraphs, each of which would be compared with the lines above it.
      if element.line == last { return nil }
      last = element.line
      return diagnostic(of: element.text.lines, from: element.line)
    }
  }

  private func diagnostic(of text: [Substring], from line: Int) -> Diagnostic? {
    guard line > 0 else { return nil }
    if let diagnostic = rowBelowBlankLine(text, from: line) { return diagnostic }
    guard text.count > 1 else { return nil }
    // Text right above the header isn't part of the table.
    if let rule = text.indices.dropFirst().first(where: { Self.isRule(text[$0]) }) {
      return malformedRule(text[rule], below: text[rule - 1], on: line + rule)
    }
    if let rule = text.indices.dropFirst().first(where: { Self.isForeignRule(text[$0], below: text[$0 - 1]) }) {
      return foreignRule(text[rule], below: text[rule - 1], on: line + rule)
    }
    return missingRule(in: text, from: line)
  }

  /// Reports rows that a blank line separates from their table.
  private func rowBelowBlankLine(_ text: [Substring], from line: Int) -> Diagnostic? {
    guard line > 2, text.allSatisfy(Self.isRow), lines[line - 1].allSatisfy(\.isSpaceOrTab) else { return nil }
    let above = { (number: Int) in Substring(String(decoding: lines[number], as: UTF8.self)) }
    // Without a delimiter row, the rows above are a paragraph too.
    let rows = (1..<line - 1).reversed().prefix { Self.isRow(above($0)) || Self.isRule(above($0)) }
    guard let last = rows.first, let rule = rows.first(where: { Self.isRule(above($0)) }),
      Self.cells(of: above(rule)).count == Self.cells(of: text[0]).count
    else { return nil }
    return Diagnostic(
      "MalformedTable", .warning, "A row of a table must have no blank line above it",
      at: lines.range(of: text[0], on: line, in: path) ?? SourceRange(path: path, line: line),
      solutions: ["remove the blank line below line \(last)"])
  }

  /// Returns whether a line begins and ends with a vertical bar, and has several cells.
  private static func isRow(_ line: Substring) -> Bool {
    let row = line.trimmingSpaces()
    return row.hasPrefix("|") && row.hasSuffix("|") && row.count > 4 && cells(of: row[...]).count > 1
  }

  /// Returns whether a line below a header is a rule in the form of another program, as in `+---+---+`.
  private static func isForeignRule(_ line: Substring, below header: Substring) -> Bool {
    isRow(header) && line.contains { "+|".contains($0) } && line.contains { "-=".contains($0) }
      && line.allSatisfy { "+|:-= \t".contains($0) }
  }

  private func foreignRule(_ rule: Substring, below header: Substring, on line: Int) -> Diagnostic {
    let new = Self.rule(withColumns: Self.cells(of: header).count)
    return diagnostic(
      of: rule, on: line, meaning: new,
      "The line below a table's header must be written as '\(new)', not '\(String(rule))'")
  }

  private func malformedRule(_ rule: Substring, below header: Substring, on line: Int) -> Diagnostic? {
    let columns = Self.cells(of: header).count
    let written = Self.cells(of: rule).count
    let hasDashes = rule.contains { "–—−".contains($0) }
    guard columns > 1, hasDashes || columns != written else { return nil }
    return diagnostic(
      of: rule, on: line, meaning: Self.rule(withColumns: columns),
      hasDashes
        ? "The line below a table's header must consist of hyphens, not of other dashes"
        : "The line below a table's header must have \(columns) columns, like the header, not \(written)")
  }

  private func diagnostic(
    of rule: Substring, on line: Int, meaning new: String, _ summary: Message
  ) -> Diagnostic {
    // The file may write the line differently, as with emphasis.
    let place = lines.range(of: rule, on: line, in: path)
    return Diagnostic(
      "MalformedTable", .warning, summary, at: place ?? SourceRange(path: path, line: line),
      fixes: place.map { [.replacing(String(rule), with: new, at: $0, isSafe: false)] } ?? [])
  }

  private func missingRule(in text: [Substring], from line: Int) -> Diagnostic? {
    let columns = Self.cells(of: text[0]).count
    guard text.allSatisfy({ Self.isRow($0) && Self.cells(of: $0).count == columns }) else { return nil }
    let rule = Self.rule(withColumns: columns)
    return Diagnostic(
      "MalformedTable", .warning, "A table must have a line such as '\(rule)' below its header",
      at: lines.range(of: text[0], on: line, in: path) ?? SourceRange(path: path, line: line),
      solutions: ["add '\(rule)' below the first line"])
  }

  private static func rule(withColumns count: Int) -> String { "|" + String(repeating: "---|", count: count) }

  /// Returns whether a line can only be meant as the one below a table's header.
  static func isRule(_ line: Substring) -> Bool {
    line.contains("|") && line.contains { "-–—−".contains($0) } && line.allSatisfy { "|:-–—− \t".contains($0) }
  }

  /// Returns the cells of a table's row, with the offsets at which they begin.
  static func cells(of line: Substring) -> [(text: Substring, offset: Int)] {
    var cells: [(text: Substring, offset: Int)] = []
    var start = line.startIndex
    var isEscaped = false
    for index in line.indices {
      if line[index] == "|", !isEscaped {
        cells.append((line[start..<index], line.utf8.distance(from: line.startIndex, to: start)))
        start = line.index(after: index)
      }
      isEscaped = line[index] == "\\" && !isEscaped
    }
    cells.append((line[start...], line.utf8.distance(from: line.startIndex, to: start)))
    if cells.first?.text.allSatisfy(\.isWhitespace) == true { cells.removeFirst() }
    if cells.last?.text.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
    return cells
  }
}

extension MarkdownWalker {
  /// Reports the first row of a table with more cells than its header, which the parser drops.
  mutating func reportDroppedCells(of table: MarkdownNode) {
    guard table.line > 0, table.endLine > table.line, table.parent?.kind == .document else { return }
    func row(_ number: Int) -> Substring { Substring(String(decoding: lines[number], as: UTF8.self)) }
    // The parser counts text right above the header as part of the table.
    guard let rule = (table.line + 1...table.endLine).first(where: { MalformedTables.isRule(row($0)) }),
      rule < table.endLine
    else { return }
    let columns = MalformedTables.cells(of: row(rule)).count
    for number in rule + 1...table.endLine {
      guard
        let cell = MalformedTables.cells(of: row(number)).dropFirst(columns)
          .first(where: { !$0.text.allSatisfy(\.isWhitespace) })
      else { continue }
      let margin = cell.text.prefix { $0.isWhitespace }.utf8.count
      let text = cell.text.trimmingSpaces()
      let column = cell.offset + margin + 1
      outline.diagnostics.report(
        "MalformedTable", .warning, "Cell '\(text)' isn't shown, because the table's header has \(columns) columns",
        at: SourceRange(path: path, line: lineOffset + number, column: column, length: text.utf8.count),
        solutions: ["add a column to the header", "write '\\|' for a vertical bar that is part of the text"])
      return
    }
  }
}
