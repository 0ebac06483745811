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
          let costs = study.requestCosts(in: context.site)
          let edited = study.editedLines(in: context.site).map { lines in
            ", \(Plural.count(lines.before, "line")) edited before and \(lines.after) after"
          }
          return [
            "size": .text(Plural.count(costs.count, "change") + (edited ?? "")),
            "title": .text(study.article.title),
            "url": .text(StudyPart.url(of: study, under: principle, in: context)),
            "requests": .list(
              zip(study.changeRequests, costs).map {
                ChangeRequestValue.row($0, costing: $1, of: study, in: context)
              }),
          ]
        }
        return Dictionary(unfoldingFirstOf: "touched", entries)
      }
  }
}
