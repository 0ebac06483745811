import CaseStudyModel

/// The levels that an article's headings get on a page that has its title as its only `h1`.
struct HeadingPlan: Sendable, Equatable {
  /// The level of each of the article's headings; 0 for the one that repeats the title and is not shown.
  let levels: [Int]
  /// The anchor of the heading that repeats the title, which the page's own title takes over.
  let titleAnchor: String?

  /// Lays out an article's headings from level 2 on, without a level being skipped.
  init(_ article: Article) {
    let repeatsTitle = article.headings.first.map { $0.level == 1 && $0.text == article.title } ?? false
    titleAnchor = repeatsTitle ? article.headings.first?.anchor : nil
    let shown = article.headings.dropFirst(repeatsTitle ? 1 : 0)
    let shift = 2 - (shown.map(\.level).min() ?? 2)
    var previous = 1
    var levels = repeatsTitle ? [0] : []
    for heading in shown {
      let level = min(heading.level + shift, previous + 1, 6)
      levels.append(level)
      previous = level
    }
    self.levels = levels
  }
}
