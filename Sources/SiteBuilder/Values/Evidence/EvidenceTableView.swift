import CaseStudyModel
import Mustache

/// A table of findings.
struct EvidenceTableView: TemplateView {
  let table: EvidenceTable
  /// The number of the table among the finding's, from 1.
  let number: Int
  /// The address of the finding in the export.
  let place: String
  /// The name of the principle.
  let principle: String
  let words: EvidenceWords

  /// The number of letters above which the heads of several columns make a table too tall and too wide.
  private static let headLimit = 16

  var values: [String: TemplateValue] {
    let title = words.text(table.title, as: .table)
    let caption = table.side.map { side in
      words.text("captionOfSide", ["title": .text(title), "side": .text(words.texts.text("side." + side.rawValue))])
    }
    let heads = table.columns.map { words.text($0, as: .cell) }
    let width = max(heads.count - 1, 0)
    let rows = table.rows.map { row in
      let missing = Array(repeating: EvidenceTable.Cell(.verbatim("")), count: max(width - row.cells.count, 0))
      return (name: words.text(row.name, as: .cell), cells: Array(row.cells.prefix(width) + missing))
    }
    return [
      "caption": EvidenceText.value(caption ?? title),
      "tableLabel": .text(words.text("tableLabel", ["principle": .text(principle), "number": .integer(number)])),
      "tableOf": EvidenceText.value("\(place)/\(number)"),
    ].merging(transposed(heads, rows) ?? values(heads, rows)) { $1 }
  }

  private func values(
    _ heads: [String], _ rows: [(name: String, cells: [EvidenceTable.Cell])]
  ) -> [String: TemplateValue] {
    [
      "columns": .list(heads.map(EvidenceText.value)),
      "rows": .list(rows.map { ["rowName": EvidenceText.value($0.name), "cells": .list($0.cells.map(value))] }),
    ]
  }

  /// Returns the table with rows for columns if it has more columns than rows, and their heads are long; `nil` if not,
  /// or if nothing can be written above them.
  private func transposed(
    _ heads: [String], _ rows: [(name: String, cells: [EvidenceTable.Cell])]
  ) -> [String: TemplateValue]? {
    guard heads.count > 3, heads.count - 1 > rows.count,
      heads.dropFirst().contains(where: { $0.count > Self.headLimit }),
      case .text(let key, _)? = table.columns.first, let corner = words.known("\(key).transposed", as: .cell)
    else { return nil }
    let columns = heads.indices.dropFirst().map { index in
      (name: heads[index], cells: rows.map { $0.cells[index - 1] })
    }
    return values([words.texts.text(corner)] + rows.map(\.name), columns)
  }

  private func value(_ cell: EvidenceTable.Cell) -> TemplateValue {
    let tone = cell.isGood.map { $0 ? "good" : "bad" }
    return ["cellText": EvidenceText.value(words.text(cell.content, as: .cell)), "tone": .optional(tone)]
  }
}
