import CaseStudyModel

/// The total cost of a study's change requests, including adverse ones: as measured in a run, or else as counted in the
/// patches.
struct RequestTotals: Sendable, Equatable {
  /// The number of requests.
  let count: Int
  let sides: BothSides<LineCost>
  /// Whether the requests were run; otherwise their patches were counted.
  let isRun: Bool

  /// - Returns: `nil` for a study without requests, or with a cost that isn't known.
  init?(of study: CaseStudy, in site: Site) {
    let evidence = site.evidence[study.article.slug]?.evidence
    if let before = evidence?.ledger.before, let after = evidence?.ledger.after {
      count = evidence?.requests.count ?? 0
      sides = BothSides(before: before.allTotals, after: after.allTotals)
      isRun = true
      return
    }
    let costs = study.requestCosts(in: site)
    if costs.isEmpty { return nil }
    count = costs.count
    isRun = false
    var sums = BothSides(before: LineCost(), after: LineCost())
    for cost in costs {
      for side in Side.allCases {
        switch cost[side] {
        case .notAsked: continue
        case .inapplicable: return nil
        case .counted(let cost, _, _): sums[side] = sums[side] + cost
        }
      }
    }
    sides = sums
  }
}
