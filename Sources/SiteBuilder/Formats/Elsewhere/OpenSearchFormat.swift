import CaseStudyModel

/// The description of the site's search for browsers, which offer it in their address bars.
///
/// Source: OpenSearch 1.1, https://github.com/dewitt/opensearch
public struct OpenSearchFormat: OutputFormat {
  public init() {}

  /// The path of the file below the output folder.
  static let path = "opensearch.xml"
  /// The maximum number of characters of a short name.
  private static let longestName = 16

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    guard Self.isPossible(for: rendering.site) else { return Diagnosed([]) }
    return Diagnosed([OutputFile(path: Self.path) { Diagnosed(Self.bytes(for: rendering.site)) }])
  }

  /// Returns whether a site has a search with an absolute address.
  static func isPossible(for site: Site) -> Bool {
    WebAddress(site.absoluteRoot) != nil && site.isSearchable
  }

  /// Returns the words of a title that fit, or the beginning of its first word.
  static func shortName(of title: String) -> String {
    func fits(_ text: some StringProtocol) -> Bool { text.unicodeScalars.count <= longestName }
    if fits(title) { return title }
    // Longer prefixes don't fit, and trying all prefixes of a long title would take quadratic time.
    let ends = title.prefix(longestName + 1).indices.filter { title[$0].isWhitespace && fits(title[..<$0]) }
    let words = ends.last.map { title[..<$0] } ?? ""
    let name = words.trimmingEnd { $0.isWhitespace || $0.isPunctuation || $0.isSymbol }
    if !name.isEmpty { return String(name) }
    var beginning = title.prefix(longestName)
    while !fits(beginning) { beginning.removeLast() }
    return String(beginning)
  }

  private static func bytes(for site: Site) -> [UInt8] {
    let title = site.configuration.title
    let tagline = site.configuration.tagline
    var out: [UInt8] = []
    out.append(html: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.append(html: "<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n")
    out.append(element: "ShortName", shortName(of: title))
    out.append(element: "Description", "\(site.texts.text("search.title")): \(tagline.isEmpty ? title : tagline)")
    out.append(html: "<InputEncoding>UTF-8</InputEncoding>\n<Url type=\"text/html\" method=\"get\"")
    out.append(attribute: "template", site.absoluteRoot + site.searchPath + "?q={searchTerms}")
    out.append(html: "/>\n</OpenSearchDescription>\n")
    return out
  }
}
