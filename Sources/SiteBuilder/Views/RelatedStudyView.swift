import CaseStudyModel
import Mustache

/// A link to a related study with its principles.
struct RelatedStudyView: TemplateView {
  var title: String
  var url: String
  /// The study's language if it differs from the site's.
  var language: String?
  var acronyms: String

  init(_ study: CaseStudy, in context: PageContext) {
    title = study.article.title
    url = context.url(for: PagePath.study(study))
    language = study.article.language(otherThanOf: context)
    acronyms = context.texts.list(
      context.site.principles.filter { study.principles.contains($0.id) }
        .map { $0.acronym.isEmpty ? $0.name : $0.acronym })
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "url": .text(url), "studyLanguage": .optional(language), "acronyms": .text(acronyms),
    ]
  }
}
