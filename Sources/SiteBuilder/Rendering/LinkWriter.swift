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
    case .page(let path, let fragment): writeAddress(path, fragment, into: &out)
    case .missingAnchor(let path, _): writeAddress(path, nil, into: &out)
    case .asset(let path): out.append(attribute: "href", context.url(forAsset: path))
    case .missing, .unsafe: out.append(html: " class=\"dead\"")
    // Without an address, the element is plain text.
    case .unhosted, .draft: break
    }
    if !link.title.isEmpty { out.append(attribute: "title", link.title) }
    out.append(html: ">")
  }

  private func writeAddress(_ path: String, _ fragment: String?, into out: inout [UInt8]) {
    let anchor = fragment.map { "#" + $0.percentEncodedPath } ?? ""
    let isSamePage = path == context.path && !anchor.isEmpty
    out.append(attribute: "href", isSamePage ? anchor : context.url(for: path) + anchor)
  }
}
