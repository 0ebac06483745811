import CaseStudyModel
import Mustache

/// The context for rendering a page: its address, and the site around it.
public struct PageContext: Sendable {
  /// The parts, in an array of one element, because most views hold a context and copying so many parts takes much
  /// code.
  private let parts: [Parts]

  private struct Parts: Sendable {
    var path: String
    var site: Site
    var root: String
    var addresses: SiteAddresses
    var assets: AssetCatalogue
    var cards: SharingCards
    var snippets: SnippetWriter
    var renderFragment: @Sendable (Page, PageContext, [String: TemplateValue]) -> [UInt8]
  }

  /// The page's address below the site's root.
  public var path: String { parts[0].path }
  /// The page's site.
  public var site: Site { parts[0].site }
  /// The relative path from the page to the site's root, such as `../../`; empty on the home page.
  public var root: String { parts[0].root }
  var addresses: SiteAddresses { parts[0].addresses }
  var assets: AssetCatalogue { parts[0].assets }
  var cards: SharingCards { parts[0].cards }
  var snippets: SnippetWriter { parts[0].snippets }

  /// - Parameters:
  ///   - language: the language of the page's text; `nil` for that of the interface.
  ///   - renderFragment: renders a page without the frame around it.
  init(
    path: String, root: String, site: Site, addresses: SiteAddresses, assets: AssetCatalogue, code: CodeWriter,
    language: String? = nil,
    cards: SharingCards = SharingCards(),
    renderFragment: @escaping @Sendable (Page, PageContext, [String: TemplateValue]) -> [UInt8] = { _, _, _ in [] }
  ) {
    let snippets = SnippetWriter(
      code: code, texts: site.texts,
      languages: WordLanguages(interface: site.configuration.language, text: language))
    parts = [
      Parts(
        path: path, site: site, root: root, addresses: addresses, assets: assets, cards: cards, snippets: snippets,
        renderFragment: renderFragment)
    ]
  }
}

extension PageContext {
  /// Renders another page as a part of this one, without the frame around it and with addresses relative to this one.
  /// - Parameter values: values that its template reads besides its own.
  /// - Returns: no bytes if its template has a fault, which is reported with the faults of this page's.
  func fragment(of page: Page, adding values: [String: TemplateValue] = [:]) -> [UInt8] {
    parts[0].renderFragment(page, self, values)
  }

  /// Returns the address of a page relative to this one.
  /// - Parameter path: the page's address below the site's root.
  public func url(for path: String) -> String {
    let url = root + path.percentEncodedPath
    return url.isEmpty ? "./" : url
  }

  /// Returns the address of an asset relative to this page.
  /// - Parameter asset: the file's path in the site's folder.
  public func url(forAsset asset: String) -> String {
    root + assets.output(of: asset).percentEncodedPath
  }

  /// Returns the value `styles` of a page: the addresses of style sheets that it needs besides the common one.
  /// - Parameter names: the files' names in the theme's `assets`.
  public func styles(_ names: [String]) -> TemplateValue {
    .list(names.map { .text(root + assets.output(ofTheme: $0)) })
  }

  /// Returns the value `scripts` of a page: the addresses of scripts that it needs besides the common one.
  /// - Parameter names: the files' names in the theme's `assets`.
  public func scripts(_ names: [String]) -> TemplateValue { styles(names) }

  /// Returns the address of a study; if it has several principles, of the heading that treats one of them.
  func url(for study: CaseStudy, under principle: Principle.ID) -> String {
    let url = url(for: PagePath.study(study))
    guard study.principles.count > 1,
      let heading = study.article.headings.dropFirst(HeadingPlan(study.article).titleAnchor == nil ? 0 : 1)
        .first(where: { $0.principles.contains(principle) })
    else { return url }
    return self.url(for: study, at: heading.anchor)
  }

  /// Returns the address of an anchor of a study, on the page that has it.
  func url(for study: CaseStudy, at anchor: String) -> String {
    let page = addresses.page(of: anchor, at: PagePath.study(study))
    return (page == path ? "" : url(for: page)) + "#" + anchor.percentEncodedPath
  }
}
