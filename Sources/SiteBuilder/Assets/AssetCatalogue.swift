import CaseStudyModel

/// The files copied into the site, and their published names.
struct AssetCatalogue: Sendable {
  /// The files to write.
  private(set) var files: [OutputFile] = []
  /// The output paths by the paths in the site's folder.
  private var outputs: [PathKey: String] = [:]
  /// The output paths of content files.
  private var written: Set<PathKey> = []
  /// The content files that aren't published, because browsers would run them or couldn't show them.
  private(set) var rejected: Set<PathKey> = []
  /// The style sheet embedded in type pictures.
  private(set) var pictureStyle: [UInt8] = []

  init() {}

  /// Names the published files of a theme and of a site's content.
  ///
  /// The name of a file that an article refers to contains a content hash, so browsers can cache it forever. Other
  /// files in `Content/assets` keep their names, and so do those that a template of the site names; unreferenced images
  /// elsewhere are left out. The theme is trusted; content files go through `PublishedAsset`.
  static func catalogue(
    of site: Site, theme: Theme, content: any ContentSource, addresses: SiteAddresses
  ) -> Diagnosed<AssetCatalogue> {
    var result = Diagnosed(AssetCatalogue())
    result.value.add(site, content, addresses, namedIn: theme, &result.diagnostics)
    // The theme's style sheets have the published names of content files.
    let contentFiles = result.value.files
    result.value.files = []
    result.value.add(theme, with: site.texts, &result.diagnostics)
    result.value.pictureStyle = theme.pictureStyle
    result.value.files += PictureFile.files(of: site, style: theme.pictureStyle) + contentFiles
    return result
  }

  /// Adds the content files of a site.
  private mutating func add(
    _ site: Site, _ content: any ContentSource, _ addresses: SiteAddresses, namedIn theme: Theme,
    _ diagnostics: inout [Diagnostic]
  ) {
    let referenced = Self.references(of: site, addresses: addresses)
    let named = Self.files(namedIn: theme)
    for path in site.assets {
      let isReferenced = referenced.contains(PathKey(path))
      // Crawlers look for it at this address.
      let isForCrawlers = path == "Content/" + RobotsFormat.path
      let keepsName = SitePath.relative(path, to: "Content/assets") != nil || isForCrawlers
      guard isReferenced || keepsName else { continue }
      let asset = PublishedAsset(path: path, isTrusted: site.configuration.htmlPolicy == .all)
      do throws(ContentSourceError) {
        let ownName = String(path.dropFirst("Content/".count))
        guard isReferenced || asset.needsReading else {
          add(asset, as: ownName, from: content)
          continue
        }
        let published = asset.isRefused ? asset.refusal : asset.published(try content.read(path))
        diagnostics += published.diagnostics
        if let bytes = published.value {
          let isNamed = isForCrawlers || keepsName && named.contains(PathKey(ownName))
          if !isReferenced || isNamed { add(asset, as: ownName, from: content) }
          if isReferenced { add(asset, as: Self.hashedName(for: path, bytes: bytes), from: content) }
        } else {
          rejected.insert(PathKey(path))
        }
      } catch {
        diagnostics.append(.unreadableFile(error))
      }
    }
  }

  /// Returns the files below `assets` that the site's templates name.
  private static func files(namedIn theme: Theme) -> Set<PathKey> {
    let folder = Array("assets/".utf8)
    var paths: Set<PathKey> = []
    for template in theme.siteSources.map(\.bytes) {
      var start = 0
      while let place = template.firstIndex(of: folder, from: start) {
        start = place + folder.count
        let name = template[start...].prefix { $0 > 0x20 && !"\"'<>,#?{".utf8.contains($0) }
        paths.insert(PathKey("assets/" + String(decoding: name, as: UTF8.self)))
      }
    }
    return paths
  }

  /// Returns the catalogue for pages in another language, whose scripts have other texts.
  func translated(_ texts: InterfaceTexts, _ theme: Theme) -> AssetCatalogue {
    var catalogue = self
    // The site's own language reports unknown texts.
    var diagnostics: [Diagnostic] = []
    catalogue.files = []
    catalogue.add(theme, with: texts, &diagnostics)
    return catalogue
  }

  /// Adds the files of another catalogue that this one lacks.
  mutating func addFiles(of other: AssetCatalogue) {
    let known = Set(files.map(\.path))
    files += other.files.filter { !known.contains($0.path) }
  }

  /// Returns the output path of a file in the site's folder.
  func output(of path: String) -> String { outputs[PathKey(path)] ?? path }

  /// Returns the output path of a file in the theme's `assets`.
  func output(ofTheme name: String) -> String {
    outputs[PathKey(Theme.folder + "assets/" + name)] ?? "assets/" + name
  }

  /// The output path of the style sheet that a site adds to the theme's; `nil` for none.
  var addedStyleSheet: String? { outputs[PathKey(Theme.folder + "assets/" + Theme.addedFiles.style)] }

  /// The output path of the script that a site adds to the theme's; `nil` for none.
  var addedScript: String? { outputs[PathKey(Theme.folder + "assets/" + Theme.addedFiles.script)] }

  private mutating func add(_ asset: PublishedAsset, as output: String, from content: any ContentSource) {
    outputs[PathKey(asset.path)] = output
    // Files with equal bytes share a hashed name and are written once.
    if !written.insert(PathKey(output)).inserted { return }
    files.append(
      OutputFile(path: output, origin: SourceRange(path: asset.path, line: 1)) {
        do throws(ContentSourceError) {
          return Diagnosed(asset.published(try content.read(asset.path)).value ?? [])
        } catch {
          return Diagnosed([], [.unreadableFile(error)])
        }
      })
  }

  /// Names the theme's files. Style sheets come last, each after those that it imports, because their hashes depend on
  /// the names that they contain.
  private mutating func add(_ theme: Theme, with texts: InterfaceTexts, _ diagnostics: inout [Diagnostic]) {
    let names = theme.assets.keys.sorted().map(\.text)
    let isStyle = { (name: String) in SitePath.fileExtension(of: name) == "css" }
    let styles = StyleSheetAddresses.inOrderOfImports(names.filter(isStyle)) { name in
      let addresses = StyleSheetAddresses.addresses(in: theme.assets[PathKey(name)] ?? [])
      return addresses.compactMap { SitePath.resolve($0, in: SitePath.folder(of: name)) }.filter(isStyle)
    }
    for name in names.filter({ !isStyle($0) }) + styles {
      guard var bytes = theme.assets[PathKey(name)] else { continue }
      if isStyle(name) {
        let folder = SitePath.folder(of: name)
        bytes = StyleSheetAddresses.rewritten(StyleSheetScan.withoutComments(bytes)) { address in
          SitePath.resolve(address, in: folder)
            .flatMap { outputs[PathKey(Theme.folder + "assets/" + $0)] ?? outputs[PathKey("Content/assets/" + $0)] }
            .map { String($0.dropFirst("assets/".count)) }
        }
      }
      if SitePath.fileExtension(of: name) == "js" {
        let filled = ScriptTexts.filled(bytes, with: texts)
        bytes = filled.script
        let place = SourceRange(path: Theme.folder + "assets/" + name, line: 1)
        diagnostics += filled.unknown.map { .textWithoutEnglish($0, at: place) }
      }
      let finished = bytes
      let output = Self.hashedName(for: name, bytes: finished)
      outputs[PathKey(Theme.folder + "assets/" + name)] = output
      files.append(OutputFile(path: output) { Diagnosed(finished) })
    }
  }

  private static func hashedName(for path: String, bytes: [UInt8]) -> String {
    let suffix = SitePath.fileExtension(of: path)
    let stem = Slug.derived(from: SitePath.stem(of: path))
    return "assets/\(stem).\(contentHash(of: bytes))" + (suffix.isEmpty ? "" : "." + suffix.prefix(12))
  }

  private static func references(of site: Site, addresses: SiteAddresses) -> Set<PathKey> {
    if site.assets.isEmpty { return [] }
    var paths: Set<PathKey> = []
    for article in site.articles { paths.formUnion(references(of: article, addresses: addresses)) }
    return paths
  }

  /// Returns the files of the site's folder that an article links to or shows.
  static func references(of article: Article, addresses: SiteAddresses) -> Set<PathKey> {
    let images = article.images.map(\.source) + [article.frontMatter.image].compactMap { $0 }
    let destinations = article.links.map(\.destination) + images
    return Set(destinations.compactMap { addresses.asset(of: $0, from: article.source).map(PathKey.init) })
  }
}
