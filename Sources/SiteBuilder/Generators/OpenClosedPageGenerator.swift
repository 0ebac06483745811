import CaseStudyModel
import Mustache

/// The page of the open–closed principle: what a new case touches on each side.
public struct OpenClosedPageGenerator: PrinciplePageGenerator {
  public let principle = Principle.ID.ocp

  public init() {}

  public func pages(for site: Site) -> [Page] {
    PrinciplePageRecipe(principle: principle)
      .pages(for: site, layout: Layout(rawValue: "principle-ocp")) { studies, context in
        let entries = studies.filter { !$0.changeRequests.isEmpty }.map { study -> TemplateValue in
          [
            "title": .text(study.article.title),
            "url": .text(StudyPart.url(of: study, under: principle, in: context)),
            "requests": .list(study.changeRequests.map { ChangeRequestValue.row($0, of: study, in: context) }),
          ]
        }
        return Dictionary(list: "touched", entries)
      }
  }
}
