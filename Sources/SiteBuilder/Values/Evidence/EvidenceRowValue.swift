import CaseStudyModel
import Mustache

/// A study's evidence for one principle as the principle's page lists it.
enum EvidenceRowValue {
  /// Returns the verdict and what it rests on first; `nil` for a study without evidence for the principle.
  static func value(of study: CaseStudy, under principle: Principle.ID, in context: PageContext) -> TemplateValue? {
    guard let finding = context.site.evidence[study.article.slug]?.evidence.principles[principle.rawValue] else {
      return nil
    }
    let primary = FindingValue.ordered(finding.measures).first(where: \.isPrimary)
    return [
      "title": .text(study.article.title),
      "studyLanguage": .optional(study.article.language(otherThanOf: context)),
      "verdict": VerdictValue.value(of: study, under: principle, in: context),
      "measure": primary.map(FindingValue.value) ?? .null,
    ]
  }
}
