import CaseStudyModel

/// The studies of a site by what they are about, to find those that lead on from one of them.
struct RelatedStudies: Sendable {
  private let studies: [CaseStudy]
  private var tagged: [String: [Int]] = [:]
  private var principled: [Principle.ID: [Int]] = [:]

  /// The number of studies that are named at most.
  private static let limit = 3
  /// The number of studies of one tag or principle that are looked at, so that the time doesn't grow with the site.
  private static let window = 24

  /// Sorts studies by tags and principles.
  init(_ studies: [CaseStudy]) {
    self.studies = studies
    for index in studies.indices {
      for tag in studies[index].article.tags { Self.note(index, in: &tagged[tag, default: []]) }
      for principle in studies[index].principles { Self.note(index, in: &principled[principle, default: []]) }
    }
  }

  /// Adds a study to an ascending list; one that names a tag twice is in it once.
  private static func note(_ index: Int, in list: inout [Int]) {
    if list.last != index { list.append(index) }
  }

  /// Finds the studies that share most with one; a tag counts as two principles, as fewer studies have it.
  /// - Returns: indices of studies, the closest first, and of equals those that follow it first.
  func indices(relatedTo index: Int) -> [Int] {
    let study = studies[index]
    var shares: [Int: Int] = [:]
    for tag in Set(study.article.tags) {
      for other in Self.followers(of: index, in: tagged[tag] ?? []) { shares[other, default: 0] += 2 }
    }
    for principle in Set(study.principles) {
      for other in Self.followers(of: index, in: principled[principle] ?? []) { shares[other, default: 0] += 1 }
    }
    let distance = { (other: Int) in (other - index + studies.count) % studies.count }
    let sorted = shares.sorted { ($1.value, distance($0.key)) < ($0.value, distance($1.key)) }
    return sorted.prefix(Self.limit).map(\.key)
  }

  /// Returns the next places of an ascending list behind a place, from its start again after its end.
  private static func followers(of index: Int, in list: [Int]) -> [Int] {
    var lower = 0
    var upper = list.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if list[middle] > index { upper = middle } else { lower = middle + 1 }
    }
    let count = min(window, list.count - 1)
    return (0..<max(count, 0)).map { list[(lower + $0) % list.count] }.filter { $0 != index }
  }
}
