import CaseStudyModel
import Mustache

/// Generates the walk through a study: the code before, and the steps to the code after.
public struct StepsPageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.steps }
  public var layout: Layout { .steps }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool {
    !StudyDivision(study, in: site).bodies(on: name).isEmpty
  }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let ranges = StudyDivision(study, in: context.site).bodies(on: name)
    return ["body": .html(context.body(of: study, in: ranges))]
      .with(ContentsView(of: study.article, in: ranges).values)
  }
}
