import CaseStudyModel
import Mustache

/// A verdict as templates show it.
enum VerdictValue {
  /// Returns the verdict on a study's claim to follow a principle, with the place of its evidence; `null` for none.
  static func value(of study: CaseStudy, under principle: Principle.ID, in context: PageContext) -> TemplateValue {
    guard let stored = context.site.evidence[study.article.slug], let finding = stored.evidence.principles[principle]
    else { return .null }
    let page = context.path == PagePath.study(study) ? "" : context.url(for: PagePath.study(study))
    return .object(
      values(finding.verdict, isStale: stored.isStale, in: context)
        .with(["evidenceURL": .text(page + "#" + EvidenceSection.anchor(of: principle).percentEncodedPath)]))
  }

  /// Returns the verdict's word, and its name in style sheets.
  static func values(_ verdict: Verdict, isStale: Bool, in context: PageContext) -> [String: TemplateValue] {
    let kind = verdict.rawValue.replacing(" ", with: "-")
    return [
      "verdictWord": .text(context.texts.text("evidence.verdict." + kind)),
      "verdictKind": .text(kind),
      "isStale": .bool(isStale),
    ]
  }
}
