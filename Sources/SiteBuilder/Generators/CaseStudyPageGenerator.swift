import CaseStudyModel
import Mustache

/// Generates the pages of case studies, each with links to the previous and the next.
public struct CaseStudyPageGenerator: PageGenerator {
  public init() {}

  public func pages(for site: Site) -> [Page] {
    let related = RelatedStudies(site.studies)
    // One recipe for all pages: allocating and freeing ten thousand closures that capture the site is slow.
    let recipe: @Sendable (Int, PageContext) -> [String: TemplateValue] = { index, context in
      StudyPageView(
        site.studies[index],
        NeighboursView(at: index, of: site.studies) {
          NeighboursView.Neighbour(title: $0.article.title, path: PagePath.study($0), in: context)
        },
        related.indices(relatedTo: index).map { RelatedStudyView(site.studies[$0], in: context) }, in: context
      ).values
    }
    let ancestors = [
      Page.Ancestor(title: site.configuration.title, path: PagePath.home),
      Page.Ancestor(title: site.texts.text("studies.title"), path: PagePath.studies),
    ]
    return site.studies.indices.map { index in
      let article = site.studies[index].article
      var page = Page(
        path: PagePath.study(site.studies[index]), layout: .study, title: article.title, summary: article.summary,
        ancestors: ancestors
      ) { recipe(index, $0) }
      page.adopt(article)
      page.isArticle = true
      return page
    }
  }
}
