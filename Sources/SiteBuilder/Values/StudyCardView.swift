import CaseStudyModel
import Mustache

/// A study in a list: its title, what somebody wanted, its principles, and the lines that its changes cost.
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
  /// `nil` where no change touches a line.
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

/// The lines that all change requests of a study cost on each side, with the lengths of their bars in percent.
struct EditsView: TemplateView {
  let study: String
  let totals: RequestTotals

  /// - Returns: `nil` for a study whose changes touch no line, or with a cost that isn't known.
  init?(_ study: CaseStudy, in site: Site) {
    guard let totals = RequestTotals(of: study, in: site),
      Self.touched(totals.sides.before) > 0
        || Self.touched(totals.sides.after) > 0
    else { return nil }
    self.study = study.article.slug
    self.totals = totals
  }

  var values: [String: TemplateValue] {
    let whole = max(Self.touched(totals.sides.before), Self.touched(totals.sides.after))
    let share = { (lines: Int) in lines == 0 ? TemplateValue.null : .integer((lines * 100 + whole / 2) / whole) }
    let sides = totals.sides.map { cost -> TemplateValue in
      [
        "edited": .integer(cost.editedLines), "newLines": .integer(cost.addedInNew),
        "editedShare": share(cost.editedLines), "newShare": share(cost.addedInNew),
      ]
    }
    return [
      "count": .integer(totals.count), "before": sides.before, "after": sides.after,
      "totalsOf": totals.isRun ? .text("\(study)/totals") : .null,
    ]
  }

  private static func touched(_ cost: LineCost) -> Int { cost.editedLines + cost.addedInNew }
}
