import CaseStudyModel

/// Links to a part of a page must name an anchor that the page has.
public struct DeadAnchor: LinkCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A link to a part of a page must name one of its anchors",
      text: """
        Headings get their anchors as code hosts compute them: lower case, hyphens for spaces, without punctuation; a \
        repeated heading gets -1, -2 and so on.
        """,
      example: """
        ## What it costs
        [the price](#What-does-it-cost)  no such anchor
        [the price](#what-it-costs)      leads to the heading
        """)
  }

  public func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    var known: [String: KnownNames] = [:]
    return site.articles.flatMap { article in
      article.links.compactMap { link in
        guard
          case .missingAnchor(let page, let fragment) = addresses.target(of: link.destination, from: article.source)
        else { return nil }
        let nearest = known[page, default: KnownNames(addresses.anchors(of: page))].nearest(to: fragment)
        return .deadAnchor(fragment, link, in: article, nearest: nearest, of: site)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func deadAnchor(
    _ fragment: String, _ link: Link, in article: Article, nearest: String?, of site: Site
  ) -> Diagnostic {
    Diagnostic(
      "DeadAnchor", site.contentFault, "Anchor '#\(fragment)' must exist on the page that the link leads to",
      at: SourceRange(path: article.source, start: link.position),
      solutions: nearest.map { ["replace '#\(fragment)' with '#\($0)'"] } ?? [])
  }
}
