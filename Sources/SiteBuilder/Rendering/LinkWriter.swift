import CaseStudyModel

/// Writes the opening tags of links with addresses relative to the page.
struct LinkWriter: Sendable {
  let context: PageContext

  /// Appends the opening tag of a link; a dead link has no address.
  func write(_ link: Link, of article: Article, into out: inout [UInt8]) {
    out.append(html: "<a")
    switch context.addresses.target(of: link.destination, from: article.source) {
    case .external:
      out.append(attribute: "href", link.destination)
      out.append(html: " rel=\"external\"")
    case .source(let address):
      out.append(attribute: "href", address)
      out.append(html: " rel=\"external\"")
    case .page(let path, let fragment):
      out.append(attribute: "href", context.url(for: path, at: fragment, linkedAs: link.destination))
    case .missingAnchor(let path, _):
      out.append(attribute: "href", context.url(for: path, at: nil, linkedAs: link.destination))
    case .asset(let path): out.append(attribute: "href", context.url(forAsset: path, linkedAs: link.destination))
    case .missing, .unsafe: out.append(html: " class=\"dead\"")
    // Without an address, the element is plain text.
    case .unhosted, .draft: break
    }
    if !link.title.isEmpty { out.append(attribute: "title", link.title) }
    out.append(html: ">")
  }
}
