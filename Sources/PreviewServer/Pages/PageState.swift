import CaseStudyModel

/// The state of a page at one moment, without its bytes.
struct PageState: Sendable {
  /// The version that tabs of the page should show.
  var version: PageVersion
  /// The addresses of its style sheets, in order.
  var styleSheets: [String] = []
  /// The problems found while rendering it.
  var problems: [PreviewProblem] = []

  /// Determines the state of a page from its answer.
  init(_ answer: SiteAnswer) {
    switch answer {
    case .file(let path, let file): self.init(file, status: 200, isPage: MediaType(path: path) == .html)
    case .missing(let file, let status): self.init(file, status: status, isPage: true)
    case .redirect(let path, let status): self.init(version: PageVersion(status: status, content: path, styles: ""))
    case .outside: self.init(version: PageVersion(status: 404, content: "", styles: ""))
    }
  }

  private init(version: PageVersion) { self.version = version }

  private init(_ file: PreviewedFile, status: Int, isPage: Bool) {
    let links = isPage ? StyleSheetLinks(in: file.bytes) : StyleSheetLinks()
    styleSheets = links.addresses
    problems = file.problems
    version = PageVersion(
      status: status, content: contentHash(of: links.isEmpty ? file.bytes : links.remainder),
      styles: contentHash(of: Array(links.addresses.joined(separator: "\n").utf8)))
  }
}
