import CaseStudyModel
import Mustache

/// A principle as templates show it.
enum PrincipleValue {
  /// Returns the badge of a principle: its letter, names, and address.
  static func badge(_ principle: Principle, in context: PageContext) -> TemplateValue {
    .object(badgeValues(principle, in: context))
  }

  private static func badgeValues(_ principle: Principle, in context: PageContext) -> [String: TemplateValue] {
    let path = PagePath.principle(principle.id)
    return [
      "id": .text(principle.id.rawValue),
      "letter": .text(letter(of: principle)),
      "name": .text(principle.name),
      "acronym": .text(principle.acronym),
      "principleSummary": .text(principle.summary),
      "url": .text(context.url(for: path)),
      "isCurrent": .bool(path == context.path),
      "verdict": .null,
    ]
  }

  /// Returns the badges of the principles that the site knows among those of a study, in the site's order and with the
  /// verdicts on them.
  static func badges(of study: CaseStudy, in context: PageContext) -> [TemplateValue] {
    context.site.principles.filter { study.principles.contains($0.id) }.map { principle in
      var values = badgeValues(principle, in: context)
      values["verdict"] = VerdictValue.value(of: study, under: principle.id, in: context)
      return .object(values)
    }
  }

  /// Returns the one letter that stands for a principle besides its colour.
  static func letter(of principle: Principle) -> String {
    String((principle.acronym.isEmpty ? principle.name : principle.acronym).prefix(1)).uppercased()
  }
}
