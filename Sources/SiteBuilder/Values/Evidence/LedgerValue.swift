import CaseStudyModel
import Mustache

/// What the change requests of a side do to one another, as templates show it.
enum LedgerValue {
  /// The number of requests up to which their pairs are drawn.
  private static let matrixLimit = 24

  /// Returns the sums of a side, the pairs that collide, and what is edited most.
  static func value(_ ledger: LedgerEvidence, _ side: String, of requests: [RequestEvidence]) -> TemplateValue {
    let totals = ledger.totals
    let collisions = ledger.conflictingPairs.count + ledger.brokenPairs.count
    let edits = rows(ledger.editsPerFile, "file", side) + rows(ledger.editsPerType, "type", side)
    let matrix = (2...matrixLimit).contains(requests.count) ? self.matrix(of: ledger, requests) : []
    let values: [String: TemplateValue] = [
      "sideName": .text(side),
      "collisions": .text(
        "\(collisions) of \(Plural.count(ledger.pairs, "pair")) \(collisions == 1 ? "collides" : "collide")"),
      "editedCount": .integer(totals.existingFiles),
      "added": .integer(totals.addedInExisting),
      "removed": .integer(totals.removedInExisting),
      "newFiles": .integer(totals.newFiles),
      "hasNew": .bool(totals.newFiles > 0),
      "newLines": .integer(totals.addedInNew),
      "closure": .text(totals.closure.map(EvidenceText.number) ?? "none"),
      "columns": .list(requests.indices.dropLast().map { .integer($0 + 1) }),
    ]
    return .object(
      values.with(Dictionary(list: "matrix", matrix)).with(Dictionary(list: "edits", edits)))
  }

  /// Returns a row for each request but the first, with a cell for each request before it.
  private static func matrix(of ledger: LedgerEvidence, _ requests: [RequestEvidence]) -> [TemplateValue] {
    let conflicting = Set(ledger.conflictingPairs.map { $0.sorted() })
    let broken = Set(ledger.brokenPairs.map { $0.sorted() })
    return requests.indices.dropFirst().map { row in
      let cells = requests.indices.dropLast().map { column -> TemplateValue in
        let pair = [column + 1, row + 1]
        if column >= row { return ["cellText": "", "tone": .null] }
        if conflicting.contains(pair) { return ["cellText": "conflict", "tone": "bad"] }
        if broken.contains(pair) { return ["cellText": "breaks", "tone": "bad"] }
        return ["cellText": "merges", "tone": "good"]
      }
      return [
        "number": .integer(row + 1), "rowName": EvidenceText.value(requests[row].title), "cells": .list(cells),
      ]
    }
  }

  /// Returns what is edited, the most edited first.
  private static func rows(_ edits: [String: Int], _ kind: String, _ side: String) -> [TemplateValue] {
    edits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      [
        "editSide": .text(side), "editKind": .text(kind), "editName": EvidenceText.value(name),
        "editCount": .integer(count),
      ]
    }
  }
}
