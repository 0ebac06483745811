import CaseStudyModel
import Mustache

/// The badge of a principle: its letter, names, and address.
struct PrincipleBadgeView: TemplateView {
  var id: Principle.ID
  /// The letter that identifies the principle in addition to its colour.
  var letter: String
  var name: String
  var acronym: String
  var summary: String
  var url: String
  /// Whether the badge is on the principle's own page.
  var isCurrent: Bool
  /// The verdict on a study under the principle, if the badge belongs to a study.
  var verdict: VerdictView?

  init(_ principle: Principle, in context: PageContext) {
    let path = PagePath.principle(principle.id)
    id = principle.id
    letter = principle.abbreviation.prefix(1).uppercased()
    name = principle.name
    acronym = principle.acronym
    summary = principle.summary
    url = context.url(for: path)
    isCurrent = path == context.path
  }

  /// Returns the badges of the principles that the site knows among those of a study, in the site's order and with the
  /// verdicts on them.
  static func badges(of study: CaseStudy, in context: PageContext) -> [PrincipleBadgeView] {
    context.site.principles.filter { study.principles.contains($0.id) }.map { principle in
      var badge = PrincipleBadgeView(principle, in: context)
      badge.verdict = VerdictView(of: study, under: principle.id, in: context)
      return badge
    }
  }

  var values: [String: TemplateValue] {
    [
      "id": .text(id.rawValue), "letter": .text(letter), "name": .text(name), "acronym": .text(acronym),
      "principleSummary": .text(summary), "url": .text(url), "isCurrent": .bool(isCurrent), "verdict": .view(verdict),
    ]
  }
}

extension Principle {
  /// The acronym, or the name without one.
  var abbreviation: String { acronym.isEmpty ? name : acronym }
}
