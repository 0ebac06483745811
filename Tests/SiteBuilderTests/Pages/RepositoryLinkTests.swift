import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Links into the repository")
struct RepositoryLinkTests {
  private func target(
    _ destination: String, from source: String = "README.md", folder: String = "",
    remote: String? = "https://github.com/a/b", files: [String] = ["Sources/A.kt", "b c.kt", "top.kt"],
    inSite: [String] = []
  ) -> LinkTarget {
    var site = Site(configuration: SiteConfiguration(title: "x"), home: .made(source, []))
    site.files = inSite
    var addresses = SiteAddresses(site)
    addresses.repository = RepositoryLinks(
      of: site,
      SourceRepository(commit: "c0ffee", remote: remote, folder: folder, files: files, folders: ["Sources"]))
    return addresses.target(of: destination, from: source)
  }

  private static let root = "https://github.com/a/b"

  @Test(arguments: [
    ("Sources/A.kt", "blob/c0ffee/Sources/A.kt"), ("./Sources/../Sources/A.kt", "blob/c0ffee/Sources/A.kt"),
    ("Sources", "tree/c0ffee/Sources"), ("Sources/", "tree/c0ffee/Sources"), ("b%20c.kt", "blob/c0ffee/b%20c.kt"),
    ("/top.kt", "blob/c0ffee/top.kt"), ("Sources/A.kt#L3-L5", "blob/c0ffee/Sources/A.kt#L3-L5"),
    ("Sources/A.kt?plain=1", "blob/c0ffee/Sources/A.kt"),
  ])
  func leadToTheCodeHost(destination: String, path: String) {
    #expect(target(destination) == .source("\(Self.root)/\(path)"))
  }

  @Test(arguments: [("../Sources/A.kt", "blob/c0ffee/Sources/A.kt"), ("/top.kt", "blob/c0ffee/top.kt")])
  func leaveTheFolderOfTheSite(destination: String, path: String) {
    #expect(target(destination, folder: "docs") == .source("\(Self.root)/\(path)"))
  }

  @Test(arguments: [
    ("docs/fees", LinkTarget.source("\(root)/blob/c0ffee/docs/fees.md")),
    ("./docs/fees#a", .source("\(root)/blob/c0ffee/docs/fees.md#a")), ("docs/none", .missing), ("docs/fees/", .missing),
  ])
  func mayNameADocumentWithoutItsExtension(destination: String, expected: LinkTarget) {
    #expect(target(destination, files: ["docs/fees.md"]) == expected)
  }

  /// The remote, the folder of the site, an address there, and whether it leads to the site's own page `README.md`.
  @Test(arguments: [
    ("https://github.com/a/b", "", "https://github.com/a/b/blob/main/README.md", true),
    ("git@github.com:a/b.git", "", "https://github.com/A/B/blob/master/README.md", true),
    ("https://github.com/a/b", "docs", "https://github.com/a/b/blob/main/docs/README.md", true),
    ("https://gitlab.com/a/b", "", "https://gitlab.com/a/b/-/blob/main/README.md", true),
    ("https://codeberg.org/a/b", "", "https://codeberg.org/a/b/src/branch/main/README.md", true),
    ("https://github.com/a/b", "docs", "https://github.com/a/b/blob/main/README.md", false),
    // Other revisions, views, files and repositories.
    ("https://github.com/a/b", "", "https://github.com/a/b/blob/v1.2/README.md", false),
    ("https://github.com/a/b", "", "https://github.com/a/b/edit/main/README.md", false),
    ("https://github.com/a/b", "", "https://github.com/a/b/blob/main/None.md", false),
    ("https://github.com/a/b", "", "https://github.com/a/b/blob/main/README.md#none", false),
    ("https://github.com/a/b", "", "https://github.com/a/bc/blob/main/README.md", false),
    ("https://github.com/a/b", "", "https://github.com/a/b", false),
  ])
  func addressesOfOwnFilesLeadToOwnPages(remote: String, folder: String, address: String, isOwn: Bool) {
    let expected = isOwn ? LinkTarget.page("", fragment: nil) : .external
    #expect(target(address, from: "README.md", folder: folder, remote: remote) == expected)
  }

  @Test(arguments: ["../outside.kt", "Sources/None.kt", "../../etc/passwd", "sources/a.kt"])
  func mustNameAFileOfTheRepository(destination: String) {
    #expect(target(destination) == .missing)
  }

  @Test(arguments: [
    (
      ".github/banner.svg", "README.md", "https://github.com/a/b",
      "https://github.com/a/b/raw/c0ffee/.github/banner.svg"
    ),
    ("../img/a%20b.png", "notes/x.md", "https://gitlab.com/a/b", "https://gitlab.com/a/b/-/raw/c0ffee/img/a%20b.png"),
    (
      "../img/a b.png", "notes/x.md", "https://codeberg.org/a/b",
      "https://codeberg.org/a/b/raw/commit/c0ffee/img/a%20b.png"
    ),
    (".github/banner.svg", "README.md", nil, nil), (".github/none.svg", "README.md", "https://github.com/a/b", nil),
    (".github/token.txt", "README.md", "https://github.com/a/b", nil),
  ])
  func showPicturesThatAreNotCopiedInFoldersWithoutSettings(
    image: String, source: String, remote: String?, address: String?
  ) {
    for isConfigured in [false, true] {
      let page = Article.made(source, [.image(image, "A")])
      var site = Site(configuration: SiteConfiguration(title: "x", isConfigured: isConfigured), home: page)
      site.isOfDocuments = true
      var addresses = SiteAddresses(site)
      addresses.repository = RepositoryLinks(
        of: site,
        SourceRepository(
          commit: "c0ffee", remote: remote, files: [".github/banner.svg", ".github/token.txt", "img/a b.png"]))
      #expect(addresses.outsideAddress(ofImage: image, in: page) == (isConfigured ? nil : address))
      let faults = MissingImage().diagnostics(for: site, following: addresses)
      let severity: Severity = isConfigured ? .error : address == nil ? .warning : .information
      #expect(faults.map(\.severity) == [severity])
    }
  }

  @Test func areTextWithoutARemote() {
    #expect(target("Sources/A.kt", remote: nil) == .unhosted)
    #expect(target("../../issues", remote: nil) == .unhosted)
  }

  @Test(arguments: [
    ("README.md", "../../issues/new/choose", "issues/new/choose"), ("README.md", "../../wiki", "wiki"),
    ("docs/a.md", "../../../pulls", "pulls"), ("docs/a.md", "../../issues", nil), ("README.md", "../../settings", nil),
    ("README.md", "../issues", nil),
  ])
  func leadToPagesOfTheHostAsFromAFileOnIt(source: String, destination: String, page: String?) {
    #expect(target(destination, from: source) == page.map { .source("\(Self.root)/\($0)") } ?? .missing)
    #expect(target(destination, from: source, remote: "https://gitlab.com/a/b") == .missing)
  }

  @Test func areTextForAFileThatIsNotCommitted() {
    #expect(target("new.kt", inSite: ["new.kt"]) == .unhosted)
  }

  @Test func pointToTheBranchWithoutGit() {
    var site = Site(configuration: SiteConfiguration(title: "x"), home: .made("README.md", []))
    site.configuration.repository = .init(url: "https://gitlab.com/a/b", branch: "trunk")
    site.files = ["A.kt"]
    var addresses = SiteAddresses(site)
    addresses.repository = RepositoryLinks(of: site, nil)
    #expect(
      addresses.target(of: "A.kt", from: "README.md") == .source("https://gitlab.com/a/b/-/blob/trunk/A.kt"))
  }
}
