import CaseStudyModel
import Mustache

/// A study's evidence for one principle as the principle's page lists it.
enum EvidenceRowValue {
  /// Returns the verdict and the measure that it rests on; `nil` for a study without evidence for the principle.
  static func value(of study: CaseStudy, under principle: Principle.ID, in context: PageContext) -> TemplateValue? {
    guard let finding = context.site.evidence[study.article.slug]?.evidence.principles[principle] else { return nil }
    let words = EvidenceWords(texts: context.texts, principle: principle)
    let primary = FindingValue.ordered(finding.measures).first { $0.value.isPrimary }
    return [
      "title": .text(study.article.title),
      "studyLanguage": .optional(study.article.language(otherThanOf: context)),
      "verdict": VerdictValue.value(of: study, under: principle, in: context),
      "measure": primary.map { FindingValue.value($0.key, $0.value, words) } ?? .null,
    ]
  }
}
