import CaseStudyModel
import Mustache

/// A table of findings.
struct EvidenceTableView: TemplateView {
  let table: EvidenceTable
  /// The number of the table among the finding's, from 1.
  let number: Int
  /// The address of the finding in the export.
  let place: String
  /// The anchor of the finding.
  let anchor: String
  let words: EvidenceWords

  /// The length of a column's heading above which several such columns make a table too tall and too wide.
  private static let headLimit = 16
  /// The number of columns after the first one that fit a narrow window.
  private static let narrowColumnLimit = 3
  /// The number of columns besides the first one up to which a table is never sparse.
  private static let fullColumnLimit = 6

  var values: [String: TemplateValue] {
    let title = words.text(table.title, as: .table)
    let caption = table.side.map { side in
      words.text("captionOfSide", ["title": .text(title), "side": .text(words.texts.text("side." + side.rawValue))])
    }
    let heads = table.columns.map { words.text($0, as: .cell) }
    let width = max(heads.count - 1, 0)
    let rows = table.rows.map { row in
      let missing = Array(repeating: EvidenceTable.Cell(.verbatim("")), count: max(width - row.cells.count, 0))
      return Row(name: row.name, cells: Array(row.cells.prefix(width) + missing))
    }
    return [
      "caption": EvidenceText.value(caption ?? title),
      "captionAnchor": .text("\(anchor)-\(number)"),
      "tableOf": EvidenceText.value("\(place)/\(number)"),
    ].merging(transposed(heads, rows) ?? values(heads, rows)) { $1 }
  }

  /// A row with a cell for each column.
  private struct Row {
    var name: EvidencePhrase
    var cells: [EvidenceTable.Cell]
  }

  private func values(_ heads: [String], _ rows: [Row]) -> [String: TemplateValue] {
    let isNarrow =
      heads.count <= Self.narrowColumnLimit + 1 && !heads.dropFirst().contains { $0.count > Self.headLimit }
    let labels = isNarrow ? nil : Array(heads.dropFirst())
    return [
      "columns": .list(heads.map(Self.breakable)), "width": .integer(heads.count),
      "isSparse": .bool(heads.count > Self.fullColumnLimit + 1 && Self.isMostlyEmpty(rows)),
      "groups": .list(groups(of: rows).map { group in values(of: group, labels) }),
    ]
  }

  /// Returns whether at least half of the cells are empty, so that a list of the other cells is easier to read for each
  /// row.
  private static func isMostlyEmpty(_ rows: [Row]) -> Bool {
    let cells = rows.flatMap(\.cells)
    return cells.count(where: \.isEmpty) * 2 >= cells.count
  }

  /// Returns a name with places where it may break if it is long: before each capital that follows a lowercase letter.
  private static func breakable(_ text: String) -> TemplateValue {
    var html: [UInt8] = []
    var previous: Character?
    for character in EvidenceText.plain(text) {
      if previous?.isLowercase == true, character.isUppercase { html.append(html: "<wbr>") }
      html.append(escaping: String(character))
      previous = character
    }
    return .html(html)
  }

  /// Groups neighbouring rows for which the text `KEY.group` is the same, and those without such a text.
  private func groups(of rows: [Row]) -> [(title: String?, rows: [Row])] {
    rows.reduce(into: []) { groups, row in
      let title = text("group", of: row.name)
      if groups.isEmpty || groups.last?.title != title { groups.append((title, [])) }
      groups[groups.count - 1].rows.append(row)
    }
  }

  private func values(of group: (title: String?, rows: [Row]), _ labels: [String]?) -> TemplateValue {
    let rows: [TemplateValue] = group.rows.map { row in
      let name = text("grouped", of: row.name) ?? words.text(row.name, as: .cell)
      let cells = row.cells.enumerated().map { value($1, labelled: labels?[$0]) }
      return ["rowName": Self.breakable(name), "cells": .list(cells)]
    }
    return ["groupTitle": .optional(group.title), "rows": .list(rows)]
  }

  /// Returns an alternative text for a row's name, such as its name within a group; `nil` if the catalogue has none.
  private func text(_ kind: String, of name: EvidencePhrase) -> String? {
    guard case .text(let key, let arguments) = name, words.known("\(key).\(kind)", as: .cell) != nil else { return nil }
    return words.text(.text("\(key).\(kind)", arguments), as: .cell)
  }

  /// Returns the table with rows for columns if it has more columns than rows, and their heads are long; `nil` if not,
  /// or if nothing can be written above them.
  private func transposed(_ heads: [String], _ rows: [Row]) -> [String: TemplateValue]? {
    guard heads.count > 3, heads.count - 1 > rows.count,
      heads.dropFirst().contains(where: { $0.count > Self.headLimit }),
      case .text(let key, _)? = table.columns.first, let corner = words.known("\(key).transposed", as: .cell)
    else { return nil }
    let columns = heads.indices.dropFirst().map { index in
      Row(name: .verbatim(heads[index]), cells: rows.map { $0.cells[index - 1] })
    }
    return values([words.texts.text(corner)] + rows.map { words.text($0.name, as: .cell) }, columns)
  }

  private func value(_ cell: EvidenceTable.Cell, labelled label: String?) -> TemplateValue {
    let tone = cell.isEmpty && label != nil ? "none" : cell.isGood.map { $0 ? "good" : "bad" }
    return [
      "cellText": EvidenceText.value(words.text(cell.content, as: .cell)), "tone": .optional(tone),
      "label": .optional(label.map(EvidenceText.plain)),
    ]
  }
}

extension EvidenceTable.Cell {
  /// Whether the cell says that there is nothing.
  fileprivate var isEmpty: Bool { content == .verbatim("–") || content == .verbatim("") }
}
