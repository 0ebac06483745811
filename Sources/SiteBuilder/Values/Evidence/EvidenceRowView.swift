import CaseStudyModel
import Mustache

/// A study's evidence for one principle in the table of the principle's page.
struct EvidenceRowView: TemplateView {
  let title: String
  /// The study's language, where it isn't the site's.
  let language: String?
  let verdict: VerdictView
  /// The measure that the verdict rests on.
  let measure: MeasureView?

  /// - Returns: `nil` for a study without evidence for the principle.
  init?(of study: CaseStudy, under principle: Principle.ID, in context: PageContext) {
    guard let verdict = VerdictView(of: study, under: principle, in: context) else { return nil }
    title = study.article.title
    language = study.article.language(otherThanOf: context)
    self.verdict = verdict
    let place = "\(verdict.study)/measure/\(principle.rawValue)"
    measure = MeasureView.views(of: verdict.finding, at: place, verdict.words).first { $0.measure.isPrimary }
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "studyLanguage": .optional(language), "verdict": .view(verdict), "measure": .view(measure),
    ]
  }
}
