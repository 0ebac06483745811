import CaseStudyModel

/// Resolves the addresses that articles write.
extension SiteAddresses {
  /// Resolves an address in an article.
  /// - Parameters:
  ///   - destination: the address as written, with entities decoded.
  ///   - source: the article's file, relative to the site's folder.
  public func target(of destination: String, from source: String) -> LinkTarget {
    if let name = WikiName(address: destination) { return target(of: name, from: source) }
    if WebAddress.scheme(of: destination) != nil {
      return WebAddress(destination) == nil ? .unsafe : pageShown(at: destination, from: source) ?? .external
    }
    if destination.hasPrefix("//") { return .external }
    let (path, fragment) = Self.divide(destination)
    if path.isEmpty {
      let page = pageOfSource[source] ?? ""
      return checked(page, fragment, isSamePage: true)
    }
    guard path.utf8.count <= Self.longestPath else { return .missing }
    let decoded = path.percentDecoded ?? path
    let isRooted = path.hasPrefix("/")
    let folder = isRooted ? "" : SitePath.folder(of: source)
    if let resolved = SitePath.resolve(decoded, in: folder) {
      for candidate in isRooted ? [resolved, "Content/" + resolved] : [resolved] {
        if let target = self.target(at: candidate, fragment, from: source) { return target }
      }
      if isRooted, isDraft(at: resolved) { return .draft }
      if isRooted, written.contains(resolved) { return .page(resolved, fragment: nil) }
      if !secondNames.isEmpty,
        let target = self.target(at: secondNames.listedPath(of: resolved), fragment, from: source)
      {
        return target
      }
      // The root of a site with its own folder for content is known.
      if isRooted, !source.hasPrefix("Content/"), let target = foreignTarget(at: resolved, fragment, from: source) {
        return target
      }
      if !isRooted, path.utf8.last != UInt8(ascii: "/"),
        let file = markdownFile(named: secondNames.listedPath(of: resolved)),
        let target = self.target(at: file, fragment, from: source)
      {
        return target
      }
    }
    if let target = repositoryTarget(of: decoded, fragment, from: source) { return target }
    if !isRooted, let target = assetFromRoot(decoded, of: source) { return target }
    // Git stores the link to a folder, and the files below the folder's own path.
    guard !secondNames.isEmpty, let resolved = SitePath.resolve(decoded, in: folder) else { return .missing }
    return repository?.target(of: secondNames.listedPath(of: resolved), in: "", fragment: fragment) ?? .missing
  }

  /// Returns the page whose file an address of the code host shows; `nil` if the site has none with its anchor.
  private func pageShown(at address: String, from source: String) -> LinkTarget? {
    guard let repository else { return nil }
    let (path, fragment) = Self.divide(address)
    guard let file = repository.path(ofAddress: path[...]), SitePath.isMarkdown(file),
      let target = target(at: file, fragment, from: source), case .page = target
    else { return nil }
    return target
  }

  /// Returns the address of an image on another site; `nil` for one of the site, and for what shows nothing, such as
  /// `mailto:`.
  ///
  /// A picture of the repository that isn't copied, because it is hidden or outside the site's folder, is on the code
  /// host.
  func outsideAddress(ofImage address: String, in article: Article) -> String? {
    switch target(of: address, from: article.source) {
    case .external:
      return WebAddress.scheme(of: address).map { ["http", "https"].contains($0) } ?? true ? address : nil
    case .source:
      let path = Self.divide(address).path
      return repository?.address(ofPicture: path.percentDecoded ?? path, in: SitePath.folder(of: article.source))
    case .page, .asset, .unhosted, .draft, .unsafe, .missing, .missingAnchor: return nil
    }
  }

  /// Resolves a path without a leading slash from the root, because a page that shows many texts, such as slides,
  /// resolves all addresses relative to itself. Doesn't resolve a name without a folder, which is more likely a
  /// mistake.
  private func assetFromRoot(_ path: String, of source: String) -> LinkTarget? {
    guard !source.hasPrefix("Content/"), let resolved = SitePath.resolve(path, in: ""), resolved.contains("/") else {
      return nil
    }
    return assets[resolved].map(LinkTarget.asset)
  }

  /// Resolves a path that leads to no page and no published file.
  private func repositoryTarget(of path: String, _ fragment: String?, from source: String) -> LinkTarget? {
    let folder = SitePath.folder(of: source)
    if let target = repository?.target(of: path, in: folder, fragment: fragment) { return target }
    // A document that is built alone may name another one without its extension, too.
    guard path.utf8.first != UInt8(ascii: "/"), path.utf8.last != UInt8(ascii: "/") else { return nil }
    return repository?.target(of: path + ".md", in: folder, fragment: fragment)
  }

  /// Resolves a name in double brackets; an unknown name remains plain text, because the note may not exist yet.
  private func target(of name: WikiName, from source: String) -> LinkTarget {
    let file = name.file.isEmpty ? source : foreignNames.file(named: name.file, from: source)
    guard let file, let target = target(at: file, nil, from: source) else { return .unhosted }
    guard case .page(let page, _) = target, !name.heading.isEmpty else { return target }
    let anchor = name.heading.lowercased().compactMap { character -> Character? in
      if character.isWhitespace { return "-" }
      return character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
    }
    let found = checked(page, String(anchor), isSamePage: name.file.isEmpty)
    if case .page = found { return found }
    return .page(page, fragment: name.file.isEmpty ? "" : nil)
  }

  /// Resolves a path from the root of another generator's site, which may be a folder above the article's file.
  private func foreignTarget(at path: String, _ fragment: String?, from source: String) -> LinkTarget? {
    for candidate in ForeignNames.paths(of: path, from: source) {
      // The address of a page is often the path of its file without the extension.
      let file = markdownFile(named: candidate) ?? candidate
      if let target = target(at: file, fragment, from: source) { return target }
    }
    // Hosts serve a project's site from a folder that isn't in its repository, as in `/wiki/img/a.png`.
    if let end = path.firstIndex(of: "/") {
      let rest = String(path[path.index(after: end)...])
      if let target = target(at: markdownFile(named: rest) ?? rest, fragment, from: source) { return target }
    }
    let file = foreignNames.post(at: path) ?? foreignNames.file(atLowercase: path, from: source)
    return file.flatMap { target(at: $0, fragment, from: source) }
  }

  /// Returns whether the navigation or an article of a site has a link that leads to nothing.
  func hasDeadEnds(in site: Site) -> Bool {
    Self.hasLink(in: site) { target(of: $0, from: $1) == .missing }
  }

  /// Returns whether a link from the site's root leads nowhere, but may name a file that a build writes.
  func hasLinksToUnknownFiles(in site: Site) -> Bool {
    Self.hasLink(in: site) { destination, source in
      let path = Self.divide(site.ownPath(of: destination) ?? destination).path
      guard path.hasPrefix("/"), SitePath.name(of: path).contains("."), !SitePath.isImage(path),
        // Each page has a copy in Markdown.
        !SitePath.isMarkdown(path) || SitePath.name(of: path) == "index.md"
      else { return false }
      return target(of: path, from: source) == .missing
    }
  }

  /// Returns whether a link of the navigation or of an article meets a condition, given its address and its file.
  private static func hasLink(in site: Site, where isMeant: (_ address: String, _ source: String) -> Bool) -> Bool {
    site.configuration.navigation.contains { isMeant($0.url, "Content/index.md") }
      || site.articles.contains { article in article.links.contains { isMeant($0.destination, article.source) } }
  }

  private func target(at path: String, _ fragment: String?, from source: String) -> LinkTarget? {
    guard let page = page(at: path) else {
      return drafts.contains(PathKey(path)) ? .draft : assets[path].map(LinkTarget.asset)
    }
    if let translated = translatedPage(of: page, for: source) {
      let target = checked(translated, fragment, isSamePage: false)
      // If the translation lacks the anchor, the link goes to the original.
      if case .page = target { return target }
    }
    return checked(page, fragment, isSamePage: false)
  }

  /// Returns whether a path from the root is the address of a draft, unless the draft has a slug.
  private func isDraft(at path: String) -> Bool {
    if drafts.isEmpty { return false }
    return ["Content/", "Content/pages/"].contains { folder in
      [".md", "/index.md"].contains { drafts.contains(PathKey(folder + path + $0)) }
    }
  }

  /// The extension that other generators give the pages of Markdown files.
  private static let pageExtension = ".html"

  /// Returns the Markdown file that a path without its extension names, as links of wikis do, or with that of its page.
  /// - Returns: `nil` if there are several, or if a file or folder has exactly this name.
  private func markdownFile(named path: String) -> String? {
    let stem = path.hasSuffix(Self.pageExtension) ? String(path.dropLast(Self.pageExtension.count)) : path
    let found = [".md", ".markdown", ".mdx"].map { stem + $0 }.filter { pageOfSource[$0] != nil }
    return found.count == 1 && !exists(path) ? found[0] : nil
  }

  /// Returns whether the site's folder has a file or folder with a path.
  private func exists(_ path: String) -> Bool {
    func first(from start: String) -> String {
      let index = files.partitioningIndex { !$0.utf8.lexicographicallyPrecedes(start.utf8) }
      return index < files.count ? files[index] : ""
    }
    let folder = path + "/"
    return PathKey(first(from: path)) == PathKey(path) || first(from: folder).utf8.starts(with: folder.utf8)
  }

  /// Returns the page of a study, or the page of the same name below it, in the language of the text that links to it.
  private func translatedPage(of page: String, for source: String) -> String? {
    guard !translatedPages.isEmpty, let language = languages[source], let known = translatedPages[language]
    else { return nil }
    if let translated = known[page] { return translated }
    guard let name = page.split(separator: "/").last, page.hasSuffix("/"),
      let overview = known[String(page.dropLast(name.count + 1))], pages.contains("\(overview)\(name)/")
    else { return nil }
    return "\(overview)\(name)/"
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
