import CaseStudyModel
import Mustache

/// A link to a related study with its principles.
struct RelatedStudyView: TemplateView {
  let values: [String: TemplateValue]

  init(_ study: CaseStudy, in context: PageContext) {
    let principles = context.site.principles.filter { study.principles.contains($0.id) }
    values = StudyLinkView(study, in: context).values.with([
      "acronyms": .text(context.texts.list(principles.map(\.abbreviation)))
    ])
  }
}
