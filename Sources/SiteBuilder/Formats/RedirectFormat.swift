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
    if articles.isEmpty { return result }
    let language = site.configuration.language
    let heading = site.texts.text("redirect.title")
    let policy = ContentPolicy(of: site)?.element ?? ""
    func redirect(from path: String, to page: RenderablePage, at place: SourceRange) -> OutputFile {
      let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
      let target = String(repeating: "../", count: depth) + page.path.percentEncodedPath
      let link = Link(title: page.title, language: page.language == language ? nil : page.language, target: target)
      return OutputFile(path: path, origin: place) {
        Diagnosed(Self.bytes(heading: heading, language: language, policy: policy, link: link))
      }
    }
    for page in rendering.pages where !page.aliases.isEmpty {
      let article = page.source.flatMap { articles[PathKey($0)] }
      let most = TemplateLibrary.outputLimit / Self.size(ofTitle: page.title)
      if page.aliases.count > most { result.diagnostics.append(.tooManyAliases(most, of: page)) }
      for (index, alias) in Self.formerAddresses(of: page, in: site).prefix(most) {
        let place =
          article?.place(ofItem: index, of: "aliases")
          ?? SourceRange(path: page.source ?? page.path, line: 1)
        guard let path = Self.path(of: alias, besides: page) else {
          result.diagnostics.append(.invalidAlias(alias, of: site, at: place))
          continue
        }
        result.value.append(redirect(from: path, to: page, at: place))
      }
    }
    for (path, page, alias) in Self.formerSubpages(of: rendering) {
      let article = page.source.flatMap { articles[PathKey($0)] }
      let place =
        article?.place(ofItem: alias, of: "aliases") ?? SourceRange(path: page.source ?? page.path, line: 1)
      result.value.append(redirect(from: path, to: page, at: place))
    }
    return result
  }

  /// Returns the former files of pages below overviews, which moved together with their overview; only overviews have
  /// aliases. Each file comes with the index of the alias that it follows from.
  static func formerSubpages(of rendering: RenderableSite) -> [(path: String, page: RenderablePage, alias: Int)] {
    let overviews = Dictionary(
      rendering.pages.lazy.filter { !$0.aliases.isEmpty }.compactMap { page in
        page.source.map { (PathKey($0), page) }
      }, uniquingKeysWith: { first, _ in first })
    if overviews.isEmpty { return [] }
    var taken = rendering.site.pagePaths
    var found: [(String, RenderablePage, Int)] = []
    for page in rendering.pages where page.aliases.isEmpty && page.path.hasSuffix("/") {
      guard let overview = page.source.flatMap({ overviews[PathKey($0)] }), page.path.hasPrefix(overview.path)
      else { continue }
      for (index, alias) in formerAddresses(of: overview, in: rendering.site).prefix(subpageAliases) {
        guard let former = path(of: alias, besides: overview), former.hasSuffix("index.html") else { continue }
        let address = former.dropLast("index.html".count) + page.path.dropFirst(overview.path.count)
        // Another study may have the address now, which is reported for the overview.
        if taken.insert(String(address)).inserted { found.append((address + "index.html", page, index)) }
      }
    }
    return found
  }

  /// The maximum number of a study's aliases that lead to its pages below the overview too.
  private static let subpageAliases = 50

  /// Returns the aliases of a page that are addresses, each with its index.
  ///
  /// In a folder without settings, a single name is another name of a note, as in note vaults.
  static func formerAddresses(of page: RenderablePage, in site: Site) -> [(index: Int, alias: String)] {
    let isOfNotes = site.isOfDocuments && !site.configuration.isConfigured
    return page.aliases.enumerated().filter { !isOfNotes || $0.element.utf8.contains(UInt8(ascii: "/")) }
      .map { ($0.offset, $0.element) }
  }

  /// Returns the file for an alias: a single name is a sibling of the page, a path starts at the site's root.
  static func path(of alias: String, besides page: RenderablePage) -> String? {
    let parts = SitePath.names(on: alias).map(String.init)
    guard let last = parts.last, parts.allSatisfy({ Slug.problem(withPart: $0) == nil }) else { return nil }
    let folder = SitePath.folder(of: String(page.path.dropLast(page.path.hasSuffix("/") ? 1 : 0)))
    let path =
      alias.utf8.contains(UInt8(ascii: "/")) || folder.isEmpty ? parts.joined(separator: "/") : folder + "/" + last
    return path.hasSuffix(".html") ? path : path + "/index.html"
  }

  /// Estimates the bytes of a redirect page, which contains the title twice.
  private static func size(ofTitle title: String) -> Int { 2 * title.utf8.count + 1024 }

  /// The link to a page's address.
  private struct Link {
    var title: String
    /// The language of the title, if it differs from the site's.
    var language: String?
    var target: String
  }

  private static func bytes(heading: String, language: String, policy: String, link: Link) -> [UInt8] {
    var out: [UInt8] = []
    out.append(html: "<!DOCTYPE html>\n<html")
    out.append(attribute: "lang", language)
    out.append(html: "><head><meta charset=\"utf-8\">\(policy)<title>")
    out.append(escaping: link.title)
    out.append(html: "</title><meta name=\"robots\" content=\"noindex\"><meta http-equiv=\"refresh\"")
    out.append(attribute: "content", "0; url=" + link.target)
    out.append(html: "><link rel=\"canonical\"")
    out.append(attribute: "href", link.target)
    out.append(html: "></head><body><main><h1>")
    out.append(escaping: heading)
    out.append(html: "</h1><p><a")
    out.append(attribute: "href", link.target)
    if let language = link.language { out.append(attribute: "lang", language) }
    out.append(html: ">")
    out.append(escaping: link.title)
    out.append(html: "</a></p></main></body></html>\n")
    return out
  }
}

extension Diagnostic {
  fileprivate static func tooManyAliases(_ most: Int, of page: RenderablePage) -> Diagnostic {
    Diagnostic(
      "InvalidAlias", .error,
      "The pages at former addresses must be at most \(TemplateLibrary.outputLimit >> 20) MB in total",
      at: SourceRange(path: page.source ?? page.path, line: 1),
      explanation: "The first \(most) aliases lead to the page",
      solutions: ["shorten the title", "drop aliases"])
  }

  fileprivate static func invalidAlias(_ alias: String, of site: Site, at place: SourceRange) -> Diagnostic {
    let base = site.configuration.baseURL
    if !base.isEmpty, alias.hasPrefix(base), !alias.dropFirst(base.count).isEmpty {
      let path = "/" + alias.dropFirst(base.count).drop { $0 == "/" }
      return Diagnostic(
        "InvalidAlias", .error, "Alias '\(alias)' must not begin with the site's own address", at: place,
        solutions: ["replace '\(alias)' with '\(path)'"])
    }
    let parts = SitePath.names(on: alias).map(String.init)
    if !alias.contains("//"), let problem = parts.lazy.compactMap({ Slug.problem(withPart: $0) }).first {
      return Diagnostic("InvalidAlias", .error, "Alias '\(alias)' \(problem)", at: place)
    }
    return Diagnostic("InvalidAlias", .error, "Alias '\(alias)' must be an address inside the site", at: place)
  }
}
