import CaseStudyModel
import Mustache

/// A study in a list: its title, what somebody wanted, its principles, and the lines that changes edit.
struct StudyCardView: TemplateView {
  var title: String
  var url: String
  /// The study's language, where it isn't the site's.
  var language: String?
  var summary: String
  /// The title of the first change request.
  var request: String?
  var badges: [PrincipleBadgeView]
  var difficulty: String
  var minutes: Int
  /// `nil` where no change edits a line.
  var edits: EditsView?
  var isDraft: Bool

  init(_ study: CaseStudy, in context: PageContext) {
    let article = study.article
    title = article.title
    url = context.url(for: PagePath.study(study))
    language = article.language(otherThanOf: context)
    summary = article.summary
    request = study.changeRequests.first?.title
    badges = PrincipleBadgeView.badges(of: study, in: context)
    difficulty = article.difficultyText(in: context.texts)
    minutes = article.readingMinutes
    edits = EditsView(study, in: context.site)
    isDraft = article.frontMatter.isDraft
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "url": .text(url), "studyLanguage": .optional(language), "cardSummary": .text(summary),
      "request": .optional(request), "badges": .views(badges), "difficulty": .text(difficulty),
      "minutes": .integer(minutes), "edits": .view(edits), "isDraft": .bool(isDraft),
    ]
  }
}

/// The lines that a study's change requests edit on each side, with the lengths of their bars in percent.
struct EditsView: TemplateView {
  /// The number of change requests.
  var count: Int
  var before: Int
  var after: Int

  /// - Returns: `nil` for a study without edits, or with a cost that isn't known.
  init?(_ study: CaseStudy, in site: Site) {
    guard let edited = study.editedLines(in: site), edited.before + edited.after > 0 else { return nil }
    count = study.changeRequests.count
    before = edited.before
    after = edited.after
  }

  var values: [String: TemplateValue] {
    [
      "count": .integer(count), "before": .integer(before), "after": .integer(after),
      "beforeShare": .integer(share(of: before)), "afterShare": .integer(share(of: after)),
    ]
  }

  private func share(of part: Int) -> Int {
    let whole = max(before, after)
    return (part * 100 + whole / 2) / whole
  }
}
