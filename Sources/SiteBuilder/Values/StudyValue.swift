import CaseStudyModel
import Mustache

/// A study as lists show it.
enum StudyValue {
  /// Returns the card of a study: its title, what somebody wanted, its principles, and the lines that changes edit.
  static func card(_ study: CaseStudy, in context: PageContext) -> TemplateValue {
    let article = study.article
    let costs = study.changeRequests.map { ChangeCost.Pair(of: $0, in: article) }
    let before = costs.reduce(0) { $0 + $1.before.editedLines }
    let after = costs.reduce(0) { $0 + $1.after.editedLines }
    return [
      "title": .text(article.title),
      "url": .text(context.url(for: PagePath.study(study))),
      "cardSummary": .text(article.summary),
      "request": study.changeRequests.first.map { .text($0.title) } ?? .null,
      "badges": .list(PrincipleValue.badges(study.principles, in: context)),
      "difficulty": .text(article.frontMatter.difficulty?.rawValue ?? ""),
      "minutes": .integer(readingMinutes(of: article)),
      "edits": before + after == 0
        ? .null
        : [
          "before": .integer(before), "after": .integer(after),
          "beforeShare": .integer(share(before, max(before, after))),
          "afterShare": .integer(share(after, max(before, after))),
        ],
      "isDraft": .bool(article.frontMatter.isDraft),
    ]
  }

  /// Estimates how long a reader takes, in minutes: 220 words of prose or 60 lines of code in one.
  static func readingMinutes(of article: Article) -> Int {
    let lines = article.snippets.lazy.filter { !$0.isHidden }.reduce(0) { $0 + $1.lineCount }
    return max(1, article.wordCount / 220 + lines / 60)
  }

  private static func share(_ part: Int, _ whole: Int) -> Int {
    (part * 100 + whole / 2) / whole
  }
}
