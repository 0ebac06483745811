/// The resource at a path, following the conventions of static hosts.
enum SiteAnswer: Sendable {
  /// A file at a path below the site's root.
  case file(path: String, PreviewedFile)
  /// A redirect to another path of the server.
  case redirect(to: String, status: Int)
  /// No file; contains the page to show instead.
  case missing(PreviewedFile)
  /// No file, because the path is not below the site's root.
  case outside(root: String)

  /// Finds the resource at a path.
  init(to path: RequestPath, in site: any PreviewedSite) {
    guard let local = path.below(site.rootPath) else {
      let isAbove = path.text == "/" || path.text + "/" == site.rootPath
      self = isAbove ? .redirect(to: site.rootPath, status: 302) : .outside(root: site.rootPath)
      return
    }
    if local.isEmpty || local.hasSuffix("/") {
      let index = local + "index.html"
      self = site.file(at: index).map { .file(path: index, $0) } ?? .missing(in: site)
    } else if let file = site.file(at: local) {
      self = .file(path: local, file)
    } else if site.hasFile(at: local + "/index.html") {
      self = .redirect(to: path.text + "/", status: 301)
    } else {
      let page = local + ".html"
      self = site.file(at: page).map { .file(path: page, $0) } ?? .missing(in: site)
    }
  }

  private static func missing(in site: any PreviewedSite) -> SiteAnswer {
    .missing(site.file(at: "404.html") ?? PreviewedFile(bytes: Array(fallbackPage(in: site.overlayTexts).utf8)))
  }

  private static func fallbackPage(in texts: OverlayTexts) -> String {
    let title = texts.texts["notFound"]?["other"] ?? "Not found"
    let hint = texts.texts["notFoundHint"]?["other"] ?? ""
    return """
      <!DOCTYPE html>
      <html lang="\(texts.language)">
      <head><meta charset="utf-8"><title>\(title)</title></head>
      <body><h1>\(title)</h1><p>\(hint)</p></body>
      </html>

      """
  }
}
