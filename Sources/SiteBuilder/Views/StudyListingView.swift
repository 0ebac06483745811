import CaseStudyModel
import Mustache

/// A study in a list: its title, the verdicts under its principles, its difficulty and its languages.
struct StudyListingView: TemplateView {
  var link: StudyLinkView
  var badges: [PrincipleBadgeView]
  var difficulty: String
  /// The languages of the code, as a list.
  var codeLanguages: String
  var isDraft: Bool

  /// - Parameter choice: the choice whose verdicts are marked.
  init(_ study: CaseStudy, marking choice: StudyChoice, in context: PageContext) {
    link = StudyLinkView(study, in: context)
    badges = PrincipleBadgeView.badges(of: study, in: context).map { badge in
      var badge = badge
      let isOfChoice = [nil, badge.id].contains(choice.principle)
      let isChosen = isOfChoice && badge.verdict?.finding.verdict == choice.verdict
      badge.verdict?.isChosen = isChosen
      return badge
    }
    difficulty = study.article.difficultyText(in: context.texts)
    codeLanguages = context.texts.list(study.codeLanguages.prefix(3).map(context.site.title(of:)))
    isDraft = study.article.isDraft
  }

  var values: [String: TemplateValue] {
    link.values.with([
      "badges": .views(badges), "difficulty": .text(difficulty), "codeLanguages": .text(codeLanguages),
      "isDraft": .bool(isDraft),
    ])
  }

  /// Returns the values of a table of studies, with the columns that any study needs.
  static func table(
    of studies: [Int], marking choice: StudyChoice, in context: PageContext
  ) -> [String: TemplateValue] {
    let rows = studies.map { StudyListingView(context.site.studies[$0], marking: choice, in: context) }
    return Dictionary(list: "studies", views: rows).with([
      "hasVerdicts": .bool(rows.contains { $0.badges.contains { $0.verdict != nil } }),
      "hasDifficulties": .bool(rows.contains { !$0.difficulty.isEmpty }),
      "hasLanguages": .bool(rows.contains { !$0.codeLanguages.isEmpty }),
    ])
  }
}
