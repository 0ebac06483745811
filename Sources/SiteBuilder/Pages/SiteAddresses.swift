import CaseStudyModel

/// The addresses of a site: which page a file became, and which anchors it has.
struct SiteAddresses: Sendable {
  /// The addresses of pages, below the site's root, as far as generators have told them.
  private let pages: Set<String>
  /// The address of the page that a Markdown file became.
  private(set) var pageOfSource: [String: String] = [:]
  /// The texts of pages that were written as Markdown, and so have known anchors.
  private var articles: [String: Article] = [:]
  /// The anchors of the evidence on pages that show some.
  private var evidenceAnchors: [String: [String]] = [:]
  /// The files that may be linked to, by their paths in the site's folder.
  private(set) var assets: Set<String>

  init(_ site: Site) {
    pages = site.pagePaths.union([PagePath.home, PagePath.studies] + site.principles.map { PagePath.principle($0.id) })
    assets = Set(site.assets)
    articles.reserveCapacity(site.studies.count)
    pageOfSource.reserveCapacity(site.studies.count)
    // By their places, as ten thousand studies that are copied are looked at whole.
    for index in site.studies.indices {
      let path = PagePath.study(site.studies[index])
      add(site.studies[index].article, at: path)
      if !site.evidence.isEmpty, let evidence = EvidenceSection(of: site.studies[index], in: site) {
        evidenceAnchors[path] = [EvidenceSection.anchor] + evidence.contents.map(\.anchor)
      }
    }
    for principle in site.principles {
      if let article = principle.article { add(article, at: PagePath.principle(principle.id)) }
    }
    for page in site.pages { add(page, at: PagePath.page(page)) }
    if let home = site.home { add(home, at: PagePath.home) }
  }

  private mutating func add(_ article: Article, at path: String) {
    pageOfSource[article.source] = path
    articles[path] = article
  }
}

extension SiteAddresses {
  /// Forgets files that are not published after all.
  mutating func remove(_ refused: Set<String>) {
    assets.subtract(refused)
  }

  /// Collects the anchors of a page that was written as Markdown; none are known of another one.
  func anchors(of page: String) -> [String] {
    guard let article = articles[page] else { return [] }
    return article.anchors + article.headings.map(\.anchor) + (evidenceAnchors[page] ?? [])
  }

  /// Collects the addresses of the images on a page that are no files of the site.
  func outsideImages(of page: String) -> [String] {
    guard let article = articles[page] else { return [] }
    return article.images.map(\.source).filter { isOutsideImage($0, in: article) }
  }

  /// Tells whether an image's address is one of the web; one of mail or of a phone shows nothing.
  func isOutsideImage(_ address: String, in article: Article) -> Bool {
    let isOfTheWeb = WebAddress.scheme(of: address).map { ["http", "https"].contains($0) } ?? true
    return isOfTheWeb && target(of: address, from: article.source) == .external
  }

  /// Tells whether a page may have an anchor; one that wasn't written as Markdown may have any.
  private func mayHave(_ anchor: String, _ page: String) -> Bool {
    guard let article = articles[page] else { return true }
    return article.headings.contains { $0.anchor == anchor } || article.anchors.contains(anchor)
      || evidenceAnchors[page]?.contains(anchor) == true
  }

  /// Finds what an address in an article leads to.
  /// - Parameters:
  ///   - destination: the address as written, entities resolved.
  ///   - source: the file that it is written in, relative to the site's folder.
  func target(of destination: String, from source: String) -> LinkTarget {
    if WebAddress.scheme(of: destination) != nil { return WebAddress(destination) == nil ? .unsafe : .external }
    if destination.hasPrefix("//") { return .external }
    let (path, fragment) = Self.divide(destination)
    if path.isEmpty {
      let page = pageOfSource[source] ?? ""
      return checked(page, fragment, isSamePage: true)
    }
    let isRooted = path.hasPrefix("/")
    let folder = isRooted ? "" : SitePath.folder(of: source)
    guard let resolved = SitePath.resolve(path.percentDecoded ?? path, in: folder) else { return .missing }
    for candidate in isRooted ? [resolved, "Content/" + resolved] : [resolved] {
      if let page = page(at: candidate) { return checked(page, fragment, isSamePage: false) }
      if assets.contains(candidate) { return .asset(candidate) }
    }
    return .missing
  }

  /// Finds the file that an image's address names.
  /// - Returns: the path in the site's folder, or `nil` where there is no such file.
  func asset(of address: String, from source: String) -> String? {
    if case .asset(let path) = target(of: address, from: source) { return path }
    return nil
  }

  /// Finds the page at a path of the site's folder or of the site itself.
  private func page(at path: String) -> String? {
    if let page = pageOfSource[path] { return page }
    for index in ["index.md", "README.md", "readme.md"] {
      if let page = pageOfSource[path.isEmpty ? index : "\(path)/\(index)"] { return page }
    }
    var address = path.hasPrefix("Content/") ? String(path.dropFirst("Content/".count)) : path
    if address.hasPrefix("pages/") { address = String(address.dropFirst("pages/".count)) }
    if address.hasSuffix("index.html") { address = String(address.dropLast("index.html".count)) }
    if address.hasSuffix(".md") { address = String(address.dropLast(3)) }
    if isPage(address) { return address }
    if address.hasSuffix("/") { return nil }
    return isPage(address + "/") ? address + "/" : nil
  }

  /// Tells whether there is a page at an address; one of a text may be known before any generator has made it.
  private func isPage(_ address: String) -> Bool { pages.contains(address) || articles[address] != nil }

  /// Settles an anchor; code hosts follow one whose case differs, so it is found here too.
  private func checked(_ page: String, _ fragment: String?, isSamePage: Bool) -> LinkTarget {
    guard let fragment, !fragment.isEmpty else { return .page(page, fragment: isSamePage ? "" : nil) }
    let name = fragment.percentDecoded ?? fragment
    if name == "top" || mayHave(name, page) { return .page(page, fragment: name) }
    let lowercased = name.lowercased()
    return mayHave(lowercased, page) ? .page(page, fragment: lowercased) : .missingAnchor(page, fragment: name)
  }

  private static func divide(_ destination: String) -> (path: String, fragment: String?) {
    var path = destination.utf8[...]
    var fragment: String?
    if let mark = path.firstIndex(of: UInt8(ascii: "#")) {
      fragment = String(Substring(path[path.index(after: mark)...]))
      path = path[..<mark]
    }
    if let mark = path.firstIndex(of: UInt8(ascii: "?")) { path = path[..<mark] }
    return (String(Substring(path)), fragment)
  }
}
