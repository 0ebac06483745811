import CaseStudyModel
import SiteBuilder

/// A link to another site.
struct WebLink {
  var url: String
  var range: SourceRange

  /// Returns the web links of a site's texts and settings, in order.
  static func all(of site: Site) -> [WebLink] {
    let navigation = site.configuration.navigation.map {
      WebLink(url: $0.url, range: SourceRange(path: "solidsite.yml", line: 1))
    }
    return (site.articles.flatMap(links) + navigation).filter(\.isWebAddress)
  }

  private static func links(of article: Article) -> [WebLink] {
    let sources = article.frontMatter.sources.enumerated().map { index, source in
      let positions = article.frontMatter.itemPositions["sources"] ?? []
      let position = positions.indices.contains(index) ? positions[index] : SourcePosition(line: 1)
      return WebLink(url: source.url ?? "", range: SourceRange(path: article.source, start: position))
    }
    let links = article.links.map {
      WebLink(url: $0.destination, range: SourceRange(path: article.source, start: $0.position))
    }
    return sources + links
  }

  /// The address without its fragment, which isn't sent.
  var address: String { String(url.prefix { $0 != "#" }) }

  private var isWebAddress: Bool {
    let lowercased = url.lowercased()
    return lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://")
  }
}
