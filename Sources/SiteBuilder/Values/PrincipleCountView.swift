import CaseStudyModel
import Mustache

/// A principle with the number of studies that illustrate it.
struct PrincipleCountView: TemplateView {
  var badge: PrincipleBadgeView
  /// The number of studies, as a text.
  var studyCount: String

  init(_ principle: Principle, in context: PageContext) {
    let count = context.site.studies.count { $0.principles.contains(principle.id) }
    badge = PrincipleBadgeView(principle, in: context)
    studyCount = context.texts.text("count.studies", ["count": .integer(count)])
  }

  var values: [String: TemplateValue] { ["badge": .view(badge), "studyCount": .text(studyCount)] }
}
