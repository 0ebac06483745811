import CaseStudyModel

/// Links to a part of a page must name an anchor that the page has.
struct DeadAnchor: LinkCheck {
  var explanation: DiagnosticExplanation {
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

  /// A link to an anchor that its page lacks.
  private struct DeadTarget {
    var page: String
    var fragment: String
    /// The fragment as the link writes it, perhaps with encoded characters.
    var written: String
    var position: SourcePosition
    var htmlBlock: Int?
  }

  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    var known: [String: KnownNames] = [:]
    return site.articles.flatMap { article -> [Diagnostic] in
      let dead = article.links.compactMap { link -> DeadTarget? in
        let destination = site.ownPath(of: link.destination) ?? link.destination
        guard case .missingAnchor(let page, let fragment) = addresses.target(of: destination, from: article.source)
        else { return nil }
        let written = link.destination.split(separator: "#", maxSplits: 1).last.map(String.init) ?? fragment
        return DeadTarget(
          page: page, fragment: fragment, written: link.destination.contains("#") ? written : fragment,
          position: link.position, htmlBlock: link.htmlBlock)
      }
      return groups(of: dead, in: site).map { group -> Diagnostic in
        if group[0].htmlBlock != nil, Set(group.map(\.written)).count > 1 {
          return .deadAnchors(group[0].written, group.map(\.position), in: article)
        }
        let (page, fragment) = (group[0].page, group[0].fragment)
        let nearest = known[page, default: KnownNames(addresses.anchors(of: page))].nearest(to: fragment)
        return .deadAnchor(group[0].written, at: group.map(\.position), in: article, nearest: nearest, of: site)
      }
    }
  }

  /// Groups links to the same anchor, because documents that weren't written for solidsite often repeat a link to their
  /// table of contents below each section. Also groups the links of one block of raw HTML, such as a table of
  /// contributors.
  private func groups(of targets: [DeadTarget], in site: Site) -> [[DeadTarget]] {
    if site.configuration.isConfigured { return targets.map { [$0] } }
    var groups: [[DeadTarget]] = []
    var places: [String: Int] = [:]
    for target in targets {
      let key = target.htmlBlock.map(String.init) ?? target.page + "#" + target.fragment
      let place = places[key, default: groups.count]
      if place == groups.count {
        places[key] = place
        groups.append([target])
      } else {
        groups[place].append(target)
      }
    }
    return groups
  }
}

extension Site {
  /// Returns the path of an absolute address below the site's own, from the site's root; `nil` for other addresses.
  func ownPath(of address: String) -> String? {
    let root = absoluteRoot
    return !root.isEmpty && address.hasPrefix(root) ? "/" + address.dropFirst(root.count) : nil
  }
}

extension Diagnostic {
  fileprivate static func deadAnchors(
    _ fragment: String, _ places: [SourcePosition], in article: Article
  ) -> Diagnostic {
    Diagnostic(
      "DeadAnchor", .warning,
      "\(places.count) links in this HTML lead to anchors that don't exist, such as '#\(fragment)'",
      at: article.place(at: places[0]))
  }

  fileprivate static func deadAnchor(
    _ fragment: String, at places: [SourcePosition], in article: Article, nearest: String?, of site: Site
  ) -> Diagnostic {
    let count = places.count - 1
    let written = "#" + fragment
    return Diagnostic(
      "DeadAnchor", site.contentFault, "Anchor '#\(fragment)' must exist on the page that the link leads to",
      at: article.place(at: places[0]),
      notes: count == 0
        ? []
        : [
          Diagnostic.Note(
            count == 1 ? "1 more link leads there" : "\(count) more links lead there; this is the next",
            at: article.place(at: places[1]))
        ],
      solutions: nearest.map { ["replace '\(written)' with '\("#" + $0)'"] } ?? [])
  }
}
