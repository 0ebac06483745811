import CaseStudyModel

/// Images of the site must exist.
public struct MissingImage: LinkCheck {
  public init() {}

  public var explanation: DiagnosticExplanation {
    DiagnosticExplanation(
      id: id, summary: "An image of the site must exist",
      text: """
        The address is relative to the Markdown file, or starts with a slash for one from the site's root. Readers see \
        the alternative text in place of an image that is missing. Images of other sites are not fetched.
        """,
      example: """
        ![The screen before](shema.png)   there is no such file
        ![The screen before](schema.png)  is beside the Markdown file
        """)
  }

  public func diagnostics(for site: Site, following addresses: SiteAddresses) -> [Diagnostic] {
    var known = KnownNames(site.assets.map { SitePath.name(of: $0) })
    let cards = site.articles.compactMap { article -> Diagnostic? in
      guard let image = article.frontMatter.image, !image.isEmpty else { return nil }
      switch addresses.target(of: image, from: article.source) {
      case .asset(let path) where !Self.isShown(path):
        return .unshown(image, at: Diagnostic.range(of: "image", in: article))
      case .asset, .external: return nil
      case .page, .unsafe, .missing, .missingAnchor, .source, .unhosted, .draft:
        let place = Diagnostic.range(of: "image", in: article)
        let picture = Image(source: image, alternative: "", title: "", position: place.start)
        return Diagnostic.backslashes(image, at: place.start, in: article, of: site, addresses, id)
          ?? .missingImage(picture, in: article, of: site, &known)
      }
    }
    return cards
      + site.articles.flatMap { article in
        article.images.compactMap { image in
          switch addresses.target(of: image.source, from: article.source) {
          case .asset(let path) where !Self.isShown(path):
            Diagnostic.unshown(image.source, at: SourceRange(path: article.source, start: image.position))
          case .asset, .external: nil
          case .page, .unsafe, .missing, .missingAnchor, .source, .unhosted, .draft:
            Diagnostic.backslashes(image.source, at: image.position, in: article, of: site, addresses, id)
              ?? .missingImage(image, in: article, of: site, &known)
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

  fileprivate static func missingImage(
    _ image: Image, in article: Article, of site: Site, _ known: inout KnownNames
  ) -> Diagnostic {
    let name = SitePath.name(of: image.source)
    if unshownFormats.contains(SitePath.fileExtension(of: image.source)) {
      return unshown(
        image.source, at: SourceRange(path: article.source, start: image.position),
        solution: "convert it to PNG, JPEG or SVG")
    }
    let nearest = known.nearest(to: name).flatMap { name in site.assets.first { SitePath.name(of: $0) == name } }.map {
      SitePath.relative(from: SitePath.folder(of: article.source), to: $0)
    }
    if WebAddress.beginsWithHost(image.source) {
      let whole = "https://" + image.source
      return Diagnostic(
        "MissingImage", site.contentFault,
        "The address '\(image.source)' of an image on another site must begin with 'https://'",
        at: SourceRange(path: article.source, start: image.position),
        solutions: ["replace '\(image.source)' with '\(whole)'"])
    }
    return Diagnostic(
      "MissingImage", site.contentFault, "Image '\(image.source)' must exist in the site's folder",
      at: SourceRange(path: article.source, start: image.position),
      solutions: nearest.map { ["replace '\(image.source)' with '\($0)'"] } ?? [])
  }
}
