import CaseStudyModel

extension SiteBuild {
  /// Returns the text that an address in an article leads to, and its anchor there; `nil` for other addresses.
  /// - Parameters:
  ///   - destination: the address as written, with entities decoded.
  ///   - source: the article's file, relative to the site's folder.
  public func article(at destination: String, from source: String) -> (article: Article, anchor: String?)? {
    switch addresses.target(of: destination, from: source) {
    case .page(let page, let fragment), .missingAnchor(let page, let fragment as String?):
      return addresses.article(shownOn: page).map { ($0, fragment) }
    case .asset, .external, .source, .unhosted, .draft, .unsafe, .missing: return nil
    }
  }
}
