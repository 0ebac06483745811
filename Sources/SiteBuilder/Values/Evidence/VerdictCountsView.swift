import CaseStudyModel
import Mustache

/// The number of verdicts of each kind: in one line, and as the parts of a bar.
struct VerdictCountsView: TemplateView {
  let counts: VerdictCounts
  let principle: Principle.ID?
  let context: PageContext

  /// - Parameter principle: the principle whose verdicts are counted; `nil` for all.
  /// - Returns: `nil` where there is no verdict.
  init?(under principle: Principle.ID? = nil, in context: PageContext) {
    counts = VerdictCounts(of: context.site, under: principle)
    if counts.counts.isEmpty { return nil }
    self.principle = principle
    self.context = context
  }

  var values: [String: TemplateValue] {
    let words = EvidenceWords(texts: context.texts)
    let all = counts.counts.reduce(0) { $0 + $1.count }
    let kinds = counts.counts.map { "\($0.count) \(words.word($0.verdict))" }.joined(separator: ", ")
    return [
      "verdictCounts": .text(words.text("verdicts", ["count": .integer(all), "kinds": .text(kinds)])),
      "verdictBar": .list(
        counts.counts.map { count in
          [
            "verdictKind": .text(count.verdict.rawValue.replacing(" ", with: "-")), "kindCount": .integer(count.count),
          ]
        }),
      "verdictsOf": .text("/verdicts/" + (principle?.rawValue ?? "")),
      "methodURL": .text(context.url(for: PagePath.method)),
    ]
  }
}
