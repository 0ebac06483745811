import CaseStudyModel

/// Studies sorted by their `order`, then by title, then by file.
struct StudyList: Sendable {
  private(set) var studies: [CaseStudy]

  init(_ studies: [CaseStudy] = []) {
    // Each key is computed once, not in each comparison.
    let keys = studies.indices.map { (Self.key(of: studies[$0]), $0) }
    self.studies = keys.sorted { $0.0 < $1.0 }.map { studies[$0.1] }
  }

  /// Inserts a study at its place.
  mutating func insert(_ study: CaseStudy) {
    studies.insert(study, at: place(of: study))
  }

  /// Removes a study if it is in the list.
  mutating func remove(_ study: CaseStudy) {
    let place = place(of: study)
    if place < studies.count, PathKey(studies[place].article.source) == PathKey(study.article.source) {
      studies.remove(at: place)
    }
  }

  /// Returns the index of a study, or the index to insert it at.
  private func place(of study: CaseStudy) -> Int {
    let key = Self.key(of: study)
    return studies.partitioningIndex { Self.key(of: $0) >= key }
  }

  private static func key(of study: CaseStudy) -> (order: Int, title: String, source: PathKey) {
    (study.article.order, study.article.title, PathKey(study.article.source))
  }
}
