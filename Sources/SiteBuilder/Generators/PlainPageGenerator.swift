import CaseStudyModel
import Mustache

/// Generates the plain pages, such as *About*.
public struct PlainPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    // Pages that the site generates begin with the text of a plain page with their address.
    let introductions = [
      MethodPageGenerator.introduction(of: site), GlossaryPageGenerator.introduction(of: site),
      LearningPathsPageGenerator.introduction(of: site),
    ].compactMap(\.?.source)
    return site.pages.filter { !introductions.contains($0.source) }.map { article in
      var page = Page(
        path: PagePath.page(article), layout: .page, title: article.title, summary: article.summary,
        ancestors: [.home(of: site)]
      ) { context in
        let values: [String: TemplateValue] = [
          "body": context.body(of: article),
          "titleAnchor": .optional(HeadingPlan(article).titleAnchor),
        ]
        return values.with(ContentsView(of: article).values)
      }
      page.adopt(article)
      page.edition = site.edition(of: article)
      return page
    }
  }
}
