import CaseStudyModel
import Mustache

/// The sums and collisions of a side's change requests as templates show them.
enum LedgerValue {
  /// The number of requests up to which their pairs are drawn.
  private static let matrixLimit = 24

  /// Returns the sums of a side, the pairs that collide, and the files and types by how many requests edit them.
  static func value(
    _ ledger: LedgerEvidence, _ side: Side, of requests: [RequestEvidence], _ words: EvidenceWords
  ) -> TemplateValue {
    let totals = ledger.totals
    let name = words.texts.text("side." + side.rawValue)
    let collisions = ledger.conflictingPairs.count + ledger.brokenPairs.count
    let edits = rows(ledger.editsPerFile, "file", name, words) + rows(ledger.editsPerType, "type", name, words)
    let matrix = (2...matrixLimit).contains(requests.count) ? self.matrix(of: ledger, requests, words) : []
    let values: [String: TemplateValue] = [
      "sideName": .text(name),
      "collisions": .text(
        words.text("collisions", ["count": .integer(ledger.pairs), "collisions": .integer(collisions)])),
      "editedCount": .integer(totals.existingFiles),
      "added": .integer(totals.addedInExisting),
      "removed": .integer(totals.removedInExisting),
      "newFiles": .integer(totals.newFiles),
      "hasNew": .bool(totals.newFiles > 0),
      "newLines": .integer(totals.addedInNew),
      "closure": .text(totals.closure.map(words.percent) ?? words.text("noClosure")),
      "columns": .list(requests.indices.dropLast().map { .integer($0 + 1) }),
    ]
    return .object(
      values.with(Dictionary(list: "matrix", matrix)).with(Dictionary(list: "edits", edits)))
  }

  /// Returns a row for each request but the first, with a cell for each request before it.
  private static func matrix(
    of ledger: LedgerEvidence, _ requests: [RequestEvidence], _ words: EvidenceWords
  ) -> [TemplateValue] {
    let conflicting = Set(ledger.conflictingPairs.map { $0.sorted() })
    let broken = Set(ledger.brokenPairs.map { $0.sorted() })
    let (conflict, breaks, merges) = (
      words.text("pair.conflicts"), words.text("pair.breaks"), words.text("pair.merges")
    )
    return requests.indices.dropFirst().map { row in
      let cells = requests.indices.dropLast().map { column -> TemplateValue in
        let pair = [column + 1, row + 1]
        if column >= row { return ["cellText": "", "tone": .null] }
        if conflicting.contains(pair) { return ["cellText": .text(conflict), "tone": "bad"] }
        if broken.contains(pair) { return ["cellText": .text(breaks), "tone": "bad"] }
        return ["cellText": .text(merges), "tone": "good"]
      }
      return [
        "number": .integer(row + 1), "rowName": EvidenceText.value(requests[row].title), "cells": .list(cells),
      ]
    }
  }

  /// Returns the files or types, those that most requests edit first.
  private static func rows(
    _ edits: [String: Int], _ kind: String, _ side: String, _ words: EvidenceWords
  ) -> [TemplateValue] {
    edits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, count in
      [
        "editSide": .text(side), "editKind": .text(words.text("edited." + kind)), "editName": EvidenceText.value(name),
        "editCount": .integer(count),
      ]
    }
  }
}
