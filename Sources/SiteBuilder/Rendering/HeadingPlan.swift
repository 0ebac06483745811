import CaseStudyModel

/// The levels of an article's headings on a page whose only `h1` is the title.
struct HeadingPlan: Sendable, Equatable {
  /// The level of each heading; 0 for a heading that repeats the title and isn't shown.
  private(set) var levels: [Int]
  /// The anchor of the heading that repeats the title, which the page's title gets instead.
  private(set) var titleAnchor: String?

  /// Assigns levels from 2 on without skipping one.
  init(_ article: Article) {
    let repeatsTitle =
      article.headings.first.map { first in
        first.text == article.writtenTitle
          && (first.level == 1 || first.isTopLevel && article.headings.allSatisfy { $0.level >= first.level }
            || !article.body.contains(where: \.isStartOfFirstHeading))
      } ?? false
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

  /// Assigns levels on a page whose title is the heading of a section of the article: those below it rise by one.
  init(_ article: Article, titledBy section: Int) {
    self.init(article)
    titleAnchor = article.headings[section].anchor
    levels[section] = 0
    for heading in levels.indices.dropFirst(section + 1) {
      if levels[heading] <= 2 { return }
      levels[heading] -= 1
    }
  }

  /// Returns the plan for a section of a page whose heading has level 2; no other heading of the section has.
  func raising(_ heading: Int) -> HeadingPlan {
    var plan = self
    let shift = levels[heading] - 2
    plan.levels = levels.map { $0 == 0 ? 0 : max(3, $0 - shift) }
    plan.levels[heading] = 2
    return plan
  }
}

extension Segment {
  fileprivate var isStartOfFirstHeading: Bool {
    if case .headingStart(0) = self { true } else { false }
  }
}
