import CaseStudyModel
import Mustache

/// A link to a study.
struct StudyLinkView: TemplateView {
  let title: String
  let url: String
  /// The study's language, if it isn't the site's.
  let language: String?

  /// - Parameter principle: the principle whose heading the link leads to; `nil` for the study's overview.
  init(_ study: CaseStudy, under principle: Principle.ID? = nil, in context: PageContext) {
    title = study.article.title
    url = principle.map { context.url(for: study, under: $0) } ?? context.url(for: PagePath.study(study))
    language = study.article.language(otherThanOf: context)
  }

  var values: [String: TemplateValue] {
    ["title": .text(title), "url": .text(url), "studyLanguage": .optional(language)]
  }
}
