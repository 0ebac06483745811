import CaseStudyModel

/// Images of the site must exist.
struct MissingImage: LinkCheck {
  var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An image of the site must exist",
      text: """
        The address is relative to the Markdown file, or starts with a slash for one from the site's root. Readers see \
        the alternative text in place of an image that is missing. Images of other sites are not fetched, and files \
        whose names, or whose folders' names, begin with a dot are never published.
        """,
      example: """
        ![The screen before](shema.png)   there is no such file
        ![The screen before](schema.png)  is beside the Markdown file
        """)
  }

  func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    let assets = Dictionary(site.assets.map { (SitePath.name(of: $0), $0) }) { first, _ in first }
    var known = KnownNames(assets.keys)
    var kinds = TargetKinds(of: site)
    return site.articles.flatMap { article in
      let card = article.frontMatter.image.flatMap { image in
        image.isEmpty
          ? nil : Image(source: image, alternative: "", title: "", position: article.place(ofKey: "image").start)
      }
      return ([card].compactMap { $0 } + article.images).compactMap { image -> Diagnostic? in
        let place = article.place(at: image.position)
        if let fault = Diagnostic.unusableWebAddress(image.source, at: place, site.contentFault, id) { return fault }
        let target = addresses.target(of: image.source, from: article.source)
        if let fault = kinds.fault(of: target, image.source, in: article, at: place) { return fault }
        if case .source = target, image != card, addresses.outsideAddress(ofImage: image.source, in: article) != nil {
          return .hostedImage(image.source, at: place)
        }
        switch target {
        case .asset(let path) where !Self.isShown(path): return .unshown(image.source, at: place)
        case .asset, .external: return nil
        case .page, .unsafe, .missing, .missingAnchor, .source, .unhosted, .draft:
          return Diagnostic.backslashes(image.source, at: image.position, in: article, of: site, addresses, id)
            ?? .missingImage(
              image, in: article, of: site, assets, &known, isFile: kinds.isFile(image.source, in: article))
        }
      }
    }
  }
}

extension MissingImage {
  /// Returns whether browsers show a file as a picture or play it, by its extension.
  fileprivate static func isShown(_ path: String) -> Bool {
    SitePath.isImage(path)
      || ["apng", "bmp", "ico", "jfif", "mov", "mp4", "ogv", "webm"].contains(SitePath.fileExtension(of: path))
  }
}

extension Diagnostic {
  /// The formats of cameras and of drawing programs, which few browsers show.
  private static let unshownFormats: Set<String> = [
    "ai", "dng", "drawio", "eps", "fig", "graffle", "heic", "heif", "jp2", "psd", "raw", "sketch", "tif", "tiff", "xcf",
  ]

  fileprivate static func unshown(
    _ source: String, at range: SourceRange, solution: Message = "convert it, or link to the file"
  ) -> Diagnostic {
    Diagnostic(
      "MissingImage", .warning, "Image '\(source)' must be in a format that browsers show, such as PNG or SVG",
      at: range, solutions: [solution])
  }

  fileprivate static func hostedImage(_ source: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "MissingImage", .information,
      "Readers get image '\(source)' from the code host, because it is hidden or outside the site's folder", at: range,
      solutions: ["move it into the site's folder, and not under a name that begins with a dot"])
  }

  /// - Parameters:
  ///   - assets: the first asset of each name.
  ///   - known: their names.
  fileprivate static func missingImage(
    _ image: Image, in article: Article, of site: Site, _ assets: [String: String], _ known: inout KnownNames,
    isFile: Bool
  ) -> Diagnostic {
    let name = SitePath.name(of: image.source)
    let place = article.place(at: image.position)
    if unshownFormats.contains(SitePath.fileExtension(of: image.source)) {
      return unshown(image.source, at: place, solution: "convert it to PNG, JPEG or SVG")
    }
    if isFile, MissingImage.isShown(image.source) {
      return Diagnostic(
        "MissingImage", site.contentFault, "Image '\(image.source)' must be in 'Content/assets' to be published",
        at: place, solutions: ["move it there"])
    }
    if isFile { return unshown(image.source, at: place, solution: "convert it to PNG, JPEG or SVG") }
    let nearest = known.nearest(to: name).flatMap { assets[$0] }.map {
      SitePath.relative(from: SitePath.folder(of: article.source), to: $0).linkDestination
    }
    if WebAddress.beginsWithHost(image.source) {
      let whole = "https://" + image.source
      return Diagnostic(
        "MissingImage", site.contentFault,
        "The address '\(image.source)' of an image on another site must begin with 'https://'", at: place,
        solutions: ["replace '\(image.source)' with '\(whole)'"])
    }
    if let path = SitePath.resolve(image.source, in: SitePath.folder(of: article.source)),
      let part = SitePath.hiddenPart(of: path)
    {
      return Diagnostic(
        "MissingImage", site.contentFault,
        "Image '\(image.source)' must not be under '\(part)': hidden files are never published", at: place,
        solutions: ["move it to a folder whose name doesn't begin with a dot"])
    }
    return Diagnostic(
      "MissingImage", site.contentFault, "Image '\(image.source)' must exist in the site's folder", at: place,
      solutions: nearest.map { ["replace '\(image.source)' with '\($0)'"] } ?? [])
  }
}

extension String {
  /// The path as the address of a link or an image in Markdown: its spaces and the signs with a meaning are encoded.
  var linkDestination: String {
    replacing("%", with: "%25").replacing(" ", with: "%20").replacing("#", with: "%23").replacing("?", with: "%3F")
  }
}

/// Finds addresses of images that lead to something other than a picture.
private struct TargetKinds {
  private let site: Site
  private lazy var files = Set(site.files)

  init(of site: Site) { self.site = site }

  /// Returns a diagnostic if an address leads to something other than a picture.
  mutating func fault(
    of target: LinkTarget, _ address: String, in article: Article, at range: SourceRange
  ) -> Diagnostic? {
    if target == .external, let picture = Self.picture(onPage: address) {
      return Diagnostic(
        "MissingImage", .warning, "Image '\(address)' must be a picture, not the page of a code host that shows it",
        at: range, solutions: ["replace '\(address)' with '\(picture)'"])
    }
    guard let kind = kind(of: target, address, in: article) else { return nil }
    return Diagnostic(
      "MissingImage", target == .external ? .warning : site.contentFault,
      "Image '\(address)' must be a picture, not \(kind)", at: range,
      solutions: ["name a picture, such as a PNG or SVG"])
  }

  /// Returns whether an address is that of a file in the site's folder, published or not.
  mutating func isFile(_ address: String, in article: Article) -> Bool {
    SitePath.resolve(address, in: SitePath.folder(of: article.source)).map { files.contains($0) } ?? false
  }

  /// Returns the address of the picture on a code host's page about it.
  private static func picture(onPage address: String) -> String? {
    if address.contains("raw=") { return nil }
    let parts = [
      ("/-/blob/", "/-/raw/", true), ("/src/branch/", "/raw/branch/", true),
      ("/blob/", "/raw/", address.hasPrefix("https://github.com/")),
      ("/src/", "/raw/", address.hasPrefix("https://bitbucket.org/")),
    ]
    for (page, raw, applies) in parts where applies {
      if let range = address.firstRange(of: page) {
        return String(address[..<range.lowerBound]) + raw + String(address[range.upperBound...])
      }
    }
    return nil
  }

  /// Returns the kind of target of an address that can't be a picture; `nil` for a file that may be one, or that is
  /// missing.
  private mutating func kind(of target: LinkTarget, _ address: String, in article: Article) -> Message? {
    switch target {
    case .page, .missingAnchor, .draft: return "a page"
    case .external:
      let path = address.prefix { $0 != "?" && $0 != "#" }
      return ["htm", "html", "pdf"].contains(SitePath.fileExtension(of: String(path))) ? "a document" : nil
    case .asset, .unsafe, .missing, .source, .unhosted:
      if address.hasSuffix("/") { return "a folder" }
      let isText =
        SitePath.isMarkdown(address) || Language.language(ofFileExtension: SitePath.fileExtension(of: address)) != nil
      return isText && isFile(address, in: article) ? "a file of text" : nil
    }
  }
}
