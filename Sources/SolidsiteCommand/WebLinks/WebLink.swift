import CaseStudyModel
import SiteBuilder

/// A link to another site.
struct WebLink {
  var url: String
  var range: SourceRange

  /// Returns the web links of a site's texts and settings, in order.
  static func all(of site: Site) -> [WebLink] {
    let place = site.configuration.place
    let navigation = site.configuration.navigation.map { WebLink(url: $0.url, range: place) }
    return (site.articles.flatMap(links) + navigation).filter(\.isWebAddress)
  }

  private static func links(of article: Article) -> [WebLink] {
    let sources = article.frontMatter.sources.enumerated().map { index, source in
      let positions = article.frontMatter.itemPositions["sources"] ?? []
      let position = positions.indices.contains(index) ? positions[index] : SourcePosition(line: 1)
      return WebLink(url: source.url ?? "", range: article.place(at: position))
    }
    let links = article.links.map {
      WebLink(url: $0.destination, range: article.place(at: $0.position))
    }
    return sources + links
  }

  /// The address as browsers request it: without its fragment, and with spaces and other letters percent-encoded.
  var address: String {
    let sent = url.prefix { $0 != "#" }.filter { !$0.isNewline && $0 != "\t" }
    guard let slashes = sent.firstRange(of: "//") else { return sent }
    let rest = sent[slashes.upperBound...]
    let authority = rest.prefix { !"/?\\".contains($0) }
    let path = rest[authority.endIndex...].prefix { $0 != "?" }
    var target = path.replacing("\\", with: "/") + rest[path.endIndex...]
    while target.hasSuffix(" ") { target.removeLast() }
    return sent[..<authority.endIndex] + target.percentEncoded(keeping: ":/?[]@!$&'()*+,;=%|")
  }

  private var isWebAddress: Bool {
    let lowercased = url.lowercased()
    return lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://")
  }
}
