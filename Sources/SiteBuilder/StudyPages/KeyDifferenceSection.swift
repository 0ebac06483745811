import CaseStudyModel
import Mustache

/// Makes the section with the one difference that matters most.
public struct KeyDifferenceSection: OverviewSection {
  public init() {}

  public var template: String { "overview-key" }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let division = StudyDivision(study, in: context.site)
    // If the overview's text contains the code, the difference would repeat it.
    guard !division.bodies(on: StudyPageName.steps).isEmpty, let key = KeyDifference(of: study) else { return nil }
    let filesURL = context.url(for: PagePath.study(study, page: StudyPageName.files))
    return [
      "difference": context.rendered { out in
        ComparisonWriter(snippets: context.snippets).write(key, movesURL: filesURL, into: &out)
      },
      "filesURL": .text(filesURL),
    ]
  }
}
