import CaseStudyModel

/// A sitemap for search engines, for sites with a base address, because entries must be absolute.
///
/// Source: https://www.sitemaps.org/protocol.html
public struct SitemapFormat: OutputFormat {
  public init() {}

  /// The path of the file below the output folder.
  static let path = "sitemap.xml"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let root = rendering.site.absoluteRoot
    if WebAddress(root) == nil { return Diagnosed([]) }
    let file = OutputFile(path: Self.path) {
      var out: [UInt8] = []
      out.append(html: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
      out.append(html: "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"")
      if !rendering.site.editions.sites.isEmpty {
        out.append(html: " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"")
      }
      out.append(html: ">\n")
      for page in rendering.pages where page.isListed {
        out.append(html: "<url><loc>")
        out.append(escaping: root + page.path.percentEncodedPath)
        out.append(html: "</loc>")
        if let date = page.updated ?? page.date {
          out.append(html: "<lastmod>\(date)</lastmod>")
        }
        for (language, path) in rendering.site.alternates(of: page.versions) {
          out.append(html: "<xhtml:link rel=\"alternate\" hreflang=\"")
          out.append(escaping: language)
          out.append(html: "\" href=\"")
          out.append(escaping: root + path.percentEncodedPath)
          out.append(html: "\"/>")
        }
        out.append(html: "</url>\n")
      }
      out.append(html: "</urlset>\n")
      return Diagnosed(out)
    }
    return Diagnosed([file])
  }
}
