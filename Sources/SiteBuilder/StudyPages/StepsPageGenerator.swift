import CaseStudyModel
import Mustache

/// Generates the page of a study's steps: the code before, and each step to the code after beside its changes.
public struct StepsPageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.steps }
  public var layout: Layout { .steps }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { StudyDivision.hasSteps(study) }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let ranges = StudyDivision(study, in: context.site).bodies(on: name)
    let styles: [String: TemplateValue] = [
      "styles": context.styles(["study.css", "steps.css"]), "scripts": context.scripts(["steps.js"]),
      "hasEvidence": false,
    ]
    return styles.with(StepsView(study, in: ranges, in: context)?.values ?? [:])
  }
}
