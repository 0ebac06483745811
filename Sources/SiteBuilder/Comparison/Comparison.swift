import CaseStudyModel

/// The files of both sides of a study that shows one old design and one new one, paired for a comparison.
struct Comparison: Sendable, Equatable {
  let pairs: [FilePair]
  /// Where the comparison stands, as an index into the segments of the article's body: behind the old design.
  let place: Int
  /// The level of its heading.
  let level: Int

  /// The anchor of the comparison; anchors of headings are lower case, so that none is equal to it.
  static let anchor = "Comparison"
  /// The text of its heading.
  static let title = "Before and after, file by file"

  /// Compares the sides of a study.
  /// - Returns: `nil` for a study whose examples have old designs of their own, whose files have no names, or that has
  ///   only one file on each side, which are better shown where they are.
  init?(of study: CaseStudy) {
    let article = study.article
    let designs = Set(study.examples.map(\.before).filter { !$0.isEmpty })
    guard designs.count == 1 else { return nil }
    let before = SideTree(.before, of: article, includingHidden: true)
    let parts = before.parts.filter { article.snippets[$0].file != nil }
    let files = [before, SideTree(.after, of: article, includingHidden: true)].map {
      $0.files.filter { $0.file != nil }
    }
    guard !files.contains(where: \.isEmpty), files[0].count + files[1].count > 2, let first = parts.first,
      let last = parts.last, let lastSegment = article.body.firstIndex(of: .snippet(last))
    else { return nil }
    pairs = FilePair.pairs(files[0], files[1])
    let next = Self.nextPart(after: lastSegment, of: article, startingWith: first)
    place = next?.segment ?? lastSegment + 1
    level = next.map { HeadingPlan(article).levels[$0.heading] } ?? 2
  }

  /// The pair that shows best what the refactoring did: the first that both sides have with a difference.
  var first: Int {
    pairs.firstIndex { $0.fate == .changed || $0.fate == .renamed } ?? 0
  }

  /// Finds the heading that ends the part in which the old design is shown, unless the new one begins before it.
  private static func nextPart(
    after last: Int, of article: Article, startingWith first: Int
  ) -> (segment: Int, heading: Int)? {
    let line = article.snippets[first].line
    let level = article.headings.last { $0.isTopLevel && $0.side == .before && $0.line < line }?.level ?? 6
    for segment in article.body.indices.dropFirst(last + 1) {
      switch article.body[segment] {
      case .headingStart(let heading) where article.headings[heading].isTopLevel:
        if article.headings[heading].level <= level { return (segment, heading) }
      case .snippet(let snippet) where article.snippets[snippet].side == .after: return nil
      default: continue
      }
    }
    return nil
  }
}
