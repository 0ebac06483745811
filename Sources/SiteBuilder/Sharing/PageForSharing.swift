import CaseStudyModel

/// The facts about a page that other sites and programs show: its article, its address and its image.
struct PageForSharing: Sendable {
  let page: Page
  let context: PageContext

  /// The page's absolute address; `nil` on a site without a base address, and for the page for unknown addresses.
  var address: String? {
    page.layout == .notFound ? nil : context.site.absoluteAddress(of: page.path.percentEncodedPath)
  }

  /// The article that the page shows, or that it is a part of.
  var article: Article? {
    if let article = context.addresses.article(at: page.path) { return article }
    guard let source = page.source, let above = page.ancestors.last else { return nil }
    return context.addresses.article(at: above.path).flatMap { PathKey($0.source) == PathKey(source) ? $0 : nil }
  }

  /// The absolute address of the article's preview image; `nil` without one.
  var image: String? { article.flatMap { context.previewImage(of: $0) } }

  /// The page's card; `nil` if the article has its own image, or if no cards are drawn.
  var card: SharingCards.Entry? {
    page.layout == .notFound || image != nil ? nil : context.cards.card(for: article)
  }
}

extension Site {
  /// Returns the absolute address of a path below the root; `nil` on a site without a base address.
  func absoluteAddress(of path: String) -> String? {
    WebAddress(absoluteRoot) == nil ? nil : absoluteRoot + path
  }

  /// Returns the authors of an article: its own, or the site's.
  func authors(of article: Article) -> [Person] {
    let own = article.frontMatter.authors
    return own.isEmpty ? [configuration.author].compactMap { $0 } : own
  }
}

extension PageContext {
  /// Returns the absolute address of an article's preview image; `nil` if it has none, or its address isn't absolute.
  func previewImage(of article: Article) -> String? {
    guard let image = article.frontMatter.image else { return nil }
    switch addresses.target(of: image, from: article.source) {
    case .asset(let path): return site.absoluteAddress(of: assets.output(of: path).percentEncodedPath)
    case .external where ["http", "https"].contains(WebAddress.scheme(of: image)): return image
    default: return nil
    }
  }
}
