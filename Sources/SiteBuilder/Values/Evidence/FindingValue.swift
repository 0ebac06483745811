import CaseStudyModel
import Mustache

/// What was found for one principle, as templates show it.
enum FindingValue {
  /// Returns the verdict with its numbers, tables and the raw run.
  /// - Parameter page: the address of the study's page; empty on that page itself.
  static func value(
    _ finding: PrincipleEvidence, for principle: Principle, isStale: Bool, at page: String, in context: PageContext
  ) -> TemplateValue {
    let transcript = finding.transcript
    let values: [String: TemplateValue] = [
      "anchor": .text(EvidenceSection.anchor(of: principle.id)),
      "evidenceURL": .text(page + "#" + EvidenceSection.anchor(of: principle.id).percentEncodedPath),
      "badge": .view(PrincipleBadgeView(principle, in: context)),
      "sentence": EvidenceText.value(finding.sentence),
      "isNotShown": .bool(finding.verdict == .notShown),
      "transcript": transcript.isEmpty ? .null : EvidenceText.lines(transcript),
      "transcriptSize": .text(Plural.count(transcript.count, "line")),
    ]
    return .object(
      values.with(VerdictValue.values(finding.verdict, isStale: isStale))
        .with(Dictionary(list: "measures", ordered(finding.measures).map(value)))
        .with(Dictionary(list: "tables", finding.tables.enumerated().map { table($1, number: $0 + 1, principle) })))
  }

  /// Returns the measures that the verdict rests on first, and each kind by its short names.
  static func ordered(_ measures: [String: Measure]) -> [Measure] {
    measures.sorted { ($0.value.isPrimary ? 0 : 1, $0.key) < ($1.value.isPrimary ? 0 : 1, $1.key) }.map(\.value)
  }

  /// Returns the values of both sides, and the difference.
  static func value(_ measure: Measure) -> TemplateValue {
    [
      "measureTitle": EvidenceText.value(measure.title),
      "isPrimary": .bool(measure.isPrimary),
      "before": .text(EvidenceText.measured(measure.before)),
      "after": .text(EvidenceText.measured(measure.after)),
      "difference": .text(EvidenceText.difference(measure.before, measure.after)),
    ]
  }

  private static func table(_ table: EvidenceTable, number: Int, _ principle: Principle) -> TemplateValue {
    let width = max(table.columns.count - 1, 0)
    return [
      "caption": EvidenceText.value(table.title),
      "tableLabel": .text("\(principle.acronym.isEmpty ? principle.name : principle.acronym), table \(number)"),
      "columns": .list(table.columns.map(EvidenceText.value)),
      "rows": .list(
        table.rows.map { row in
          let missing = Array(repeating: EvidenceTable.Cell(""), count: max(width - row.cells.count, 0))
          return [
            "rowName": EvidenceText.value(row.name), "cells": .list((row.cells.prefix(width) + missing).map(value)),
          ]
        }),
    ]
  }

  private static func value(_ cell: EvidenceTable.Cell) -> TemplateValue {
    let tone = cell.isGood.map { $0 ? "good" : "bad" }
    return ["cellText": EvidenceText.value(cell.text), "tone": tone.map { .text($0) } ?? .null]
  }
}
