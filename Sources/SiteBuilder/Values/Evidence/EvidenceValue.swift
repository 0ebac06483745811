import CaseStudyModel
import Mustache

/// The evidence of a study as its page, and the page of its runs, show it.
enum EvidenceValue {
  /// Returns the values of both pages; `null` for a study without evidence.
  static func value(of section: EvidenceSection?, _ study: CaseStudy, in context: PageContext) -> TemplateValue {
    guard let section else { return .null }
    let evidence = section.evidence.evidence
    let words = EvidenceWords(texts: context.texts)
    let page = context.path == PagePath.study(study) ? "" : context.url(for: PagePath.study(study))
    let sides = SideEvidenceValue(study: study, page: page, words: words)
    let values: [String: TemplateValue] = [
      "sectionAnchor": .text(EvidenceSection.anchor),
      "sectionTitle": .text(section.title),
      "toolchain": EvidenceText.value(evidence.toolchain),
      "standIns": EvidenceText.value(words.list(evidence.standIns)),
      "isStale": .bool(section.evidence.isStale),
      "runsURL": .text(page.isEmpty ? "runs/" : ""),
      "codeSides": .list(Side.allCases.map { sides.value(evidence.sides[$0], $0) }),
      "hasAnyRun": .bool([evidence.sides.before, evidence.sides.after].contains { $0?.runs.isEmpty == false }),
      "findings": .list(section.principles.map { finding(for: $0, in: section, at: page, context) }),
    ]
    return .object(
      values.with(requests(of: study, section, at: page, words)).with(pictures(of: section, in: context)))
  }

  private static func finding(
    for principle: Principle, in section: EvidenceSection, at page: String, _ context: PageContext
  ) -> TemplateValue {
    guard let finding = section.evidence.evidence.principles[principle.id] else { return .null }
    return FindingValue.value(finding, for: principle, isStale: section.evidence.isStale, at: page, in: context)
  }

  private static func requests(
    of study: CaseStudy, _ section: EvidenceSection, at page: String, _ words: EvidenceWords
  ) -> [String: TemplateValue] {
    let evidence = section.evidence.evidence
    let writer = RequestEvidenceValue(of: study, evidence.requests, at: page, words)
    let requests = evidence.requests.enumerated().map { writer.value($1, number: $0 + 1) }
    let ledgers = Side.allCases.compactMap { side in
      evidence.ledger[side].map { LedgerValue.value($0, side, of: evidence.requests, words) }
    }
    let cost = evidence.refactoring
    let values: [String: TemplateValue] = [
      "requestsAnchor": .text(EvidenceSection.requestsAnchor),
      "requestsTitle": .text(section.requestsTitle),
      "hasBars": .bool(writer.longest > 0),
      "hasPairs": .bool(evidence.requests.count > 1 && !ledgers.isEmpty),
      "refactoring": cost == LineCost()
        ? .null
        : .text(
          words.text(
            "refactoring",
            [
              "editedFiles": .text(words.texts.text("count.files", ["count": .integer(cost.existingFiles)])),
              "added": .integer(cost.addedInExisting), "removed": .integer(cost.removedInExisting),
              "newFiles": .text(words.text("newFiles", ["count": .integer(cost.newFiles)])),
              "newLines": .text(words.texts.text("count.lines", ["count": .integer(cost.addedInNew)])),
            ])),
    ]
    return values.with(Dictionary(list: "requests", requests)).with(Dictionary(list: "ledgers", ledgers))
  }

  private static func pictures(of section: EvidenceSection, in context: PageContext) -> [String: TemplateValue] {
    let pictures = section.evidence.evidence.pictures
    let values: [String: TemplateValue] = [
      "typesAnchor": .text(EvidenceSection.typesAnchor), "typesTitle": .text(section.typesTitle),
    ]
    let shown = section.hasPictures ? Side.allCases.map { TypePictureValue.value(pictures[$0], $0, in: context) } : []
    return values.with(Dictionary(list: "pictures", shown))
  }
}
