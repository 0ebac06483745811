import CaseStudyModel

/// A generator of files in one format: HTML, a feed, a sitemap.
public protocol OutputFormat: Sendable {
  /// Returns the files of this format, with diagnostics of what it can't output.
  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]>
}

/// A site with renderable pages, the input of output formats.
public struct RenderableSite: Sendable {
  /// The site.
  public let site: Site
  /// All pages in the order of the generators.
  public let pages: [RenderablePage]
  /// The files that pages refer to: those of the theme and of the site's folder.
  public let assets: [OutputFile]
}

/// A page that can be rendered; it has all properties of `Page`.
@dynamicMemberLookup
public struct RenderablePage: Sendable {
  private let page: Page
  private let index: Int
  private let recipe: PageRecipe

  init(_ page: Page, at index: Int, by recipe: PageRecipe) {
    self.page = page
    self.index = index
    self.recipe = recipe
  }

  /// Returns a property of the page.
  public subscript<Value>(dynamicMember property: KeyPath<Page.Properties, Value>) -> Value {
    page[dynamicMember: property]
  }

  /// The article of a page that was written as Markdown; its `plainText` is for formats without markup.
  public var article: Article? { recipe.article(page.path) }

  /// Renders the page as HTML, with diagnostics of its template.
  public func render() -> Diagnosed<[UInt8]> { recipe.render(index) }
}

/// The closures that all pages of a site share, so that no page captures the site.
struct PageRecipe: Sendable {
  /// Returns the article of a page by its address.
  let article: @Sendable (_ path: String) -> Article?
  /// Renders a page by its index.
  let render: @Sendable (_ index: Int) -> Diagnosed<[UInt8]>
}
