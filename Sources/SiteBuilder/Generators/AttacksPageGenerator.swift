import CaseStudyModel
import Mustache

/// The page "How to fool it": the studies that try to fool the rules, and the verdicts that they got.
public struct AttacksPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    guard let trials = site.trials, !trials.attacks.isEmpty else { return [] }
    let texts = site.texts
    var page = Page(
      path: PagePath.attacks, layout: .attacks, title: texts.text("attacks.title"),
      summary: texts.text("attacks.summary", ["count": .integer(trials.attacks.count)]),
      ancestors: [.home(of: site)]
    ) { context in
      let values: [String: TemplateValue] = [
        "hasEvidence": true, "methodURL": .text(context.url(for: PagePath.method)),
        "hasMethod": .bool(!context.site.evidence.isEmpty),
      ]
      return values.with(list("tricks", of: .trick, in: trials, context))
        .with(list("improvements", of: .improvement, in: trials, context))
    }
    page.linksTerms = true
    return [page]
  }

  private func list(
    _ name: String, of kind: AttackResult.Kind, in trials: RuleTrials, _ context: PageContext
  ) -> [String: TemplateValue] {
    let now = trials.wrong(of: kind) { $0.verdict }
    let registered = trials.wrong(of: kind) { $0.verdictIfRegistered }
    let first = trials.wrong(of: kind) { $0.firstVerdict }
    let text = { (key: String, rate: RuleTrials.Rate) in
      TemplateValue.text(
        context.texts.text(key + kind.rawValue, ["count": .integer(rate.base), "wrong": .integer(rate.count)]))
    }
    // If there are no first verdicts, the page doesn't mention first tries.
    let unrecorded = first.base == 0 ? 0 : now.base - first.base
    let note = TemplateValue.text(context.texts.text("attacks.unrecorded", ["count": .integer(unrecorded)]))
    let partly = trials.partly(of: kind)
    let wrong = trials.attacks.filter { $0.kind == kind && $0.isWrong }
    return Dictionary(list: name, views: AttackGroupView.groups(of: kind, in: trials, context)).with(
      Dictionary(list: name + "Wrong", views: wrong.map { AttackView(attack: $0, context: context) })
    ).with([
      name + "Rate": text("attacks.rate.", now),
      name + "RegisteredRate": text("attacks.registered.", registered),
      name + "FirstRate": first.base == 0 ? .null : text("attacks.first.", first),
      name + "Unrecorded": unrecorded == 0 ? .null : note,
      name + "Partly": .text(
        context.texts.text(
          "attacks.partly." + kind.rawValue, ["count": .integer(partly.base), "partly": .integer(partly.count)])),
    ])
  }
}
