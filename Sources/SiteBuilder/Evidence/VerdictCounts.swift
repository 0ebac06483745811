import CaseStudyModel

/// The number of verdicts of each kind.
struct VerdictCounts: Sendable, Equatable {
  /// The kinds that occur, in the order of `Verdict.allCases`.
  let counts: [Count]

  /// The number of verdicts of one kind.
  struct Count: Sendable, Equatable {
    var verdict: Verdict
    var count: Int
  }

  /// Counts the verdicts of a site.
  /// - Parameters:
  ///   - principle: the principle whose verdicts are counted; `nil` for all that the site knows.
  ///   - studies: the indices of the studies whose verdicts are counted; `nil` for all.
  init(of site: Site, under principle: Principle.ID? = nil, among studies: [Int]? = nil) {
    let principles = principle.map { [$0] } ?? site.principles.map(\.id)
    self.init(
      of: (studies ?? Array(site.studies.indices))
        .compactMap { site.evidence[site.studies[$0].article.slug]?.evidence.principles }
        .flatMap { findings in principles.compactMap { findings[$0]?.verdict } })
  }

  init(of verdicts: [Verdict]) {
    counts = Verdict.allCases.compactMap { verdict in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : Count(verdict: verdict, count: count)
    }
  }
}
