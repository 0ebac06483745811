import CaseStudyModel

/// Which sides the fences of a study show.
struct StudySides: Sendable {
  /// The first fence of the old design that is part of its source.
  let before: Snippet?
  /// The first fence of the new design that is part of its source.
  let after: Snippet?
  /// The first fence of any kind.
  let first: Snippet?

  init(_ study: CaseStudy) {
    let snippets = study.article.snippets
    before = snippets.first { $0.side == .before && $0.role == .source }
    after = snippets.first { $0.side == .after && $0.role == .source }
    first = snippets.first
  }
}
