import CaseStudyModel
import Mustache

/// Generates the plain pages, such as *About*.
public struct PlainPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    let method = MethodPageGenerator.introduction(of: site)?.source
    return site.pages.filter { $0.source != method }.map { article in
      var page = Page(
        path: PagePath.page(article), layout: .page, title: article.title, summary: article.summary,
        ancestors: [Page.Ancestor(title: site.configuration.title, path: PagePath.home)]
      ) { context in
        let values: [String: TemplateValue] = [
          "body": context.body(of: article),
          "titleAnchor": .optional(HeadingPlan(article).titleAnchor),
        ]
        return values.with(ContentsView(of: article).values)
      }
      page.adopt(article)
      return page
    }
  }
}
