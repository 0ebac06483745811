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

  var values: [String: TemplateValue] {
    let width = max(table.columns.count - 1, 0)
    let title = words.text(table.title, as: .table)
    let caption = table.side.map { side in
      words.text("captionOfSide", ["title": .text(title), "side": .text(words.texts.text("side." + side.rawValue))])
    }
    return [
      "caption": EvidenceText.value(caption ?? title),
      "tableLabel": .text(words.text("tableLabel", ["principle": .text(principle), "number": .integer(number)])),
      "tableOf": EvidenceText.value("\(place)/\(number)"),
      "columns": .list(table.columns.map { EvidenceText.value(words.text($0, as: .cell)) }),
      "rows": .list(
        table.rows.map { row in
          let missing = Array(repeating: EvidenceTable.Cell(.verbatim("")), count: max(width - row.cells.count, 0))
          return [
            "rowName": EvidenceText.value(words.text(row.name, as: .cell)),
            "cells": .list((row.cells.prefix(width) + missing).map(value)),
          ]
        }),
    ]
  }

  private func value(_ cell: EvidenceTable.Cell) -> TemplateValue {
    let tone = cell.isGood.map { $0 ? "good" : "bad" }
    return ["cellText": EvidenceText.value(words.text(cell.content, as: .cell)), "tone": .optional(tone)]
  }
}
