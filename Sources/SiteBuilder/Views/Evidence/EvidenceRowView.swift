import CaseStudyModel
import Mustache

/// A study in the table of a principle's page: its verdict, and both values of the measure that the table is about.
struct EvidenceRowView: TemplateView {
  let link: StudyLinkView
  /// The title of the first change request; empty if there is none.
  let request: String
  /// The name of the principle.
  let name: String
  /// `nil` for a study without evidence for the principle.
  let verdict: VerdictView?
  /// `nil` for a study without the measure.
  let measure: MeasureView?

  /// - Parameter key: the key of the measure.
  init(of study: CaseStudy, under principle: Principle.ID, measuring key: String?, in context: PageContext) {
    link = StudyLinkView(study, under: principle, in: context)
    request = study.changeRequests.first?.title ?? ""
    name = context.site.principle(principle)?.name ?? principle.rawValue
    let verdict = VerdictView(of: study, under: principle, in: context)
    self.verdict = verdict
    measure = verdict.flatMap { verdict in
      key.flatMap { key in
        verdict.finding.measures[key].map { measure in
          MeasureView(
            key: key, measure: measure, place: "\(verdict.study)/measure/\(principle.rawValue)",
            isWorse: verdict.finding.worse.contains(key), words: verdict.words)
        }
      }
    }
  }

  var values: [String: TemplateValue] {
    link.values.with([
      "request": .text(request), "name": .text(name), "verdict": .view(verdict), "measure": .view(measure),
    ])
  }
}
