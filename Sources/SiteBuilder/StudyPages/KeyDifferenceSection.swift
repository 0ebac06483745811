import CaseStudyModel
import Mustache

/// Makes the section with the one difference that matters most.
struct KeyDifferenceSection: OverviewSection {
  var template: String { "overview-key" }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let division = StudyDivision(study, in: context.site)
    // If the overview has the text with the code, the difference would repeat it.
    guard !division.bodies(on: StudyPageName.steps).isEmpty, let key = KeyDifference(of: study) else { return nil }
    return [
      "difference": context.rendered { ComparisonWriter(snippets: context.snippets).write(key, into: &$0) },
      "filesURL": .text(context.url(for: PagePath.study(study, page: StudyPageName.files))),
    ]
  }
}
