import CaseStudyModel
import Mustache

/// A study in a list: its title, what somebody wanted, and the verdicts under its principles.
struct StudyCardView: TemplateView {
  var title: String
  var url: String
  /// The study's language, if it isn't the site's.
  var language: String?
  var summary: String
  /// The title of the first change request.
  var request: String?
  var badges: [PrincipleBadgeView]
  var difficulty: String
  var minutes: Int
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
    isDraft = article.frontMatter.isDraft
  }

  var values: [String: TemplateValue] {
    [
      "title": .text(title), "url": .text(url), "studyLanguage": .optional(language), "cardSummary": .text(summary),
      "request": .optional(request), "badges": .views(badges), "difficulty": .text(difficulty),
      "minutes": .integer(minutes), "isDraft": .bool(isDraft),
    ]
  }
}
