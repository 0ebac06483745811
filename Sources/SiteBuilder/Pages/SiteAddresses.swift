import CaseStudyModel

/// The addresses of a site's pages, files and anchors; resolves links.
public struct SiteAddresses: Sendable {
  /// The addresses of generated pages, below the site's root.
  var pages: Set<String>
  /// The addresses of pages by their Markdown files.
  private(set) var pageOfSource = PathTable<String>()
  /// The articles by the addresses of their pages.
  var articles: [String: Article] = [:]
  /// The addresses that several articles claim.
  private var contested: Set<String> = []
  /// The anchors of pages with many, so that resolving many links isn't quadratic.
  private var anchorTables: [String: [String: String]] = [:]
  /// The pages that have anchors of a study, below its overview, by the overview and the anchor.
  private var pagesOfAnchors: [String: [String: String]] = [:]
  /// The pages of translations by language, and by the page of the same study that lists show.
  var translatedPages: [String: [String: String]] = [:]
  /// The languages of the sites' translations by their files.
  var languages = PathTable<String>()
  /// The linkable files, as paths in the site's folder.
  var assets = PathTable<String>()
  /// The files of drafts that are left out.
  var drafts: Set<PathKey>
  /// All files of the site's folder, in the order of their bytes.
  let files: [String]
  /// The other paths that lead to the same files.
  let secondNames: SecondNames
  /// The addresses of the lists of studies; made once, because each principle's page links to one.
  let studyLists: StudyListAddresses
  /// The files by the names that other generators and note vaults use in links.
  var foreignNames = ForeignNames()
  /// The paths of the files that a build writes, such as feeds. Empty unless a link may name one, because computing
  /// them runs every format.
  var written: Set<String> = []
  /// Resolves links to files that aren't part of the site; `nil` until a site has such links.
  var repository: RepositoryLinks?

  /// Collects the addresses of a site with known `pagePaths`.
  public init(_ site: Site) {
    let lists = site.hasStudyList ? [PagePath.home, PagePath.studies] : [PagePath.home]
    pages = site.pagePaths.union(lists + site.principles.map { PagePath.principle($0.id) })
    drafts = site.drafts
    files = site.files
    secondNames = site.secondNames
    studyLists = StudyListAddresses(of: site.studies)
    assets.reserveCapacity(site.assets.count)
    for path in site.assets {
      assets[path] = path
      foreignNames.add(asset: path)
    }
    articles.reserveCapacity(site.studies.count)
    pageOfSource.reserveCapacity(site.studies.count)
    // By index: iterating by value copies each of ten thousand studies.
    for index in site.studies.indices { add(site.studies[index], of: site) }
    for study in site.translations { add(study, of: site) }
    for version in site.editions.versions.values.joined() {
      languages[version.source] = version.language
    }
    for versions in site.editions.versions.values {
      for version in versions {
        for other in versions { translatedPages[version.language, default: [:]][other.path] = version.path }
      }
    }
    for principle in site.principles {
      if let article = principle.article { add(article, at: PagePath.principle(principle.id)) }
    }
    for page in site.pages { add(page, at: PagePath.page(page)) }
    if let home = site.home { add(home, at: PagePath.home) }
  }

  private mutating func add(_ study: CaseStudy, of site: Site) {
    let path = PagePath.study(study)
    add(study.article, at: path)
    let pages = StudyDivision(study, in: site).pagesOfAnchors
    if !pages.isEmpty { pagesOfAnchors[path] = pages }
  }

  private mutating func add(_ article: Article, at path: String) {
    pageOfSource[article.source] = path
    foreignNames.add(article.source)
    // The first of two articles keeps the address.
    if articles[path] != nil {
      contested.insert(path)
      return
    }
    articles[path] = article
    let anchors = article.headings.map(\.anchor) + article.anchors
    if anchors.count > Self.fewAnchors {
      anchorTables[path] = Dictionary(anchors.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The number of anchors up to which a linear search is as fast as a table.
  private static let fewAnchors = 32
  /// The maximum length of a link's path in bytes: that of a file with every byte encoded.
  static let longestPath = 3 * 4096
}

extension SiteAddresses {
  /// Returns the article of a page.
  func article(at page: String) -> Article? { articles[page] }

  /// Adds the probable addresses of studies that are still to be read.
  mutating func expect(_ unread: [String]) {
    for source in unread {
      let page = UnreadStudies.address(of: source)
      pageOfSource[source] = page
      pages.insert(page)
    }
  }

  /// Adds unreadable files, which have their own diagnostics, so that links to them aren't reported too.
  mutating func expect(unreadable files: some Sequence<String>) {
    for file in files where pageOfSource[file] == nil && assets[file] == nil {
      if SitePath.isMarkdown(file) {
        let page = AddressPolicy.probableAddress(of: file)
        pageOfSource[file] = page
        pages.insert(page)
        foreignNames.add(file)
      } else {
        assets[file] = file
        foreignNames.add(asset: file)
      }
    }
  }

  /// Replaces a study by a newer version with the same address.
  /// - Returns: whether the study alone has the address; otherwise nothing changes.
  mutating func replace(_ study: CaseStudy, of site: Site) -> Bool {
    let path = PagePath.study(study)
    if articles[path] == nil || contested.contains(path) { return false }
    articles[path] = nil
    anchorTables[path] = nil
    pagesOfAnchors[path] = nil
    add(study, of: site)
    return true
  }

  /// Removes files that aren't published.
  mutating func remove(_ rejected: Set<PathKey>) {
    for path in rejected { assets[path.text] = nil }
  }

  /// Returns the anchors of a page; empty for a page without an article.
  func anchors(of page: String) -> [String] {
    guard let article = articles[page] else { return [] }
    let headings = article.headings.map(\.anchor)
    return article.anchors + headings + (pagesOfAnchors[page]?.keys.filter { !headings.contains($0) }.sorted() ?? [])
  }

  /// Returns the article of a page; a page below a study's overview has that of the study.
  func article(shownOn page: String) -> Article? {
    if let article = articles[page] { return article }
    guard page.hasSuffix("/") else { return nil }
    let above = SitePath.folder(of: String(page.dropLast()))
    return articles[above.isEmpty ? "" : above + "/"]
  }

  /// Returns the addresses of a page's images on other sites.
  func outsideImages(of page: String) -> [String] {
    guard let article = article(shownOn: page) else { return [] }
    return article.images.compactMap { outsideAddress(ofImage: $0.source, in: article) }
  }

  /// Returns the address of the page that has an anchor of a study, whose overview is at `page`.
  func page(of anchor: String, at page: String) -> String {
    page + (pagesOfAnchors[page]?[anchor].map { "\($0)/" } ?? "")
  }

  /// Returns an anchor as the page spells it, because browsers compare bytes. A page without an article may have any
  /// anchor, and so may one whose article isn't read, or that several articles share.
  private func anchor(_ name: String, on page: String) -> String? {
    guard let article = articles[page], !article.isUnread, !contested.contains(page) else { return name }
    if let table = anchorTables[page] {
      if let anchor = table[name] { return anchor }
    } else {
      if let heading = article.headings.first(where: { $0.anchor == name }) { return heading.anchor }
      if let index = article.anchors.firstIndex(of: name) { return article.anchors[index] }
    }
    return pagesOfAnchors[page]?[name] == nil ? nil : name
  }

  /// Resolves an address to an asset.
  /// - Returns: the path in the site's folder, or `nil` if there is no such file.
  func asset(of address: String, from source: String) -> String? {
    if case .asset(let path) = target(of: address, from: source) { return path }
    return nil
  }

  /// Finds the page at a path in the site's folder or on the site.
  func page(at path: String) -> String? {
    if let page = pageOfSource[path] { return page }
    for index in ["index.md", "README.md", "readme.md", "index.mdx"] {
      if let page = pageOfSource[path.isEmpty ? index : "\(path)/\(index)"] { return page }
    }
    var address = path.hasPrefix("Content/") ? String(path.dropFirst("Content/".count)) : path
    if address.hasPrefix("pages/") { address = String(address.dropFirst("pages/".count)) }
    if address.hasSuffix("index.html") { address = String(address.dropLast("index.html".count)) }
    if address.hasSuffix(".md") { address = String(address.dropLast(3)) }
    if let page = page(addressed: address) { return page }
    return address.hasSuffix("/") ? nil : page(addressed: address + "/")
  }

  /// Returns the address of a page as stored, because equal strings can differ in bytes; articles count before their
  /// pages are generated.
  private func page(addressed address: String) -> String? {
    if let index = pages.firstIndex(of: address) { return pages[index] }
    return articles.index(forKey: address).map { articles[$0].key }
  }

  /// Resolves an anchor; case may differ, as on code hosts.
  func checked(_ page: String, _ fragment: String?, isSamePage: Bool) -> LinkTarget {
    guard let fragment, !fragment.isEmpty else { return .page(page, fragment: isSamePage ? "" : nil) }
    let name = fragment.percentDecoded ?? fragment
    if name == "top" { return .page(page, fragment: name) }
    let anchor = anchor(name, on: page) ?? self.anchor(name.lowercased(), on: page)
    guard let anchor else { return .missingAnchor(page, fragment: name) }
    return .page(self.page(of: anchor, at: page), fragment: anchor)
  }
}

/// The target of a link in an article.
public enum LinkTarget: Sendable, Equatable {
  /// A page of the site and an anchor on it; an empty anchor is the top of the linking page itself.
  case page(String, fragment: String?)
  /// An asset, by its path in the site's folder.
  case asset(String)
  /// An address outside the site.
  case external
  /// A file of the repository, by its address on the code host.
  case source(String)
  /// A file of the repository or the site's folder that readers can't reach.
  case unhosted
  /// A draft that is left out.
  case draft
  /// An address whose scheme isn't known to be harmless.
  case unsafe
  /// Nothing.
  case missing
  /// A page of the site that doesn't have the anchor.
  case missingAnchor(String, fragment: String)
}
