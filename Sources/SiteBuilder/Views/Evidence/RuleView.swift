import CaseStudyModel
import Mustache

/// The rule of a principle as the page of the principle and the page about verdicts show it.
struct RuleView: TemplateView {
  let principle: Principle
  let context: PageContext

  /// - Returns: `nil` for a principle without a rule.
  init?(of principle: Principle, in context: PageContext) {
    if context.site.evidence.isEmpty || context.texts[Self.key("holds", of: principle.id)] == nil { return nil }
    self.principle = principle
    self.context = context
  }

  /// Returns the key of a part's text: `measure`, `holds`, `guards` with a line for each guard, or `limits` with a line
  /// for each finding that limits the verdict. A rule may have no limits.
  static func key(_ part: String, of principle: Principle.ID) -> String {
    "evidence.\(principle.rawValue).rule.\(part)"
  }

  var values: [String: TemplateValue] {
    let values: [String: TemplateValue] = [
      "badge": .view(PrincipleBadgeView(principle, in: context)), "methodURL": .text(context.url(for: PagePath.method)),
      "measure": .text(text("measure")), "holds": .text(text("holds")),
      "guards": .list(lines("guards")),
    ]
    return values.with(Dictionary(list: "limits", lines("limits")))
  }

  private func lines(_ part: String) -> [TemplateValue] {
    if context.texts[Self.key(part, of: principle.id)] == nil { return [] }
    return text(part).split(separator: "\n").map { .text(String($0)) }
  }

  private func text(_ part: String) -> String { context.texts.text(Self.key(part, of: principle.id)) }
}
