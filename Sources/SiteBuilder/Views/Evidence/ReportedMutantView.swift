import CaseStudyModel
import Mustache

/// A mutant that a measure got wrong, with its study.
struct ReportedMutantView: TemplateView {
  let design: ReportedMutant
  /// The principle of the measure.
  let principle: Principle.ID
  let context: PageContext

  var values: [String: TemplateValue] {
    let name = context.site.principle(principle)?.abbreviation
    let study = context.site.studies.first { $0.article.slug == design.study }
    let key = "evidence.mutation." + design.mutation
    return [
      "principleName": EvidenceText.value(name ?? principle.rawValue),
      "mutationName": EvidenceText.value(context.texts[key] == nil ? design.mutation : context.texts.text(key)),
      "subject": EvidenceText.value(design.subject),
      "studyTitle": EvidenceText.value(study?.article.title ?? design.study),
      "studyURL": .optional(study.map { context.url(for: PagePath.study($0)) }),
    ]
  }
}
