import CaseStudyModel

/// The `robots.txt` of a site at the root of its host, which tells crawlers where the site map is.
///
/// Crawlers look for it nowhere else. A site's own `Content/robots.txt` replaces it.
///
/// Source: RFC 9309.
public struct RobotsFormat: OutputFormat {
  public init() {}

  /// The path of the file below the output folder.
  static let path = "robots.txt"

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    guard let map = site.absoluteAddress(of: SitemapFormat.path), site.rootPath == "/",
      !rendering.assets.contains(where: { $0.path == Self.path })
    else { return Diagnosed([]) }
    return Diagnosed([
      OutputFile(path: Self.path) { Diagnosed(Array("User-agent: *\nAllow: /\n\nSitemap: \(map)\n".utf8)) }
    ])
  }
}
