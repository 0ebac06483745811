import CaseStudyModel
import Mustache

/// A link to a related study with its principles.
struct RelatedStudyView: TemplateView {
  var link: StudyLinkView
  var acronyms: String

  init(_ study: CaseStudy, in context: PageContext) {
    link = StudyLinkView(study, in: context)
    acronyms = context.texts.list(
      context.site.principles.filter { study.principles.contains($0.id) }.map(\.abbreviation))
  }

  var values: [String: TemplateValue] {
    link.values.with(["acronyms": .text(acronyms)])
  }
}
