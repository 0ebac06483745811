import CaseStudyModel
import Mustache

/// The rule of a principle, in the words of the catalogue: the page of the principle and the page about verdicts share
/// them.
struct RuleView: TemplateView {
  let principle: Principle
  let context: PageContext

  /// The parts of a rule; each has a text under `evidence.PRINCIPLE.rule.`.
  static let parts = ["measure", "holds", "guards"]

  /// - Returns: `nil` for a principle without a rule.
  init?(of principle: Principle, in context: PageContext) {
    if context.site.evidence.isEmpty || context.texts[Self.key("holds", of: principle.id)] == nil { return nil }
    self.principle = principle
    self.context = context
  }

  /// Returns the key of a part's text.
  static func key(_ part: String, of principle: Principle.ID) -> String {
    "evidence.\(principle.rawValue).rule.\(part)"
  }

  var values: [String: TemplateValue] {
    let texts = Self.parts.map { ($0, TemplateValue.text(context.texts.text(Self.key($0, of: principle.id)))) }
    let values: [String: TemplateValue] = [
      "badge": .view(PrincipleBadgeView(principle, in: context)), "methodURL": .text(context.url(for: PagePath.method)),
    ]
    return values.with(Dictionary(uniqueKeysWithValues: texts))
  }
}
