import CaseStudyModel
import Mustache

/// The context in which a page is rendered: its place in the site.
public struct PageContext: Sendable {
  /// The page's own address below the site's root.
  public let path: String
  /// The site that the page is part of.
  public let site: Site
  /// The relative path from the page to the site's root, such as `../../`; empty on the home page.
  public let root: String
  let addresses: SiteAddresses
  let assets: AssetCatalogue
  let snippets: SnippetWriter

  init(path: String, root: String, site: Site, addresses: SiteAddresses, assets: AssetCatalogue, code: CodeWriter) {
    self.path = path
    self.root = root
    self.site = site
    self.addresses = addresses
    self.assets = assets
    snippets = SnippetWriter(code: code, texts: site.texts)
  }
}

extension PageContext {
  /// Returns the address of a page as seen from this one.
  /// - Parameter path: the page's address below the site's root.
  public func url(for path: String) -> String {
    let url = root + path.percentEncodedPath
    return url.isEmpty ? "./" : url
  }

  /// Returns the address of a copied file as seen from this page.
  /// - Parameter asset: the file's path in the site's folder.
  public func url(forAsset asset: String) -> String {
    root + assets.output(of: asset).percentEncodedPath
  }
}
