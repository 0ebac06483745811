import CaseStudyModel

/// A small page at each former address, which leads to the page that has it now.
public struct RedirectFormat: OutputFormat {
  public init() {}

  public func files(for pages: [Page], of site: Site) -> Diagnosed<[OutputFile]> {
    var result = Diagnosed<[OutputFile]>([])
    let articles = Dictionary(
      site.articles.filter { !$0.aliases.isEmpty }.map { (PathKey($0.source), $0) },
      uniquingKeysWith: { first, _ in first })
    for page in pages where !page.aliases.isEmpty {
      let article = page.source.flatMap { articles[PathKey($0)] }
      for (index, alias) in page.aliases.enumerated() {
        let place =
          article.map { Diagnostic.range(ofItem: index, of: "aliases", in: $0) }
          ?? SourceRange(path: page.source ?? page.path, line: 1)
        guard let path = Self.path(of: alias, besides: page) else {
          result.diagnostics.append(.invalidAlias(alias, at: place))
          continue
        }
        let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
        let target = String(repeating: "../", count: depth) + page.path.percentEncodedPath
        let bytes = Self.bytes(of: page, in: site, target: target)
        result.value.append(OutputFile(path: path, origin: place) { Diagnosed(bytes) })
      }
    }
    return result
  }

  /// Returns the file for an alias: a single word is an address beside the page, anything else one from the site's root.
  private static func path(of alias: String, besides page: Page) -> String? {
    let parts = SitePath.names(on: alias).map(String.init)
    guard let last = parts.last, parts.allSatisfy({ Slug.problem(with: $0) == nil }) else { return nil }
    let folder = SitePath.folder(of: String(page.path.dropLast(page.path.hasSuffix("/") ? 1 : 0)))
    let path =
      alias.utf8.contains(UInt8(ascii: "/")) || folder.isEmpty ? parts.joined(separator: "/") : folder + "/" + last
    return path.hasSuffix(".html") ? path : path + "/index.html"
  }

  private static func bytes(of page: Page, in site: Site, target: String) -> [UInt8] {
    var out: [UInt8] = []
    out.append(html: "<!DOCTYPE html>\n<html")
    out.append(attribute: "lang", site.configuration.language)
    out.append(html: "><head><meta charset=\"utf-8\">\(ContentPolicy(of: site)?.element ?? "")<title>")
    out.append(escaping: page.title)
    out.append(html: "</title><meta name=\"robots\" content=\"noindex\"><meta http-equiv=\"refresh\"")
    out.append(attribute: "content", "0; url=" + target)
    out.append(html: "><link rel=\"canonical\"")
    out.append(attribute: "href", target)
    out.append(html: "></head><body><main><h1>This page has moved</h1><p><a")
    out.append(attribute: "href", target)
    out.append(html: ">")
    out.append(escaping: page.title)
    out.append(html: "</a></p></main></body></html>\n")
    return out
  }
}

extension Diagnostic {
  fileprivate static func invalidAlias(_ alias: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "InvalidAlias", .error, "Alias '\(alias)' must be an address inside the site", at: place)
  }
}
