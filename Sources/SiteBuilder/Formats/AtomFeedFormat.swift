import CaseStudyModel

/// An Atom feed of studies, for sites with a base address and dates, which the format requires.
///
/// Source: RFC 4287.
public struct AtomFeedFormat: OutputFormat {
  /// The feed's output path.
  static let path = "feed.xml"
  /// The maximum number of studies in the feed.
  private static let limit = 50

  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    if !Self.isPossible(for: rendering.site) { return Diagnosed([]) }
    return Diagnosed([OutputFile(path: Self.path) { Diagnosed(Self.bytes(of: rendering.pages, rendering.site)) }])
  }

  /// Tells whether the site has a base address and a dated study.
  static func isPossible(for site: Site) -> Bool {
    WebAddress(site.absoluteRoot) != nil
      && site.studies.contains { $0.article.updated ?? $0.article.frontMatter.date != nil }
  }

  private static func bytes(of pages: [RenderablePage], _ site: Site) -> [UInt8] {
    let dated = pages.compactMap { page -> (page: RenderablePage, date: CalendarDate)? in
      guard page.isArticle, let date = page.updated ?? page.date else { return nil }
      return (page, date)
    }
    let entries = dated.sorted { ($1.date, $0.page.path) < ($0.date, $1.page.path) }.prefix(limit)
    var out: [UInt8] = []
    out.append(html: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n")
    element("title", site.configuration.title, into: &out)
    if !site.configuration.tagline.isEmpty { element("subtitle", site.configuration.tagline, into: &out) }
    element("id", site.absoluteRoot, into: &out)
    link("alternate", site.absoluteRoot, into: &out)
    link("self", site.absoluteRoot + path, into: &out)
    if let latest = entries.first { element("updated", "\(latest.date)T00:00:00Z", into: &out) }
    out.append(html: "<author>")
    element("name", site.configuration.author?.name ?? site.configuration.title, into: &out)
    out.append(html: "</author>\n")
    for (page, date) in entries {
      let address = site.absoluteRoot + page.path.percentEncodedPath
      out.append(html: "<entry>\n")
      element("title", page.title, into: &out)
      element("id", address, into: &out)
      link("alternate", address, into: &out)
      if let published = page.date { element("published", "\(published)T00:00:00Z", into: &out) }
      element("updated", "\(date)T00:00:00Z", into: &out)
      element("summary", page.summary, into: &out)
      out.append(html: "</entry>\n")
    }
    out.append(html: "</feed>\n")
    return out
  }

  private static func element(_ name: String, _ text: String, into out: inout [UInt8]) {
    out.append(html: "<\(name)>")
    out.append(escaping: text)
    out.append(html: "</\(name)>\n")
  }

  private static func link(_ relation: String, _ address: String, into out: inout [UInt8]) {
    out.append(html: "<link rel=\"\(relation)\"")
    out.append(attribute: "href", address)
    out.append(html: "/>\n")
  }
}
