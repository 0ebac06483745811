import CaseStudyModel

/// A site whose pages can be rendered: the input of output formats.
public struct RenderableSite: Sendable {
  /// The site that the pages were made from.
  public let site: Site
  /// All pages, in the order in which generators made them.
  public let pages: [RenderablePage]
  /// The files that rendered pages refer to: those of the theme, and those of the site's folder.
  public let assets: [OutputFile]
}

/// A page with the means to render it; all properties of `Page` are its own.
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
  public subscript<Value>(dynamicMember property: KeyPath<Page, Value>) -> Value { page[keyPath: property] }

  /// The text of a page that was written as Markdown; its `plainText` suits formats without markup.
  public var article: Article? { recipe.article(page.path) }

  /// Renders the page as HTML, with diagnostics of what its template does wrong.
  public func render() -> Diagnosed<[UInt8]> { recipe.render(index) }
}

/// The means that all pages of a site share, so that none holds the site itself.
struct PageRecipe: Sendable {
  /// Finds the text of a page by its address.
  let article: @Sendable (_ path: String) -> Article?
  /// Renders a page by its place among all.
  let render: @Sendable (_ index: Int) -> Diagnosed<[UInt8]>
}
