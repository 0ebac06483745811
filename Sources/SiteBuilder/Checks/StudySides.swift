import CaseStudyModel

/// The first fences of a study's sides.
struct StudySides: Sendable {
  /// The first source fence of the before side.
  let before: Snippet?
  /// The first source fence of the after side.
  let after: Snippet?
  /// The first fence of any role.
  let first: Snippet?

  init(_ study: CaseStudy) {
    let snippets = study.article.snippets
    before = snippets.first { $0.side == .before && $0.role == .source }
    after = snippets.first { $0.side == .after && $0.role == .source }
    first = snippets.first
  }
}
