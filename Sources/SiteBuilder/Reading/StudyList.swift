import CaseStudyModel

/// Studies in the order of lists: by the order that they ask for, then by title, then by file.
struct StudyList: Sendable {
  private(set) var studies: [CaseStudy]

  init(_ studies: [CaseStudy] = []) {
    // The keys are made once a study, and not once a comparison.
    let keys = studies.indices.map { (Self.key(of: studies[$0]), $0) }
    self.studies = keys.sorted { $0.0 < $1.0 }.map { studies[$0.1] }
  }

  /// Puts a study in its place.
  mutating func insert(_ study: CaseStudy) {
    studies.insert(study, at: place(of: study))
  }

  /// Takes a study out, if it is in the list.
  mutating func remove(_ study: CaseStudy) {
    let place = place(of: study)
    if place < studies.count, PathKey(studies[place].article.source) == PathKey(study.article.source) {
      studies.remove(at: place)
    }
  }

  /// Finds where a study stands, or where it would.
  private func place(of study: CaseStudy) -> Int {
    let key = Self.key(of: study)
    var lower = 0
    var upper = studies.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if Self.key(of: studies[middle]) < key { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private static func key(of study: CaseStudy) -> (order: Int, title: String, source: PathKey) {
    (study.article.order, study.article.title, PathKey(study.article.source))
  }
}
