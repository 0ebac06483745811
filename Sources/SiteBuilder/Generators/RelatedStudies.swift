import CaseStudyModel

/// An index of studies by tag and principle, to find related ones.
struct RelatedStudies: Sendable {
  private let studies: [CaseStudy]
  private var studiesByTag: [String: [Int]] = [:]
  private var studiesByPrinciple: [Principle.ID: [Int]] = [:]

  /// The maximum number of related studies.
  private static let limit = 3
  /// The maximum number of candidates per tag or principle, so the search is independent of the site's size.
  private static let window = 24

  /// Indexes studies by tags and principles.
  /// - Parameter wanted: the indices of the studies whose relations are asked for.
  init(_ studies: [CaseStudy], of wanted: some Sequence<Int>) {
    self.studies = studies
    let tags = Set(wanted.flatMap { studies[$0].article.tags })
    let principles = Set(wanted.flatMap { studies[$0].principles })
    for index in studies.indices {
      for tag in studies[index].article.tags where tags.contains(tag) {
        Self.note(index, in: &studiesByTag[tag, default: []])
      }
      for principle in studies[index].principles where principles.contains(principle) {
        Self.note(index, in: &studiesByPrinciple[principle, default: []])
      }
    }
  }

  /// Appends a study to an ascending list, once.
  private static func note(_ index: Int, in list: inout [Int]) {
    if list.last != index { list.append(index) }
  }

  /// Finds the studies that share the most tags and principles with one; a tag counts twice, because it is rarer.
  /// - Returns: indices of studies, the closest first; ties are in the order of the list, starting after the study.
  func indices(relatedTo index: Int) -> [Int] {
    let study = studies[index]
    var shares: [Int: Int] = [:]
    for tag in Set(study.article.tags) {
      for other in Self.followers(of: index, in: studiesByTag[tag] ?? []) { shares[other, default: 0] += 2 }
    }
    for principle in Set(study.principles) {
      for other in Self.followers(of: index, in: studiesByPrinciple[principle] ?? []) { shares[other, default: 0] += 1 }
    }
    let distance = { (other: Int) in (other - index + studies.count) % studies.count }
    let sorted = shares.sorted { ($1.value, distance($0.key)) < ($0.value, distance($1.key)) }
    return sorted.prefix(Self.limit).map(\.key)
  }

  /// Returns the elements of an ascending list that follow an index, wrapping around.
  private static func followers(of index: Int, in list: [Int]) -> [Int] {
    let start = list.partitioningIndex { $0 > index }
    let count = min(window, list.count - 1)
    return (0..<max(count, 0)).map { list[(start + $0) % list.count] }.filter { $0 != index }
  }
}
