import CaseStudyModel

/// The order in which to read the studies of a principle: by difficulty, each after the studies that it assumes.
struct LearningPath: Sendable, Equatable {
  let principle: Principle.ID
  /// The indices of the studies in reading order.
  let studies: [Int]
  /// Whether the principle has further studies.
  let isCut: Bool

  /// The maximum number of studies of one difficulty on a path, so that readers can finish it.
  static let limitPerDifficulty = 4
  /// The minimum number of studies of a site with paths.
  private static let fewestStudies = 3

  /// Returns the paths of a site, one for each principle with a study; none for a site with fewer than three studies.
  static func paths(of site: Site) -> [LearningPath] {
    if site.studies.count < fewestStudies { return [] }
    var indices: [Principle.ID: [Int]] = [:]
    var places: [String: Int] = [:]
    for index in site.studies.indices {
      places[site.studies[index].article.studySlug] = places[site.studies[index].article.studySlug] ?? index
      for principle in Set(site.studies[index].principles) { indices[principle, default: []].append(index) }
    }
    return site.principles.prefix(PageFrame.linkLimit).compactMap { principle in
      guard let all = indices[principle.id] else { return nil }
      var counts: [Int: Int] = [:]
      let chosen = all.filter { index in
        counts[site.studies[index].article.stage, default: 0] += 1
        return counts[site.studies[index].article.stage, default: 0] <= limitPerDifficulty
      }
      let order = ordered(
        chosen, stage: { site.studies[$0].article.stage },
        assumed: { index in site.studies[index].article.assumes.compactMap { places[$0] } })
      return LearningPath(principle: principle.id, studies: order, isCut: chosen.count < all.count)
    }
  }

  /// Orders studies by stage, each after the studies that it assumes. If studies assume each other, the first in the
  /// list comes first.
  static func ordered(_ studies: [Int], stage: (Int) -> Int, assumed: (Int) -> [Int]) -> [Int] {
    var rest = studies.sorted { (stage($0), $0) < (stage($1), $1) }
    var order: [Int] = []
    while !rest.isEmpty {
      let next = rest.firstIndex { study in !assumed(study).contains { $0 != study && rest.contains($0) } } ?? 0
      order.append(rest.remove(at: next))
    }
    return order
  }
}

extension Article {
  /// The stage of a path for a difficulty, from 0; studies without a difficulty are in the middle.
  var stage: Int {
    switch difficulty {
    case .introductory: 0
    case .intermediate, nil: 1
    case .advanced: 2
    }
  }
}
