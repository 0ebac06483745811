import CaseStudyModel
import Mustache
import SourceTrees

/// Generates the page of a study's steps: the code before, and each step to the code after beside its changes.
struct StepsPageGenerator: StudyPageGenerator {
  var name: String { StudyPageName.steps }
  var layout: Layout { .steps }

  func hasPage(for study: CaseStudy, in site: Site) -> Bool { StudyDivision.hasSteps(study) }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    let ranges = StudyDivision(study, in: context.site).bodies(on: name)
    let styles: [String: TemplateValue] = [
      "styles": context.styles(["study.css", "steps.css"]), "scripts": context.scripts(["steps.js"]),
      "hasEvidence": false,
    ]
    return styles.with(StepsView(study, in: ranges, in: context)?.values ?? [:])
  }
}
