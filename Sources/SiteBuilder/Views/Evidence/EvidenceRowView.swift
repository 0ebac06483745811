import CaseStudyModel
import Mustache

/// A study in the table of a principle's page: its verdict, and both values of the table's measure.
struct EvidenceRowView: TemplateView {
  let values: [String: TemplateValue]

  /// - Parameter key: the key of the measure.
  init(of study: CaseStudy, under principle: Principle.ID, measuring key: String?, in context: PageContext) {
    let verdict = VerdictView(of: study, under: principle, in: context)
    let measure = verdict.flatMap { verdict in
      key.flatMap { key in
        verdict.finding.measures[key].map { measure in
          MeasureView(
            key: key, measure: measure, place: "\(verdict.study)/measure/\(principle.rawValue)",
            isWorse: verdict.finding.worse.contains(key), words: verdict.words)
        }
      }
    }
    values = StudyLinkView(study, under: principle, in: context).values.with([
      "request": .text(study.changeRequests.first?.title ?? ""),
      "name": .text(context.site.principle(principle)?.name ?? principle.rawValue),
      "verdict": .view(verdict), "measure": .view(measure),
    ])
  }
}
