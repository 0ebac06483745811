import CaseStudyModel
import Mustache

/// A study in a list: its title, what somebody wanted, and the verdicts under its principles.
struct StudyCardView: TemplateView {
  let values: [String: TemplateValue]

  init(_ study: CaseStudy, in context: PageContext) {
    let article = study.article
    values = StudyLinkView(study, in: context).values.with([
      "cardSummary": .text(article.summary), "request": .optional(study.changeRequests.first?.title),
      "badges": .views(PrincipleBadgeView.badges(of: study, in: context)),
      "difficulty": .text(article.difficultyText(in: context.texts)), "minutes": .integer(article.readingMinutes),
      "isDraft": .bool(article.isDraft),
    ])
  }
}
