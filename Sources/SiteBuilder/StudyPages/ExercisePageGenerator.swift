import CaseStudyModel
import Mustache

/// Generates the page of a study's exercise: the task, its downloads, hints, the measured answer and questions.
struct ExercisePageGenerator: StudyPageGenerator {
  var name: String { StudyPageName.exercise }
  var layout: Layout { .exercise }

  func hasPage(for study: CaseStudy, in site: Site) -> Bool { Exercise(of: study, in: site) != nil }

  func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    Exercise(of: study, in: context.site).map { ExerciseView($0, in: context).values } ?? [:]
  }
}
