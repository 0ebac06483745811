import CaseStudyModel

/// The levels of an article's headings on a page whose only `h1` is the title.
struct HeadingPlan: Sendable, Equatable {
  /// The level of each heading; 0 for a heading that repeats the title and isn't shown.
  let levels: [Int]
  /// The anchor of the heading that repeats the title, which the page's title gets instead.
  let titleAnchor: String?

  /// Assigns levels from 2 on without skipping one.
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
