import CaseStudyModel

@testable import SiteBuilder

extension RenderableSite {
  /// Makes pages of a site renderable with the theme of the repository.
  static func made(
    _ pages: [Page], of site: Site, content: (any ContentSource)? = nil, highlighters: [any Highlighter] = []
  ) -> Diagnosed<RenderableSite> {
    let renderer =
      content == nil && highlighters.isEmpty
      ? plain
      : PageRenderer(
        theme: RepositoryTheme(), content: content ?? MemoryContentSource([:]), highlighters: highlighters)
    return renderer.renderable(pages, of: site, following: SiteAddresses(site))
  }

  /// The renderer for sites without their own templates, made once, because reading the theme takes longer than
  /// rendering a page.
  private static let plain = PageRenderer(
    theme: RepositoryTheme(), content: MemoryContentSource([:]), highlighters: [])
}
