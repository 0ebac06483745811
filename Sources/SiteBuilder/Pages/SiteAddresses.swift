import CaseStudyModel

/// The addresses of a site: which page a file became, and which anchors it has.
public struct SiteAddresses: Sendable {
  /// The addresses of pages, below the site's root, as far as generators have told them.
  private let pages: Set<String>
  /// The address of the page that a Markdown file became.
  private(set) var pageOfSource = PathTable<String>()
  /// The texts of pages that were written as Markdown, and so have known anchors.
  private var articles: [String: Article] = [:]
  /// The anchors of pages that have many, as the page has them, so that many links to them don't each look through all.
  private var anchorTables: [String: [String: String]] = [:]
  /// The anchors of the evidence on pages that show some.
  private var evidenceAnchors: [String: [String]] = [:]
  /// The files that may be linked to, as paths in the site's folder.
  private var assets = PathTable<String>()
  private let secondNames: SecondNames

  /// Collects the addresses of a site whose `pagePaths` are known.
  public init(_ site: Site) {
    pages = site.pagePaths.union([PagePath.home, PagePath.studies] + site.principles.map { PagePath.principle($0.id) })
    secondNames = site.secondNames
    assets.reserveCapacity(site.assets.count)
    for path in site.assets { assets[path] = path }
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
    // The first keeps an address that two ask for.
    if articles[path] != nil { return }
    articles[path] = article
    let anchors = article.headings.map(\.anchor) + article.anchors
    if anchors.count > Self.fewAnchors {
      anchorTables[path] = Dictionary(anchors.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The number of anchors up to which looking through them is as quick as a table.
  private static let fewAnchors = 32
  /// The longest path of a link, in bytes: that of a file, with each of its bytes encoded.
  private static let longestPath = 3 * 4096
}

extension SiteAddresses {
  /// Returns the text of a page that was written as Markdown.
  func article(at page: String) -> Article? { articles[page] }

  /// Forgets files that are not published after all.
  mutating func remove(_ refused: Set<PathKey>) {
    for path in refused { assets[path.text] = nil }
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

  /// Returns an anchor as the page has it, which browsers compare byte by byte; one that wasn't written as Markdown may have any.
  private func anchor(_ name: String, on page: String) -> String? {
    guard let article = articles[page] else { return name }
    if let table = anchorTables[page] {
      if let anchor = table[name] { return anchor }
    } else {
      if let heading = article.headings.first(where: { $0.anchor == name }) { return heading.anchor }
      if let index = article.anchors.firstIndex(of: name) { return article.anchors[index] }
    }
    return evidenceAnchors[page]?.contains(name) == true ? name : nil
  }

  /// Finds what an address in an article leads to.
  /// - Parameters:
  ///   - destination: the address as written, entities resolved.
  ///   - source: the file that it is written in, relative to the site's folder.
  public func target(of destination: String, from source: String) -> LinkTarget {
    if WebAddress.scheme(of: destination) != nil { return WebAddress(destination) == nil ? .unsafe : .external }
    if destination.hasPrefix("//") { return .external }
    let (path, fragment) = Self.divide(destination)
    if path.isEmpty {
      let page = pageOfSource[source] ?? ""
      return checked(page, fragment, isSamePage: true)
    }
    guard path.utf8.count <= Self.longestPath else { return .missing }
    let isRooted = path.hasPrefix("/")
    let folder = isRooted ? "" : SitePath.folder(of: source)
    guard let resolved = SitePath.resolve(path.percentDecoded ?? path, in: folder) else { return .missing }
    for candidate in isRooted ? [resolved, "Content/" + resolved] : [resolved] {
      if let target = self.target(at: candidate, fragment) { return target }
    }
    if secondNames.isEmpty { return .missing }
    return self.target(at: secondNames.listedPath(of: resolved), fragment) ?? .missing
  }

  private func target(at path: String, _ fragment: String?) -> LinkTarget? {
    if let page = page(at: path) { return checked(page, fragment, isSamePage: false) }
    return assets[path].map(LinkTarget.asset)
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
    if let page = page(addressed: address) { return page }
    return address.hasSuffix("/") ? nil : page(addressed: address + "/")
  }

  /// Finds the page of an address, whose bytes may be others than those of the address; one of a text may be known before any
  /// generator has made it.
  private func page(addressed address: String) -> String? {
    if let index = pages.firstIndex(of: address) { return pages[index] }
    return articles.index(forKey: address).map { articles[$0].key }
  }

  /// Settles an anchor; code hosts follow one whose case differs, so it is found here too.
  private func checked(_ page: String, _ fragment: String?, isSamePage: Bool) -> LinkTarget {
    guard let fragment, !fragment.isEmpty else { return .page(page, fragment: isSamePage ? "" : nil) }
    let name = fragment.percentDecoded ?? fragment
    if name == "top" { return .page(page, fragment: name) }
    let anchor = anchor(name, on: page) ?? self.anchor(name.lowercased(), on: page)
    return anchor.map { .page(page, fragment: $0) } ?? .missingAnchor(page, fragment: name)
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
