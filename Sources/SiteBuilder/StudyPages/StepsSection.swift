import CaseStudyModel
import Mustache
import SourceTrees

/// Makes the list of a study's steps, with the changes of each and the state of the code after it.
struct StepsSection: OverviewSection {
  var template: String { "overview-steps" }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    guard let steps = StudySteps(of: study) else { return nil }
    let changes = StepChanges(steps, of: study.article)
    let evidence = context.site.evidence[study.article.slug]
    return [
      "steps": .list(
        steps.steps.enumerated().map { index, step in
          let state = evidence?.outcome(of: step).map { $0.words(for: study, context.texts) }
          return [
            "stepTitle": .text(step.title),
            "url": .text(context.url(for: study, at: study.article.headings[step.section.heading].anchor)),
            "size": .text(changes.size(ofStep: index, in: context.texts)), "state": .optional(state),
          ]
        })
    ]
  }
}
