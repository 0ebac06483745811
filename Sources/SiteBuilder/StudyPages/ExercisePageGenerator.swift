import CaseStudyModel
import Mustache

/// Generates the page of a study's exercise: the task, its downloads, hints, the measured answer and questions.
public struct ExercisePageGenerator: StudyPageGenerator {
  public init() {}

  public var name: String { StudyPageName.exercise }
  public var layout: Layout { .exercise }

  public func hasPage(for study: CaseStudy, in site: Site) -> Bool { Exercise(of: study, in: site) != nil }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] {
    Exercise(of: study, in: context.site).map { ExerciseView($0, in: context).values } ?? [:]
  }
}
