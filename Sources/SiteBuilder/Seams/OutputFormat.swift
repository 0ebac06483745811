import CaseStudyModel

/// A generator of files in one format: HTML, a feed, a sitemap.
public protocol OutputFormat: Sendable {
  /// Returns the files of this format, with diagnostics for content that it can't represent.
  func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]>

  /// Returns the file of a page that depends on no other page, so that a preview can update it alone.
  /// - Returns: by default `nil`; the preview's files of this format are then those of the last build until the next.
  func file(of page: RenderablePage) -> OutputFile?
}

extension OutputFormat {
  public func file(of page: RenderablePage) -> OutputFile? { nil }
}

/// A site with renderable pages, the input of output formats.
public struct RenderableSite: Sendable {
  /// The site.
  public let site: Site
  /// All pages in the order of the generators.
  public let pages: [RenderablePage]
  /// The files that pages refer to: those of the theme and of the site's folder.
  public let assets: [OutputFile]
  /// The rendering, for further pages of the site; `nil` if its templates are broken.
  var rendering: SiteRendering?
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

  /// The absolute address of the image that other sites show for the page; `nil` without one.
  public var previewImage: String? { recipe.previewImage(index) }

  /// Returns the text of the page's article as plain HTML with absolute addresses, for feeds; empty without an article.
  public func feedContent() -> [UInt8] { recipe.feedContent(index) }

  /// Returns the Markdown of the page's article, without front matter and comments.
  public func markdown() -> Diagnosed<[UInt8]> { recipe.markdown(index) }

  /// Renders the page as HTML, with diagnostics of its template.
  public func render() -> Diagnosed<[UInt8]> { recipe.render(index) }
}

/// The closures that all pages of a site share, so that no page captures the site.
struct PageRecipe: Sendable {
  /// Returns the article of a page by its address.
  let article: @Sendable (_ path: String) -> Article?
  /// Returns the absolute address of the preview image of a page by its index.
  let previewImage: @Sendable (_ index: Int) -> String?
  /// Returns the text of a page for feeds by its index.
  let feedContent: @Sendable (_ index: Int) -> [UInt8]
  /// Returns the Markdown of a page by its index.
  let markdown: @Sendable (_ index: Int) -> Diagnosed<[UInt8]>
  /// Renders a page by its index.
  let render: @Sendable (_ index: Int) -> Diagnosed<[UInt8]>
}
