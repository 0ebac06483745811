import CaseStudyModel
import Mustache

/// A measure: its name, the values of both sides, and their difference.
struct MeasureView: TemplateView {
  let key: String
  let measure: Measure
  /// The study and the principle that it was measured for.
  let place: String
  let isWorse: Bool
  let words: EvidenceWords

  /// Returns the measures of a finding by their keys, those that the verdict rests on first.
  static func views(of finding: PrincipleEvidence, at place: String, _ words: EvidenceWords) -> [MeasureView] {
    finding.measures.sorted { ($0.value.isPrimary ? 0 : 1, $0.key) < ($1.value.isPrimary ? 0 : 1, $1.key) }
      .map {
        MeasureView(
          key: $0.key, measure: $0.value, place: place, isWorse: finding.worse.contains($0.key), words: words)
      }
  }

  var values: [String: TemplateValue] {
    [
      "measureTitle": EvidenceText.value(words.text(.text(key), as: .measure)),
      "measureOf": EvidenceText.value("\(place)/\(key)"),
      "isPrimary": .bool(measure.isPrimary),
      "isWorse": .bool(isWorse),
      "before": .text(words.measured(measure.sides.before)),
      "after": .text(words.measured(measure.sides.after)),
      "difference": .text(words.difference(measure.sides)),
    ]
  }
}
