import CaseStudyModel
import Mustache

/// A study as lists show it.
enum StudyValue {
  /// Returns the card of a study: its title, what somebody wanted, its principles, and the lines that changes edit.
  static func card(_ study: CaseStudy, in context: PageContext) -> TemplateValue {
    let article = study.article
    let edited = study.editedLines(in: context.site) ?? BothSides(before: 0, after: 0)
    return [
      "title": .text(article.title),
      "url": .text(context.url(for: PagePath.study(study))),
      "studyLanguage": language(of: article, in: context),
      "cardSummary": .text(article.summary),
      "request": study.changeRequests.first.map { .text($0.title) } ?? .null,
      "badges": .list(PrincipleValue.badges(of: study, in: context)),
      "difficulty": .text(article.frontMatter.difficulty?.rawValue ?? ""),
      "minutes": .integer(readingMinutes(of: article)),
      "edits": edited.before + edited.after == 0
        ? .null
        : [
          "changes": .text(Plural.count(study.changeRequests.count, "change")),
          "before": .integer(edited.before), "after": .integer(edited.after),
          "beforeShare": .integer(share(edited.before, max(edited.before, edited.after))),
          "afterShare": .integer(share(edited.after, max(edited.before, edited.after))),
        ],
      "isDraft": .bool(article.frontMatter.isDraft),
    ]
  }

  /// Estimates how long a reader takes for the prose, in minutes at 230 words in one; code is read in too many ways.
  static func readingMinutes(of article: Article) -> Int {
    max(1, (article.wordCount + 115) / 230)
  }

  /// Counts the lines of code that a study shows; empty where it shows none.
  static func codeSize(of article: Article) -> String {
    let lines = article.snippets.lazy.filter { !$0.isHidden && $0.role != .output }.reduce(0) { $0 + $1.lineCount }
    return lines == 0 ? "" : Plural.count(lines, "line") + " of code"
  }

  /// Returns the language of an article where it is not the one of the page that names it.
  static func language(of article: Article, in context: PageContext) -> TemplateValue {
    guard let language = article.frontMatter.language, language != context.site.configuration.language else {
      return .null
    }
    return .text(language)
  }

  private static func share(_ part: Int, _ whole: Int) -> Int {
    (part * 100 + whole / 2) / whole
  }
}
