import CaseStudyModel

extension Theme {
  /// Returns the mistakes in the markup and the assets of a site's own part of the theme.
  func markupFaults(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    let sources = siteSources
    let address = site.configuration.baseURL
    let path = address.ranges(of: "://").first.map { address[$0.upperBound...].drop { $0 != "/" } } ?? ""
    let isAtRoot = path.allSatisfy { $0 == "/" }
    let published = Self.published(site)
    return TemplateElements.diagnostics(of: sources)
      + sources.flatMap { source in
        TemplateWords(
          source: source, isAtRoot: isAtRoot, pages: site.pagePaths, assets: published, addresses: addresses
        ).diagnostics
      }
      + templatesWithoutText + styleFaults(for: site) + scriptFaults
  }

  /// The paths of a site's files that are published under their own names.
  private static func published(_ site: Site) -> Set<PathKey> {
    Set(site.assets.compactMap { SitePath.relative($0, to: "Content/assets") }.map(PathKey.init))
  }

  /// A diagnostic for each of the site's scripts that browsers can't run.
  private var scriptFaults: [Diagnostic] {
    let added = PathKey(Self.addedFiles.script)
    let scripts = assets.keys.filter {
      SitePath.fileExtension(of: $0.text) == "js" && isSiteAsset($0) && ($0 == added || ownAssets.contains($0))
    }
    return scripts.sorted().compactMap { name in
      guard let bytes = assets[name] else { return nil }
      func place(_ offset: Int) -> SourceRange {
        SourceRange(path: Self.folder + "assets/" + name.text, start: bytes.position(of: offset))
      }
      let start = bytes.prefix { $0 <= 0x20 }.count
      if bytes[start...].starts(with: "<script".utf8) {
        return Diagnostic(
          "MalformedMarkup", .warning, "A script must not begin with an HTML tag", at: place(start),
          solutions: ["remove the tags"])
      }
      return ScriptScan(bytes).fault.map { fault in
        Diagnostic("MalformedScript", .warning, fault.summary, at: place(fault.offset), solutions: [fault.solution])
      }
    }
  }

  private func styleFaults(for site: Site) -> [Diagnostic] {
    // Fast path: most sites add no files, and reading the theme's style sheets takes a tenth of a small site's check.
    guard assets.keys.contains(where: isSiteAsset) else { return [] }
    let published = Self.published(site)
    var used: Set<PathKey> = []
    var found: [Diagnostic] = []
    let (variables, classes) = (styleVariables, styleClasses(for: site))
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) where SitePath.fileExtension(of: name.text) == "css" {
      let folder = SitePath.folder(of: name.text)
      let sheet = StyleSheetFaults(path: Self.folder + "assets/" + name.text, bytes: bytes)
      let addresses = sheet.addresses { address in
        guard let path = SitePath.resolve(address, in: folder) else { return false }
        used.insert(PathKey(path))
        return assets[PathKey(path)] != nil || published.contains(PathKey(path))
      }
      // A copy of the theme's file is as sound as the original.
      if isSiteAsset(name) {
        found += (sheet.form.isEmpty ? sheet.declarations(variables, classes) : sheet.form) + addresses
      }
    }
    return found + unusedAssets(used)
  }

  /// Whether the site has a style sheet of its own, whose names are compared with those of the theme.
  private var hasOwnStyle: Bool {
    assets.keys.contains { isSiteAsset($0) && SitePath.fileExtension(of: $0.text) == "css" }
  }

  /// The classes of the theme's style sheets; none if the HTML of texts may have others.
  private func styleClasses(for site: Site) -> StyleClasses {
    var classes = StyleClasses()
    if site.configuration.htmlPolicy == .all || !hasOwnStyle { return classes }
    for (name, bytes) in assets {
      switch SitePath.fileExtension(of: name.text) {
      case "css" where !isSiteAsset(name):
        classes.add(styleSheet: StyleSheetFaults(path: name.text, bytes: bytes).rules)
      case "js": classes.add(other: bytes)
      default: break
      }
    }
    classes.add(styleSheet: StyleSheetFaults(path: "picture.css", bytes: pictureStyle).rules)
    for source in siteSources { classes.add(other: source.bytes) }
    return classes
  }

  /// The variables of all style sheets.
  private var styleVariables: StyleVariables {
    var variables = StyleVariables()
    guard hasOwnStyle else { return variables }
    for (name, bytes) in assets {
      switch SitePath.fileExtension(of: name.text) {
      case "css": variables.add(styleSheet: StyleSheetFaults(path: name.text, bytes: bytes).rules)
      case "js": variables.add(other: bytes)
      default: break
      }
    }
    variables.add(styleSheet: StyleSheetFaults(path: "picture.css", bytes: pictureStyle).rules)
    for source in siteSources { variables.add(other: source.bytes) }
    return variables
  }

  /// Returns a diagnostic for each file that no page loads: it doesn't replace a file of the theme, and isn't one of
  /// the files that a site may add.
  private func unusedAssets(_ used: Set<PathKey>) -> [Diagnostic] {
    assets.keys.sorted().filter { isSiteAsset($0) && !ownAssets.contains($0) && !used.contains($0) }.compactMap {
      name in
      let added = Self.addedFiles
      guard name.text != added.style, name.text != added.script,
        let solution = Self.remedies[SitePath.fileExtension(of: name.text)]
      else { return nil }
      let path = Self.folder + "assets/" + name.text
      return Diagnostic(
        "MisnamedFile", .warning, "File '\(path)' isn't loaded by any page", at: SourceRange(path: path, line: 1),
        solutions: [solution])
    }
  }

  /// The solutions for files that no page loads, by extension.
  private static let remedies: [String: Message] = {
    let style: Message = "put its rules into Templates/assets/site.css"
    let picture: Message = "load it from Templates/assets/site.css, or move it to Content/assets"
    return [
      "css": style, "less": style, "sass": style, "scss": style, "styl": style,
      "js": "put its lines into Templates/assets/custom.js", "mjs": "put its lines into Templates/assets/custom.js",
      "ts": "put its lines into Templates/assets/custom.js, as JavaScript",
      "ico": "replace the site's icon with Templates/assets/icon.svg",
      "png": picture, "jpg": picture, "jpeg": picture, "gif": picture, "webp": picture, "avif": picture, "svg": picture,
      "woff": picture, "woff2": picture, "ttf": picture, "otf": picture,
    ]
  }()
}
