import CaseStudyModel
import Mustache

/// A verdict: its number, its word, the readings that it depends on, and the address of its evidence.
struct VerdictView: TemplateView {
  let study: String
  let principle: Principle.ID
  let finding: PrincipleEvidence
  let isStale: Bool
  let url: String
  let words: EvidenceWords
  /// Whether the page lists studies with such verdicts.
  var isChosen = false

  /// - Returns: `nil` for a study without evidence for the principle.
  init?(of study: CaseStudy, under principle: Principle.ID, in context: PageContext) {
    self.study = study.article.slug
    guard let stored = context.site.evidence[self.study], let finding = stored.evidence.principles[principle]
    else { return nil }
    self.principle = principle
    self.finding = finding
    isStale = stored.isStale
    url = context.url(for: study, at: EvidenceSection.anchor(of: principle))
    words = EvidenceWords(texts: context.texts, principle: principle)
  }

  /// The first precondition that is missing, if the verdict is "not shown"; the page of the evidence lists all.
  private var obstacle: String? {
    finding.verdict == .notShown ? finding.missing.first.map { words.text($0, as: .precondition) } : nil
  }

  var values: [String: TemplateValue] {
    [
      "verdictWord": .text(words.word(finding.verdict)),
      "verdictKind": .text(finding.verdict.key),
      "verdictOf": .text("\(study)/verdict/\(principle.rawValue)"),
      "score": words.score(finding).map(EvidenceText.value) ?? .null,
      "sensitivity": .optional(words.sensitivity(finding)),
      "obstacle": obstacle.map(EvidenceText.value) ?? .null,
      "isStale": .bool(isStale),
      "isChosen": .bool(isChosen),
      "evidenceURL": .text(url),
    ]
  }
}
