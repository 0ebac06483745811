/// The resource at a path, following the conventions of static hosts.
enum SiteAnswer: Sendable {
  /// A file at a path below the site's root.
  case file(path: String, PreviewedFile)
  /// A redirect to another path of the server.
  case redirect(to: String, status: Int)
  /// No file; contains the page to show instead, with its status: 404, or 503 while the site is being read.
  case missing(PreviewedFile, status: Int)
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
      self = .file(at: index, in: site) ?? .missing(in: site)
    } else if let answer = SiteAnswer.file(at: local, in: site) {
      self = answer
    } else if site.hasFile(at: local + "/index.html") {
      self = .redirect(to: path.text + "/", status: 301)
    } else {
      self = .file(at: local + ".html", in: site) ?? .missing(in: site)
    }
  }

  /// Returns whether a request must wait until its file has been read.
  static func isAwaited(_ path: RequestPath, in site: any PreviewedSite) -> Bool {
    guard site.isLoading, let local = path.below(site.rootPath) else { return false }
    let isFolder = local.isEmpty || local.hasSuffix("/")
    let names = isFolder ? [local + "index.html"] : [local, local + "/index.html", local + ".html"]
    return !names.contains(where: site.hasFile) && site.awaitsFile(at: local)
  }

  private static func file(at path: String, in site: any PreviewedSite) -> SiteAnswer? {
    guard var file = site.file(at: path) else { return nil }
    if site.isLoading, MediaType(path: path) == .html { LoadingNotice.insert(into: &file.bytes, site.overlayTexts) }
    return .file(path: path, file)
  }

  private static func missing(in site: any PreviewedSite) -> SiteAnswer {
    if site.isLoading {
      return .missing(PreviewedFile(bytes: page("filling", "fillingHint", in: site.overlayTexts)), status: 503)
    }
    let page = site.file(at: "404.html")
    return .missing(
      page ?? PreviewedFile(bytes: Self.page("notFound", "notFoundHint", in: site.overlayTexts)), status: 404)
  }

  /// Returns a page with a title and a hint, each given by its key.
  private static func page(_ title: String, _ hint: String, in texts: OverlayTexts) -> [UInt8] {
    let title = texts.text(title)
    let page = """
      <!DOCTYPE html>
      <html lang="\(texts.language)">
      <head><meta charset="utf-8"><title>\(title)</title></head>
      <body><h1>\(title)</h1><p>\(texts.text(hint))</p></body>
      </html>

      """
    return Array(page.utf8)
  }
}

/// The element that tells readers that the site is still being read, so lists are incomplete.
enum LoadingNotice {
  /// Inserts the notice at the start of a page's body.
  static func insert(into page: inout [UInt8], _ texts: OverlayTexts) {
    let element = "<p id=\"solidsite-filling\" role=\"status\">\(texts.text("fillingNotice"))</p>"
    let tag = page.firstIndex(of: "<body", from: 0) ?? 0
    let place = page[tag...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? page.count
    page.insert(contentsOf: element.utf8, at: place)
  }
}
