import CaseStudyModel
import Mustache

/// The page of the open–closed principle: what a new case touches on each side.
public struct OpenClosedPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.ocp

  public init() {}

  public func pages(for site: Site) -> [Page] {
    PrinciplePageRecipe(principle: principle)
      .pages(for: site, layout: Layout(rawValue: "principle-ocp")) { studies, context in
        let entries = studies.filter { !$0.changeRequests.isEmpty }.map { study -> [String: TemplateValue] in
          let costs = study.changeRequests.map { ChangeCost.Pair(of: $0, in: study.article) }
          let before = costs.reduce(0) { $0 + $1.before.editedLines }
          let after = costs.reduce(0) { $0 + $1.after.editedLines }
          return [
            "size": .text(
              "\(Plural.count(costs.count, "change")), \(Plural.count(before, "line")) edited before and \(after) after"
            ),
            "title": .text(study.article.title),
            "url": .text(StudyPart.url(of: study, under: principle, in: context)),
            "requests": .list(study.changeRequests.map { ChangeRequestValue.row($0, of: study, in: context) }),
          ]
        }
        return Dictionary(unfoldingFirstOf: "touched", entries)
      }
  }
}
