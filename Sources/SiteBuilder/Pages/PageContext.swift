import CaseStudyModel
import Mustache

/// What a page needs to know about its place in the site while it is rendered.
public struct PageContext: Sendable {
  /// The page's own address below the site's root.
  public let path: String
  /// The site that the page is part of.
  public let site: Site
  /// What leads from the page to the site's root, such as `../../`; empty on the home page.
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
    snippets = SnippetWriter(code: code)
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

  /// Renders the body of an article for this page.
  public func body(of article: Article) -> TemplateValue {
    var renderer = ArticleRenderer(article, context: self)
    return rendered { renderer.write(article.body, into: &$0) }
  }

  /// Renders the body of a study, with its two sides beside each other.
  public func body(of study: CaseStudy) -> TemplateValue {
    .html(body(of: study, with: Comparison(of: study), around: nil).text)
  }

  /// Renders the body of a study with a comparison that was made of it.
  /// - Returns: the text, and the number of its bytes above the place of the evidence.
  func body(
    of study: CaseStudy, with comparison: Comparison?, around evidence: EvidenceSection?
  ) -> (text: [UInt8], split: Int) {
    var renderer = ArticleRenderer(
      study.article, context: self, lineAnchors: comparison?.lineAnchors ?? LineAnchors())
    var out: [UInt8] = []
    var rest: [Segment]
    if let comparison {
      rest = SideBySide(study, roles: [.change]).arranged(from: comparison.place)
      renderer.write(Array(study.article.body[..<comparison.place]), into: &out)
      ComparisonWriter(snippets: snippets).write(comparison, into: &out)
    } else {
      rest = SideBySide(study).arranged()
    }
    let place = evidence?.place(in: rest) ?? rest.count
    renderer.write(Array(rest[..<place]), into: &out)
    let split = out.count
    renderer.write(Array(rest[place...]), into: &out)
    return (out, split)
  }

  /// Collects written bytes as a value that templates leave as it is.
  func rendered(_ write: (inout [UInt8]) -> Void) -> TemplateValue {
    var out: [UInt8] = []
    write(&out)
    return .html(out)
  }
}
