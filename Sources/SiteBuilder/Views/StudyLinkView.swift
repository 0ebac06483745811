import CaseStudyModel
import Mustache

/// A link to a study.
struct StudyLinkView: TemplateView {
  let values: [String: TemplateValue]

  /// - Parameter principle: the principle whose heading the link leads to; `nil` for the study's overview.
  init(_ study: CaseStudy, under principle: Principle.ID? = nil, in context: PageContext) {
    let url = principle.map { context.url(for: study, under: $0) } ?? context.url(for: PagePath.study(study))
    values = [
      "title": .text(study.article.title), "url": .text(url),
      "studyLanguage": .optional(study.article.language(otherThanOf: context)),
    ]
  }
}
