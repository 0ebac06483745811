import CaseStudyModel
import Mustache

/// A study in a list: its title, what somebody wanted, and the verdicts under its principles.
struct StudyCardView: TemplateView {
  var link: StudyLinkView
  var summary: String
  /// The title of the first change request.
  var request: String?
  var badges: [PrincipleBadgeView]
  var difficulty: String
  var minutes: Int
  var isDraft: Bool

  init(_ study: CaseStudy, in context: PageContext) {
    let article = study.article
    link = StudyLinkView(study, in: context)
    summary = article.summary
    request = study.changeRequests.first?.title
    badges = PrincipleBadgeView.badges(of: study, in: context)
    difficulty = article.difficultyText(in: context.texts)
    minutes = article.readingMinutes
    isDraft = article.frontMatter.isDraft
  }

  var values: [String: TemplateValue] {
    link.values.with([
      "cardSummary": .text(summary), "request": .optional(request), "badges": .views(badges),
      "difficulty": .text(difficulty), "minutes": .integer(minutes), "isDraft": .bool(isDraft),
    ])
  }
}
