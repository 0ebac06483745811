import CaseStudyModel
import Mustache

/// The studies of the corpus that claim the same principle.
struct AttackGroupView: TemplateView {
  let principle: Principle.ID
  let attacks: [AttackResult]
  let context: PageContext

  /// Returns the tricks or the improvements by principle, in the site's order; principles that it lacks come last.
  static func groups(
    of kind: AttackResult.Kind, in trials: RuleTrials, _ context: PageContext
  ) -> [AttackGroupView] {
    let attacks = Dictionary(grouping: trials.attacks.filter { $0.kind == kind }, by: \.principle)
    let known = context.site.principles.map(\.id)
    let others = attacks.keys.filter { !known.contains($0) }.sorted { $0.rawValue < $1.rawValue }
    return (known + others).compactMap { id in
      attacks[id].map { AttackGroupView(principle: id, attacks: $0, context: context) }
    }
  }

  var values: [String: TemplateValue] {
    let kind = attacks.first?.kind.rawValue ?? ""
    let group = kind + "/" + principle.rawValue
    let words = EvidenceWords(texts: context.texts, principle: principle)
    let counts = VerdictCounts(of: attacks.map(\.verdict)).counts
    return [
      "groupAnchor": EvidenceText.value(kind + "-" + principle.rawValue),
      "principleName": EvidenceText.value(context.site.principle(principle)?.name ?? principle.rawValue),
      "groupCount": .integer(attacks.count),
      "groupCounts": EvidenceText.value("/claims/" + group),
      "verdictKinds": .list(
        counts.enumerated().map { index, count in
          [
            "verdictWord": .text(words.word(count.verdict)), "kindCount": .integer(count.count),
            "kindCounts": EvidenceText.value("/claims/" + group + "/" + count.verdict.rawValue),
            "isLast": .bool(index == counts.count - 1),
          ]
        }),
    ].with(Dictionary(list: "attacks", views: attacks.map { AttackView(attack: $0, context: context) }))
  }
}
