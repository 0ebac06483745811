import CaseStudyModel
import Mustache

/// Generates the plain pages, such as *About*, and a comparison below each one that shows code before and after.
public struct PlainPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    // Pages that the site generates begin with the text of a plain page with their address.
    let introductions = [
      MethodPageGenerator.introduction(of: site), GlossaryPageGenerator.introduction(of: site),
      LearningPathsPageGenerator.introduction(of: site),
    ].compactMap(\.?.source)
    return site.pages.filter { !introductions.contains($0.source) }.flatMap { article in
      let study = site.comparable(article)
      var page = Page(
        path: PagePath.page(article), layout: .page, title: article.title, summary: article.summary,
        ancestors: [.home(of: site)]
      ) { context in
        let values: [String: TemplateValue] = [
          "body": study.map(context.body) ?? context.body(of: article),
          "titleAnchor": .optional(HeadingPlan(article).titleAnchor),
        ]
        return values.with(ContentsView(of: article).values)
          .with(StudySubpages.comparisons.navigation(below: context.path, in: context).values)
          .with(study == nil ? [:] : ["styles": context.styles(["study.css"])])
      }
      page.adopt(article)
      page.edition = site.edition(of: article)
      return [page] + site.comparisons(of: page, showing: article)
    }
  }
}
