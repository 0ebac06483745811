import CaseStudyModel
import Mustache
import SiteBuilder

/// The particulars of the law of Demeter: the chains of members on each side.
struct DemeterPage: PrinciplePageGenerator {
  let principle = Principle.ID(rawValue: "lod")

  func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    let chains = Side.allCases.map { side in
      study.article.snippets.filter { $0.side == side && $0.role == .source }.flatMap { Chain.all(in: $0.code) }
    }
    if chains.allSatisfy(\.isEmpty) { return nil }
    return [
      "chainsBefore": .list(chains[0].map { .text($0) }), "chainsAfter": .list(chains[1].map { .text($0) }),
    ]
  }
}
