import CaseStudyModel
import Mustache

/// The number of verdicts of each kind, with the addresses of their studies: in one line, and as the parts of a bar.
struct VerdictCountsView: TemplateView {
  let counts: VerdictCounts
  let principle: Principle.ID?
  /// The verdict by which the counted studies were chosen.
  let verdict: Verdict?
  let context: PageContext

  /// - Parameters:
  ///   - principle: the principle whose verdicts are counted; `nil` for all.
  ///   - chosen: the studies whose verdicts are counted, with the verdict by which they were chosen; `nil` for all.
  /// - Returns: `nil` if there is no verdict.
  init?(
    under principle: Principle.ID? = nil, among chosen: (studies: [Int], by: Verdict?)? = nil, in context: PageContext
  ) {
    counts = VerdictCounts(of: context.site, under: principle, among: chosen?.studies)
    if counts.counts.isEmpty { return nil }
    self.principle = principle
    verdict = chosen?.by
    self.context = context
  }

  var values: [String: TemplateValue] {
    let words = EvidenceWords(texts: context.texts)
    let all = counts.counts.reduce(0) { $0 + $1.count }
    let addresses = context.addresses.studyLists
    let kinds: [TemplateValue] = counts.counts.enumerated().map { index, count in
      let path = addresses.path(of: StudyChoice(principle: principle, verdict: count.verdict))
      // The lists have the verdicts of all studies, so other counts don't lead to them.
      let isLinked = verdict == nil && context.site.pagePaths.contains(path)
      return [
        "verdictWord": .text(words.word(count.verdict)), "kindCount": .integer(count.count),
        "studiesURL": isLinked ? .text(context.url(for: path)) : .null,
        "isLast": .bool(index == counts.counts.count - 1),
      ]
    }
    return [
      "count": .integer(all), "verdictKinds": .list(kinds),
      "countedPrinciple": .optional(principle.flatMap { context.site.principle($0)?.name }),
      "verdictBar": .list(
        counts.counts.map { ["verdictKind": .text($0.verdict.key), "kindCount": .integer($0.count)] }),
      "verdictsOf": .text("/verdicts/" + (principle?.rawValue ?? "") + (verdict.map { "/" + $0.key } ?? "")),
      "methodURL": .text(context.url(for: PagePath.method)),
    ]
  }
}
