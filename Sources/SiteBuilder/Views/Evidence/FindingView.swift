import CaseStudyModel
import Mustache

/// The evidence for one principle: verdict, readings, reasons, numbers, tables and transcript.
struct FindingView: TemplateView {
  let finding: PrincipleEvidence
  let principle: Principle
  let verdict: VerdictView
  let badge: PrincipleBadgeView
  /// The address of the rule.
  let ruleURL: String

  /// - Returns: `nil` for a study without evidence for the principle.
  init?(of study: CaseStudy, under principle: Principle, in context: PageContext) {
    guard let verdict = VerdictView(of: study, under: principle.id, in: context) else { return nil }
    self.verdict = verdict
    finding = verdict.finding
    self.principle = principle
    badge = PrincipleBadgeView(principle, in: context)
    let hasRule = context.texts[RuleView.key("holds", of: principle.id)] != nil
    ruleURL = hasRule ? context.url(for: PagePath.principle(principle.id)) + "#" + EvidenceSection.ruleAnchor : ""
  }

  var values: [String: TemplateValue] {
    let words = verdict.words
    let anchor = EvidenceSection.anchor(of: principle.id)
    let transcript = finding.transcript.map { words.text($0, as: .line) }
    let place = { (kind: String) in "\(verdict.study)/\(kind)/\(principle.id.rawValue)" }
    let worse = finding.worse.map { words.text(.text($0), as: .measure) }
    let values: [String: TemplateValue] = [
      "anchor": .text(anchor),
      "badge": .view(badge),
      "ruleURL": .text(ruleURL),
      "sentence": EvidenceText.value(finding.reasons.map { words.text($0, as: .reason) }.joined(separator: " ")),
      "sentenceOf": .text(place("reasons")),
      "readingsOf": .text(place("readings")),
      "isNotShown": .bool(finding.verdict == .notShown),
      "worse": EvidenceText.value(worse.joined(separator: words.texts.separator("list.clauses", else: "; "))),
      "transcript": transcript.isEmpty ? .null : EvidenceText.value(transcript.joined(separator: "\n") + "\n"),
      "transcriptSize": .text(words.texts.text("count.lines", ["count": .integer(transcript.count)])),
    ]
    let tables = finding.tables.enumerated().map { index, table in
      EvidenceTableView(table: table, number: index + 1, place: place("table"), anchor: anchor, words: words)
    }
    return values.with(verdict.values)
      .with(Dictionary(list: "missing", finding.missing.map { EvidenceText.value(words.text($0, as: .precondition)) }))
      .with(Dictionary(list: "readings", Reading.allCases.compactMap(reading)))
      .with(
        Dictionary(list: "measures", views: MeasureView.views(of: finding, at: place("measure"), words))
      )
      .with(Dictionary(list: "tables", views: tables))
  }

  private func reading(_ reading: Reading) -> TemplateValue? {
    finding.readings[reading].map { holds in
      [
        "readingName": .text(verdict.words.text("readings." + reading.rawValue)), "holds": .bool(holds),
        "answer": .text(verdict.words.text(holds ? "yes" : "no")),
      ]
    }
  }
}
