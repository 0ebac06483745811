import CaseStudyModel
import Mustache

/// The evidence of a study as its page, and the page of its runs, show it.
enum EvidenceValue {
  /// Returns the values of both pages' parts; `null` for a study without evidence.
  static func value(of section: EvidenceSection?, _ study: CaseStudy, in context: PageContext) -> TemplateValue {
    guard let section else { return .null }
    let evidence = section.evidence.evidence
    let page = context.path == PagePath.study(study) ? "" : context.url(for: PagePath.study(study))
    let values: [String: TemplateValue] = [
      "sectionAnchor": .text(EvidenceSection.anchor),
      "sectionTitle": .text(EvidenceSection.title),
      "toolchain": EvidenceText.value(evidence.toolchain),
      "standIns": EvidenceText.value(EvidenceText.phrase(evidence.standIns)),
      "isStale": .bool(section.evidence.isStale),
      "runsURL": .text(page.isEmpty ? "runs/" : ""),
      "codeSides": [
        SideEvidenceValue.value(evidence.sides.before, "Before", of: study, at: page),
        SideEvidenceValue.value(evidence.sides.after, "After", of: study, at: page),
      ],
      "hasAnyRun": .bool([evidence.sides.before, evidence.sides.after].contains { $0?.runs.isEmpty == false }),
      "findings": .list(section.principles.map { finding(for: $0, in: section, at: page, context) }),
    ]
    return .object(
      values.with(requests(of: study, evidence, at: page)).with(pictures(of: section, in: context)))
  }

  private static func finding(
    for principle: Principle, in section: EvidenceSection, at page: String, _ context: PageContext
  ) -> TemplateValue {
    guard let finding = section.evidence.evidence.principles[principle.id.rawValue] else { return .null }
    return FindingValue.value(finding, for: principle, isStale: section.evidence.isStale, at: page, in: context)
  }

  private static func requests(of study: CaseStudy, _ evidence: Evidence, at page: String) -> [String: TemplateValue] {
    let writer = RequestEvidenceValue(of: study, evidence.requests, at: page)
    let requests = evidence.requests.enumerated().map { writer.value($1, number: $0 + 1) }
    let ledgers = [(evidence.ledger.before, "Before"), (evidence.ledger.after, "After")].compactMap { ledger, side in
      ledger.map { LedgerValue.value($0, side, of: evidence.requests) }
    }
    let cost = evidence.refactoring
    let values: [String: TemplateValue] = [
      "requestsAnchor": .text(EvidenceSection.requestsAnchor),
      "requestsTitle": .text(EvidenceSection.requestsTitle),
      "hasBars": .bool(writer.longest > 0),
      "hasPairs": .bool(evidence.requests.count > 1 && !ledgers.isEmpty),
      "refactoring": cost == LineCost()
        ? .null
        : [
          "editedFiles": .text(Plural.count(cost.existingFiles, "file")),
          "added": .integer(cost.addedInExisting), "removed": .integer(cost.removedInExisting),
          "newFiles": .text(Plural.count(cost.newFiles, "new file")),
          "newLines": .text(Plural.count(cost.addedInNew, "line")),
        ],
    ]
    return values.with(Dictionary(list: "requests", requests)).with(Dictionary(list: "ledgers", ledgers))
  }

  private static func pictures(of section: EvidenceSection, in context: PageContext) -> [String: TemplateValue] {
    let pictures = section.evidence.evidence.pictures
    let both = [(pictures.before, "Before"), (pictures.after, "After")]
    let values: [String: TemplateValue] = [
      "typesAnchor": .text(EvidenceSection.typesAnchor), "typesTitle": .text(EvidenceSection.typesTitle),
    ]
    let shown = section.hasPictures ? both.map { TypePictureValue.value($0.0, $0.1, in: context) } : []
    return values.with(Dictionary(list: "pictures", shown))
  }
}
