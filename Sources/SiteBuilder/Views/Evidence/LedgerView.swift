import CaseStudyModel
import Mustache

/// The sums and collisions of a side's change requests.
struct LedgerView: TemplateView {
  let ledger: LedgerEvidence
  let side: Side
  let requests: [RequestEvidence]
  let study: String
  let words: EvidenceWords

  /// The number of requests up to which their pairs are drawn.
  private static let matrixLimit = 24

  var values: [String: TemplateValue] {
    let name = words.texts.text("side." + side.rawValue)
    let collisions = ledger.conflictingPairs.count + ledger.brokenPairs.count
    let edits = rows(ledger.editsPerFile, "file", name) + rows(ledger.editsPerType, "type", name)
    let matrix = (2...Self.matrixLimit).contains(requests.count) ? self.matrix : []
    let values: [String: TemplateValue] = [
      "sideName": .text(name),
      "collisions": .text(
        words.text("collisions", ["count": .integer(ledger.pairs), "collisions": .integer(collisions)])),
      "collisionsOf": .text("\(study)/collisions/\(side.rawValue)"),
      "favouredOf": .text("\(study)/favoured/\(side.rawValue)"),
      "allOf": .text("\(study)/all/\(side.rawValue)"),
      "favoured": .view(CostView(cost: ledger.totals, words: words)),
      "all": .view(CostView(cost: ledger.allTotals, words: words)),
      "columns": .list(requests.indices.dropLast().map { .integer($0 + 1) }),
    ]
    return values.with(Dictionary(list: "matrix", matrix)).with(Dictionary(list: "edits", edits))
  }

  /// A row for each request but the first, with a cell for each request before it.
  private var matrix: [TemplateValue] {
    let conflicting = Set(ledger.conflictingPairs.map { $0.sorted() })
    let broken = Set(ledger.brokenPairs.map { $0.sorted() })
    let (conflict, breaks, merges) = (
      words.text("pair.conflicts"), words.text("pair.breaks"), words.text("pair.merges")
    )
    return requests.indices.dropFirst().map { row in
      let cells = requests.indices.dropLast().map { column -> TemplateValue in
        let pair = [column + 1, row + 1]
        if column >= row { return ["cellText": "", "tone": .null, "label": .null] }
        let isGood = !conflicting.contains(pair) && !broken.contains(pair)
        let word = isGood ? merges : conflicting.contains(pair) ? conflict : breaks
        return [
          "cellText": .text(word), "tone": isGood ? "good" : "bad", "label": .integer(column + 1),
        ]
      }
      return [
        "number": .integer(row + 1), "rowName": EvidenceText.value(requests[row].title), "cells": .list(cells),
      ]
    }
  }

  /// Returns the files or types, the most edited ones first.
  private func rows(_ edits: [String: Int], _ kind: String, _ side: String) -> [TemplateValue] {
    edits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      [
        "editSide": .text(side), "editKind": .text(words.text("edited." + kind)), "editName": EvidenceText.value(name),
        "editCount": .integer(count),
        "editOf": EvidenceText.value("\(study)/edits/\(self.side.rawValue)/\(kind)/\(name)"),
      ]
    }
  }
}
