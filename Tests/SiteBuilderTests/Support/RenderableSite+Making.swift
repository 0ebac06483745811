import CaseStudyModel

@testable import SiteBuilder

extension RenderableSite {
  /// Makes pages of a site renderable with the theme of the repository.
  static func made(
    _ pages: [Page], of site: Site, content: any ContentSource = MemoryContentSource([:]),
    highlighters: [any Highlighter] = []
  ) -> Diagnosed<RenderableSite> {
    PageRenderer(theme: RepositoryTheme(), content: content, highlighters: highlighters)
      .renderable(pages, of: site, following: SiteAddresses(site))
  }
}
