import CaseStudyModel

/// Studies sorted by their `order`, then by title, then by file.
struct StudyList: Sendable {
  private(set) var studies: [CaseStudy]

  init(_ studies: [CaseStudy] = []) {
    // Keys are computed once, not in each comparison.
    let keys = studies.indices.map { (Self.key(of: studies[$0].article), $0) }
    self.studies = keys.sorted { $0.0 < $1.0 }.map { studies[$0.1] }
  }

  /// - Parameter studies: studies in the order of such a list.
  init(sorted studies: [CaseStudy]) { self.studies = studies }

  /// Inserts a study at its place.
  /// - Returns: its index.
  @discardableResult
  mutating func insert(_ study: CaseStudy) -> Int {
    let place = place(of: study.article)
    studies.insert(study, at: place)
    return place
  }

  /// Removes a study if it is in the list.
  mutating func remove(_ study: CaseStudy) {
    if let index = index(of: study.article) { studies.remove(at: index) }
  }

  /// Returns the index of the study with an article; `nil` if it isn't in the list.
  func index(of article: Article) -> Int? {
    let place = place(of: article)
    let isThere = place < studies.count && PathKey(studies[place].article.source) == PathKey(article.source)
    return isThere ? place : nil
  }

  /// Returns the index of the study with an article, or the index to insert it at.
  private func place(of article: Article) -> Int {
    let key = Self.key(of: article)
    return studies.partitioningIndex { Self.key(of: $0.article) >= key }
  }

  private static func key(of article: Article) -> (order: Int, title: String, source: PathKey) {
    (article.order, article.title, PathKey(article.source))
  }
}
