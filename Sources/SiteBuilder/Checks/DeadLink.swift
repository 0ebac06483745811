import CaseStudyModel

/// Links to pages and files of the site must lead somewhere.
struct DeadLink: LinkCheck {
  var comparesTexts: Bool { true }

  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "A link inside the site must lead to a page or a file that exists",
      text: """
        A link may name the Markdown file of another page relative to its own file, or the address of a page from the \
        site's root. It may also name a file that the build writes, such as /feed.xml. Links to other sites are not \
        followed.
        """,
      example: """
        [Registration](registraton.md)               leads nowhere
        [Registration](registration.md)              leads to the file beside this one
        [Registration](/case-studies/registration/)  leads to its page
        """)
  }

  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    var names = LinkNames(of: site)
    return navigation(of: site, addresses, &names)
      + site.articles.flatMap { article in
        article.links.compactMap { link -> Diagnostic? in
          if let fault = Diagnostic.unusableAddress(link, in: article, of: site, addresses) { return fault }
          if let name = WikiName(address: link.destination) {
            let isDead = addresses.target(of: link.destination, from: article.source) == .unhosted
            return isDead ? .unwrittenNote(name, link, in: article, &names) : nil
          }
          if let path = site.ownPath(of: link.destination),
            addresses.target(of: path, from: article.source) == .missing
          {
            return .deadOwnAddress(link, in: article, of: site, &names)
          }
          return switch addresses.target(of: link.destination, from: article.source) {
          case .missing:
            Diagnostic.backslashes(link.destination, at: link.position, in: article, of: site, addresses, id)
              ?? .deadLink(link, in: article, of: site, &names)
          case .unsafe: .unsafeLink(link, in: article)
          case .page, .asset, .external, .source, .unhosted, .draft, .missingAnchor: nil
          }
        }
      }
  }

  private func navigation(of site: Site, _ addresses: SiteAddresses, _ names: inout LinkNames) -> [Diagnostic] {
    let place = site.configuration.place
    return site.configuration.navigation.compactMap { item -> Diagnostic? in
      // The reader reports an entry without an address.
      if item.url.isEmpty { return nil }
      switch addresses.target(of: item.url, from: "Content/index.md") {
      case .missingAnchor(let page, let fragment):
        return .deadNavigationAnchor(
          fragment, item, at: place, nearest: nearestName(to: fragment, among: addresses.anchors(of: page)))
      case .draft: return .draftInNavigation(item, at: place)
      case .missing, .unsafe, .unhosted:
        return .deadNavigation(item, at: place, nearest: address(meantBy: item.url, addresses, &names))
      case .external:
        if let local = Diagnostic.localPath(of: item.url) { return .deadNavigation(item, at: place, nearest: local) }
        guard let path = site.ownPath(of: item.url) else { return nil }
        switch addresses.target(of: path, from: "Content/index.md") {
        case .missingAnchor(let page, let fragment):
          return .deadNavigationAnchor(
            fragment, item, at: place, nearest: nearestName(to: fragment, among: addresses.anchors(of: page)))
        case .missing: return names.pages.nearest(to: path).map { .deadNavigation(item, at: place, nearest: $0) }
        default: return nil
        }
      case .page, .asset, .source: return nil
      }
    }
  }

  /// Returns the address that one in the navigation most likely means: of another site, of a page by its file, or a
  /// misspelt one.
  private func address(meantBy url: String, _ addresses: SiteAddresses, _ names: inout LinkNames) -> String? {
    if let scheme = Diagnostic.missingScheme(of: url) { return scheme + url }
    let path = url.hasSuffix(".html") ? String(url.dropLast(".html".count)) : url
    let file = SitePath.isMarkdown(path) ? names.file(named: SitePath.name(of: path)) : nil
    for path in [path, file].compactMap({ $0 }) {
      if case .page(let page, _) = addresses.target(
        of: path.hasPrefix("/") ? path : "/" + path, from: "Content/index.md")
      {
        return "/" + page
      }
    }
    return names.pages.nearest(to: url)
  }
}

extension Diagnostic {
  fileprivate static func deadNavigation(
    _ item: SiteConfiguration.NavigationItem, at place: SourceRange, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      "DeadLink", .error, "Address '\(item.url)' of the navigation's entry '\(item.title)' must be a page of the site",
      at: place,
      solutions: nearest.map { ["replace '\(item.url)' with '\($0)'"] } ?? [])
  }

  fileprivate static func draftInNavigation(
    _ item: SiteConfiguration.NavigationItem, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      "LinkedDraft", .error,
      "Address '\(item.url)' of the navigation's entry '\(item.title)' must not lead to a draft, which isn't published",
      at: place,
      solutions: ["remove 'draft: true' from the front matter of the draft", "remove the entry"])
  }

  fileprivate static func deadNavigationAnchor(
    _ fragment: String, _ item: SiteConfiguration.NavigationItem, at place: SourceRange, nearest: String?
  ) -> Diagnostic {
    let anchor = "#" + fragment
    return Diagnostic(
      "DeadAnchor", .error, "Anchor '\(anchor)' of the navigation's entry '\(item.title)' must exist on its page",
      at: place,
      solutions: nearest.map { ["replace '\(anchor)' with '\("#" + $0)'"] } ?? [])
  }

  /// Returns the diagnostic of an absolute address below the site's own that is nearly a page's address. Other
  /// addresses there may belong to other programs.
  fileprivate static func deadOwnAddress(
    _ link: Link, in article: Article, of site: Site, _ names: inout LinkNames
  ) -> Diagnostic? {
    let address = String(link.destination.prefix { $0 != "#" && $0 != "?" })
    let base = site.configuration.baseURL
    guard let nearest = site.ownPath(of: address).flatMap({ names.pages.nearest(to: $0) }) else { return nil }
    return Diagnostic(
      "DeadLink", .warning, "Link '\(address)' must lead to a page of the site, which is published at '\(base)'",
      at: article.place(at: link.position), solutions: ["replace '\(address)' with '\(nearest)'"]
    )
  }

  /// Returns a diagnostic for an address that leads nowhere on any site.
  fileprivate static func unusableAddress(
    _ link: Link, in article: Article, of site: Site, _ addresses: SiteAddresses
  ) -> Diagnostic? {
    let address = link.destination
    let place = article.place(at: link.position)
    if address.isEmpty {
      return Diagnostic(
        "DeadLink", site.contentFault, "A link must have an address", at: place,
        solutions: ["write the address in the round brackets", "remove the brackets"])
    }
    if let whole = withoutLeadingMarks(address) {
      return Diagnostic(
        "DeadLink", site.contentFault, "Address '\(address)' must begin with its scheme", at: place,
        solutions: ["replace '\(address)' with '\(whole)'"])
    }
    if let fault = unusableWebAddress(address, at: place, site.contentFault) { return fault }
    if let local = localPath(of: address), isOfPreview(local, of: site, addresses) {
      return Diagnostic(
        "DeadLink", .warning, "Link '\(address)' must not lead to a preview on the author's machine", at: place,
        solutions: ["replace '\(address)' with '\(local)'"])
    }
    if address.lowercased().hasPrefix("tel:"), !address.contains(where: \.isNumber) {
      return Diagnostic(
        "DeadLink", site.contentFault, "Address '\(address)' must have a telephone number", at: place,
        solutions: ["write the number with its country code, as in 'tel:+15550100'"])
    }
    // An address without a recipient may have a text for any.
    if let recipient = recipient(of: address), !recipient.contains("@"), !recipient.isEmpty || !address.contains("?") {
      return Diagnostic(
        "DeadLink", site.contentFault, "Address '\(address)' must have an '@'", at: place,
        solutions: ["write the whole address"])
    }
    guard address.lowercased().hasPrefix("mailto:/") else { return nil }
    let whole = "mailto:" + address.dropFirst("mailto:".count).drop { $0 == "/" }
    return Diagnostic(
      "DeadLink", site.contentFault, "Address '\(address)' must have no slashes after 'mailto:'", at: place,
      solutions: ["replace '\(address)' with '\(whole)'"])
  }

  /// Returns a diagnostic for an address of the web whose scheme, slashes or host are misspelt.
  static func unusableWebAddress(
    _ address: String, at place: SourceRange, _ severity: Severity, _ id: String = "DeadLink"
  ) -> Diagnostic? {
    switch WebAddress.missingPart(of: address) {
    case .slashes:
      let scheme = address.prefix { $0 != ":" } + ":"
      let rest = address.dropFirst(scheme.count).drop { "/\\".contains($0) }
      return Diagnostic(
        id, severity, "Address '\(address)' must have two slashes after '\(scheme)'", at: place,
        solutions: ["replace '\(address)' with '\(scheme + "//" + rest)'"])
    case .host:
      let start = address.prefix { $0 != ":" } + "://"
      let rest = address.dropFirst(start.count).drop { $0 == "/" }
      // The rest may be a complete address.
      let whole = [String(rest), String(start + rest)].first {
        WebAddress($0) != nil && WebAddress.missingPart(of: $0) == nil
      }
      return Diagnostic(
        id, severity, "Address '\(address)' must have a host's name after '\(start)'", at: place,
        solutions: [whole.map { "replace '\(address)' with '\($0)'" } ?? "write the whole address"])
    case nil: break
    }
    for name in ["http", "https"] where address.lowercased().hasPrefix(name) {
      let rest = address.dropFirst(name.count)
      guard let end = ["//", ";//", ".//", ",//"].first(where: rest.hasPrefix) else { continue }
      let whole = "\(name)://\(rest.dropFirst(end.count))"
      return Diagnostic(
        id, severity, "Address '\(address)' must have a colon after '\(name)'", at: place,
        solutions: ["replace '\(address)' with '\(whole)'"])
    }
    return nil
  }

  /// Returns the address of the web that follows signs such as the mark of an image; `nil` for any other address.
  private static func withoutLeadingMarks(_ address: String) -> String? {
    let isMark = { (character: Character) in character.isPunctuation && !"/.#?%&@_".contains(character) }
    guard let first = address.first, isMark(first) else { return nil }
    let rest = address.drop(while: isMark)
    return ["http://", "https://"].contains { rest.lowercased().hasPrefix($0) } ? String(rest) : nil
  }

  fileprivate static func unwrittenNote(
    _ name: WikiName, _ link: Link, in article: Article, _ names: inout LinkNames
  ) -> Diagnostic {
    let meant = names.file(named: name.file + ".md") ?? names.file(titled: name.file)
    let nearest = meant.map { SitePath.stem(of: SitePath.name(of: $0)) }
    return Diagnostic(
      "DeadLink", .information, "No page is named '\(name.file)', so the link to it is plain text",
      at: article.place(at: link.position), solutions: nearest.map { ["replace '\(name.file)' with '\($0)'"] } ?? [])
  }

  fileprivate static func deadLink(
    _ link: Link, in article: Article, of site: Site, _ names: inout LinkNames
  ) -> Diagnostic {
    let path = String(link.destination.prefix { $0 != "#" && $0 != "?" })
    let isPage = path.hasPrefix("/") && !SitePath.isMarkdown(path)
    let nearest =
      isPage
      ? names.pages.nearest(to: path)
      : names.file(meantBy: path, from: article.source).map {
        SitePath.relative(from: SitePath.folder(of: article.source), to: $0).linkDestination
      }
    if let scheme = missingScheme(of: link.destination) {
      let whole = scheme + link.destination
      return Diagnostic(
        "DeadLink", site.contentFault, "Link '\(link.destination)' must begin with '\(scheme)' to leave the site",
        at: article.place(at: link.position), solutions: ["replace '\(link.destination)' with '\(whole)'"])
    }
    return Diagnostic(
      "DeadLink", site.contentFault, "Link '\(link.destination)' must lead to a page or a file of the site",
      at: article.place(at: link.position), solutions: nearest.map { ["replace '\(path)' with '\($0)'"] } ?? [])
  }

  /// Returns a diagnostic for an address that leads somewhere with slashes in place of its backslashes.
  static func backslashes(
    _ address: String, at position: SourcePosition, in article: Article, of site: Site, _ addresses: SiteAddresses,
    _ id: String
  ) -> Diagnostic? {
    guard address.contains("\\") else { return nil }
    let corrected = address.replacing("\\", with: "/")
    if addresses.target(of: corrected, from: article.source) == .missing { return nil }
    return Diagnostic(
      id, site.contentFault, "Address '\(address)' must have slashes in place of backslashes",
      at: article.place(at: position), solutions: ["replace '\(address)' with '\(corrected)'"])
  }

  /// Returns the part of a mail address before its subject and text, which may be empty (RFC 6068).
  private static func recipient(of address: String) -> String? {
    guard address.lowercased().hasPrefix("mailto:") else { return nil }
    let part = String(address.dropFirst("mailto:".count).prefix { $0 != "?" })
    return part.percentDecoded ?? part
  }

  /// Returns the path of an address on the port of the machine itself that a preview has.
  fileprivate static func localPath(of address: String) -> String? {
    // Fast path: a pattern is compiled each time, and few addresses have a port.
    guard address.contains(":8000") else { return nil }
    let match = address.wholeMatch(of: /(?i)https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):8000(\/.*)?/)
    return match.map { $0.output.1.map(String.init) ?? "/" }
  }

  /// Returns whether an address on the author's machine is likely one of the site's preview. Markdown outside a site
  /// often contains the address of the program that it describes.
  private static func isOfPreview(_ path: String, of site: Site, _ addresses: SiteAddresses) -> Bool {
    if site.configuration.isConfigured { return true }
    guard case .page(let page, _) = addresses.target(of: path, from: "Content/index.md") else { return false }
    return !page.isEmpty
  }

  /// Returns the scheme that an address of the web or of mail lacks.
  fileprivate static func missingScheme(of address: String) -> String? {
    if address.contains("@"), address.wholeMatch(of: /[\w.+-]+@[\w-]+(\.[\w-]+)+/) != nil { return "mailto:" }
    return WebAddress.beginsWithHost(address) ? "https://" : nil
  }

  fileprivate static func unsafeLink(_ link: Link, in article: Article) -> Diagnostic {
    Diagnostic(
      "DeadLink", .error,
      "Link '\(link.destination)' must be a web address, a mail address or an address within the site",
      at: article.place(at: link.position),
      explanation: "Other schemes may run something in the reader's browser, so the link is shown without its address.")
  }
}
