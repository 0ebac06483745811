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
  /// Whether this measure is the number next to the verdict, although the verdict rests on another measure.
  var isScore = false

  /// Returns the measures of a finding by their keys: first those that the verdict rests on, then its number.
  static func views(of finding: PrincipleEvidence, at place: String, _ words: EvidenceWords) -> [MeasureView] {
    finding.measures.map { key, measure in
      MeasureView(
        key: key, measure: measure, place: place, isWorse: finding.worse.contains(key), words: words,
        isScore: finding.score?.key == key && !measure.isPrimary)
    }.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }
  }

  private var rank: Int { measure.isPrimary ? 0 : isScore ? 1 : 2 }

  var values: [String: TemplateValue] {
    [
      "measureTitle": EvidenceText.value(words.text(.text(key), as: .measure)),
      "measureOf": EvidenceText.value("\(place)/\(key)"),
      "isPrimary": .bool(measure.isPrimary),
      "isScore": .bool(isScore),
      "isWorse": .bool(isWorse),
      "before": .text(words.measured(measure.sides.before)),
      "after": .text(words.measured(measure.sides.after)),
      "difference": .text(words.difference(measure.sides)),
    ]
  }
}
