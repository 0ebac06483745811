import CaseStudyModel
import Mustache

/// Redirects from former addresses, one small page each.
public struct RedirectFormat: OutputFormat {
  public init() {}

  public func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
    let site = rendering.site
    var result = Diagnosed<[OutputFile]>([])
    let articles = Dictionary(
      site.articles.filter { !$0.aliases.isEmpty }.map { (PathKey($0.source), $0) },
      uniquingKeysWith: { first, _ in first })
    let language = site.configuration.language
    let heading = site.texts.text("redirect.title")
    let policy = ContentPolicy(of: site)?.element ?? ""
    for page in rendering.pages where !page.aliases.isEmpty {
      let article = page.source.flatMap { articles[PathKey($0)] }
      let most = TemplateLibrary.outputLimit / Self.size(ofTitle: page.title)
      if page.aliases.count > most { result.diagnostics.append(.tooManyAliases(most, of: page)) }
      for (index, alias) in page.aliases.prefix(most).enumerated() {
        let place =
          article.map { Diagnostic.range(ofItem: index, of: "aliases", in: $0) }
          ?? SourceRange(path: page.source ?? page.path, line: 1)
        guard let path = Self.path(of: alias, besides: page) else {
          result.diagnostics.append(.invalidAlias(alias, at: place))
          continue
        }
        let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
        let target = String(repeating: "../", count: depth) + page.path.percentEncodedPath
        result.value.append(
          OutputFile(path: path, origin: place) {
            Diagnosed(
              Self.bytes(
                title: page.title, heading: heading, language: language, policy: policy, target: target))
          })
      }
    }
    return result
  }

  /// Returns the file for an alias: a single name is a sibling of the page, a path starts at the site's root.
  static func path(of alias: String, besides page: RenderablePage) -> String? {
    let parts = SitePath.names(on: alias).map(String.init)
    guard let last = parts.last, parts.allSatisfy({ Slug.problem(with: $0) == nil }) else { return nil }
    let folder = SitePath.folder(of: String(page.path.dropLast(page.path.hasSuffix("/") ? 1 : 0)))
    let path =
      alias.utf8.contains(UInt8(ascii: "/")) || folder.isEmpty ? parts.joined(separator: "/") : folder + "/" + last
    return path.hasSuffix(".html") ? path : path + "/index.html"
  }

  /// Estimates the bytes of a redirect page, which contains the title twice.
  private static func size(ofTitle title: String) -> Int {
    2 * title.utf8.count + 1024
  }

  private static func bytes(
    title: String, heading: String, language: String, policy: String, target: String
  ) -> [UInt8] {
    var out: [UInt8] = []
    out.append(html: "<!DOCTYPE html>\n<html")
    out.append(attribute: "lang", language)
    out.append(html: "><head><meta charset=\"utf-8\">\(policy)<title>")
    out.append(escaping: title)
    out.append(html: "</title><meta name=\"robots\" content=\"noindex\"><meta http-equiv=\"refresh\"")
    out.append(attribute: "content", "0; url=" + target)
    out.append(html: "><link rel=\"canonical\"")
    out.append(attribute: "href", target)
    out.append(html: "></head><body><main><h1>")
    out.append(escaping: heading)
    out.append(html: "</h1><p><a")
    out.append(attribute: "href", target)
    out.append(html: ">")
    out.append(escaping: title)
    out.append(html: "</a></p></main></body></html>\n")
    return out
  }
}

extension Diagnostic {
  fileprivate static func tooManyAliases(_ most: Int, of page: RenderablePage) -> Diagnostic {
    Diagnostic(
      "InvalidAlias", .error,
      "The pages at former addresses must have at most \(TemplateLibrary.outputLimit >> 20) MB together",
      at: SourceRange(path: page.source ?? page.path, line: 1),
      explanation: "The first \(most) aliases lead to the page",
      solutions: ["shorten the title", "drop aliases"])
  }

  fileprivate static func invalidAlias(_ alias: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "InvalidAlias", .error, "Alias '\(alias)' must be an address inside the site", at: place)
  }
}
