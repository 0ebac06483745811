import CaseStudyModel
import Mustache

/// The evidence for one principle as templates show it.
enum FindingValue {
  /// Returns the verdict with its reasons, numbers, tables and transcript.
  /// - Parameter page: the address of the study's page; empty on that page itself.
  static func value(
    _ finding: PrincipleEvidence, for principle: Principle, isStale: Bool, at page: String, in context: PageContext
  ) -> TemplateValue {
    let words = EvidenceWords(texts: context.texts, principle: principle.id)
    let transcript = finding.transcript.map { words.text($0, as: .line) }
    let values: [String: TemplateValue] = [
      "anchor": .text(EvidenceSection.anchor(of: principle.id)),
      "evidenceURL": .text(page + "#" + EvidenceSection.anchor(of: principle.id).percentEncodedPath),
      "badge": .view(PrincipleBadgeView(principle, in: context)),
      "sentence": EvidenceText.value(finding.reasons.map { words.text($0, as: .reason) }.joined(separator: " ")),
      "isNotShown": .bool(finding.verdict == .notShown),
      "transcript": transcript.isEmpty ? .null : EvidenceText.value(transcript.joined(separator: "\n") + "\n"),
      "transcriptSize": .text(context.texts.text("count.lines", ["count": .integer(transcript.count)])),
    ]
    let tables = finding.tables.enumerated().map { table($1, number: $0 + 1, principle, words) }
    return .object(
      values.with(VerdictValue.values(finding.verdict, isStale: isStale, in: context))
        .with(Dictionary(list: "measures", ordered(finding.measures).map { value($0.key, $0.value, words) }))
        .with(Dictionary(list: "tables", tables)))
  }

  /// Returns the measures by their keys, those that the verdict rests on first.
  static func ordered(_ measures: [String: Measure]) -> [(key: String, value: Measure)] {
    measures.sorted { ($0.value.isPrimary ? 0 : 1, $0.key) < ($1.value.isPrimary ? 0 : 1, $1.key) }
  }

  /// Returns the values of both sides, and the difference.
  static func value(_ key: String, _ measure: Measure, _ words: EvidenceWords) -> TemplateValue {
    [
      "measureTitle": EvidenceText.value(words.text(.text(key), as: .measure)),
      "isPrimary": .bool(measure.isPrimary),
      "before": .text(words.measured(measure.sides.before)),
      "after": .text(words.measured(measure.sides.after)),
      "difference": .text(words.difference(measure.sides)),
    ]
  }

  private static func table(
    _ table: EvidenceTable, number: Int, _ principle: Principle, _ words: EvidenceWords
  ) -> TemplateValue {
    let width = max(table.columns.count - 1, 0)
    let title = words.text(table.title, as: .table)
    let caption = table.side.map { side in
      words.text("captionOfSide", ["title": .text(title), "side": .text(words.texts.text("side." + side.rawValue))])
    }
    let name = principle.acronym.isEmpty ? principle.name : principle.acronym
    return [
      "caption": EvidenceText.value(caption ?? title),
      "tableLabel": .text(words.text("tableLabel", ["principle": .text(name), "number": .integer(number)])),
      "columns": .list(table.columns.map { EvidenceText.value(words.text($0, as: .cell)) }),
      "rows": .list(
        table.rows.map { row in
          let missing = Array(repeating: EvidenceTable.Cell(.verbatim("")), count: max(width - row.cells.count, 0))
          return [
            "rowName": EvidenceText.value(words.text(row.name, as: .cell)),
            "cells": .list((row.cells.prefix(width) + missing).map { value($0, words) }),
          ]
        }),
    ]
  }

  private static func value(_ cell: EvidenceTable.Cell, _ words: EvidenceWords) -> TemplateValue {
    let tone = cell.isGood.map { $0 ? "good" : "bad" }
    return [
      "cellText": EvidenceText.value(words.text(cell.content, as: .cell)), "tone": tone.map { .text($0) } ?? .null,
    ]
  }
}
