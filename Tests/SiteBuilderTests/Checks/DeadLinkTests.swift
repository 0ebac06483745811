import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Dead links")
struct DeadLinkTests {
  @Test(arguments: [
    ("1-a.md#x", ": replace '1-a.md' with 'a.md'"), ("b.md", ""), ("aa.md#x", ": replace 'aa.md' with 'a.md'"),
    ("../nowhere/", ""),
    ("/case-studies/b/", ""), ("../../../../etc/passwd", ""), ("javascript:alert(1)", ""), ("picture.png", ""),
    ("data:text/html,x", ""),
  ])
  func areFound(destination: String, solution: String) {
    let parts: [Article.Part] = [.heading(2, "One"), .link(destination, "x")]
    #expect(DeadLink().findings(parts) == ["error DeadLink a.md:2\(solution)"])
  }

  @Test(arguments: [
    "a.md", "../case-studies/a.md", "/case-studies/a/", "/case-studies/a", "../principles/ocp/", "../principles/ocp.md",
    "https://example.org", "mailto:a@example.org", "mailto:a%40example.org", "mailto:?subject=x", "#", "#top", "/",
    "picture.png", "a.md#one", "a.md#none",
  ])
  func areNoOthers(destination: String) {
    let parts: [Article.Part] = [.heading(2, "One"), .link(destination, "x")]
    #expect(DeadLink().findings(parts, assets: ["Content/case-studies/picture.png"]) == [])
  }

  @Test(arguments: [
    ("../src/Shape.java", "../../src/Shape.java"), ("src/Shape.java", "../../src/Shape.java"),
    ("../ocp/README.md", "../book/ocp/README.md"), ("img/a%20b.png", "../img/a%20b.png"),
    // Names of several files, and of files of another kind.
    ("../none/README.md", nil), ("README.txt", nil), ("Shape.kt", nil), ("../old/same.md", nil),
  ])
  func areSolvedByFilesAtTheirPaths(destination: String, path: String?) {
    var site = Site.made(
      pages: ["docs/book/ocp/README.md", "docs/book/srp/README.md", "docs/dip.md"].map { .made($0, []) }
        + [.made("docs/notes/x.md", [.link(destination, "x")])])
    site.files = ["a/same.md", "b/same.md", "docs/img/a b.png", "lsp/src/Shape.java", "src/Shape.java"]
    let solution = path.map { ": replace '\(destination)' with '\($0)'" } ?? ""
    #expect(DeadLink().findings(in: site) == ["error DeadLink x.md:1\(solution)"])
  }

  @Test(arguments: [
    ("pattern-bridge.md", "pattern-brigde.md", true), ("04_gc.md", "03_gc.md", true),
    ("overview.md", "02-overview.md", true), ("functions.md", "fonctions.md", true),
    ("binary-search.md", "binary_search.md", true),
    ("pattern-bridge.md", "pattern-builder.md", false), ("ddd.md", "bdd.md", false),
    ("agile-principles.md", "solid-principles.md", false), ("angular-input.md", "angular-signals.md", false),
    ("工厂.md", "单例.md", false),
  ])
  func areNotSolvedByFilesAboutOtherThings(link: String, file: String, isMeant: Bool) {
    let site = Site.made(pages: [.made("docs/" + file, []), .made("docs/x.md", [.link(link, "x")])])
    let solution = isMeant ? ": replace '\(link)' with '\(file)'" : ""
    #expect(DeadLink().findings(in: site) == ["error DeadLink x.md:1\(solution)"])
  }

  @Test(arguments: [
    ("other%20study", true), ("./other%20study?x", true), ("long.html#x", true),
    ("../case-studies/other%20study", true), ("long", true),
    // Names of a file, of a folder, of two Markdown files, of none, and of anything but a file next to the text.
    ("LICENSE", false), ("folder", false), ("both", false), ("others", false), ("..", false),
    ("other%20study/", false), ("both.html", false), ("others.html", false), ("/case-studies/other%20study", false),
    ("/Content/case-studies/other%20study", false),
  ])
  func areNoneToMarkdownFilesWithoutTheirExtensions(destination: String, leads: Bool) {
    let folder = "Content/case-studies/"
    let texts = ["LICENSE.md", "both.markdown", "both.md", "folder.md", "long.markdown", "other study.md"]
    var site = Site.made(
      texts.enumerated().map { CaseStudy(article: .made(folder + $1, slug: "s\($0)", [])) }
        + [CaseStudy(article: .made(folder + "a.md", [.link(destination, "x")]))])
    site.files = (texts + ["LICENSE", "a.md", "folder/x.kt"]).map { folder + $0 }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(DeadLink().findings(in: site).isEmpty == leads)
  }

  @Test(arguments: [
    ("/posts/presenters/", true), ("/2014/09/25/presenters.html", true), ("/posts/twice/", false),
    ("/notes/dry/", true), ("/notes/dry", true), ("/dry/", true), ("/img/a.png", true), ("/img/b.png", true),
    ("/img/c.png", false), ("/notes/dry.html", true), ("/wiki/img/a.png", false), ("/wiki/notes/dry/", true),
    ("/wiki/web/public/img/b.png", true), ("/a/wiki/notes/dry/", false), ("/docs/part-ii/chapter-9/", true),
    ("/docs/part-ii/", true), ("/docs/part-ii/chapter-8/", false), ("/chapter-9/", false),
  ])
  func areNoneToFilesAsOtherGeneratorsNameThem(destination: String, leads: Bool) {
    let posts = [
      "notes/dry.md", "web/dry.md", "_posts/2014-09-25-presenters.md", "_posts/2015-01-01-twice.md",
      "old/2015-01-02-twice.md", "content/docs/Part-II/Chapter-9.md", "content/docs/Part-II/_index.md",
    ]
    let site = Site.made(
      pages: posts.map { .made($0, []) } + [.made("web/docs/a.md", [.link(destination, "x")])],
      assets: ["static/img/a.png", "web/public/img/b.png"])
    #expect(DeadLink().findings(in: site).isEmpty == leads)
  }

  @Test(arguments: [
    ("[[Other]]", "other.md"), ("[[other]]", "other.md"), ("[[deep/same]]", "deep/same.md"), ("[[same]]", "same.md"),
    ("[[a.png]]", "img/a.png"),
  ])
  func areNoneToNamesOfNotes(address: String, file: String) {
    let notes = ["other.md", "same.md", "deep/same.md"]
    let site = Site.made(
      pages: notes.map { .made($0, []) } + [.made("from/x.md", [.link(address, "x")])], assets: ["img/a.png"])
    let addresses = SiteAddresses(site)
    #expect(addresses.target(of: address, from: "from/x.md") == addresses.target(of: "../" + file, from: "from/x.md"))
    #expect(DeadLink().findings(in: site) == [])
  }

  @Test func areRemarksIfTheyNameNotesToBeWritten() {
    let site = Site.made(pages: [.made("other.md", []), .made("x.md", [.link("[[othr]]", "x")])])
    #expect(DeadLink().findings(in: site) == ["information DeadLink x.md:1: replace 'othr' with 'other'"])
    #expect(UnhostedLink().findings(in: site) == [])
  }

  @Test func areWarningsInLooseMarkdownUnlessTheyAreHarmful() {
    let parts: [Article.Part] = [.link("nowhere/", "x"), .link("javascript:x", "x")]
    #expect(DeadLink().findings(parts, isConfigured: false) == ["warning DeadLink a.md:1", "error DeadLink a.md:2"])
  }

  @Test(arguments: [
    ("!https://example.org/a", "https://example.org/a"), ("![http://example.org", "http://example.org"),
    ("codely.tv", "https://codely.tv"), ("youtu.be/x", "https://youtu.be/x"),
  ])
  func areSolvedByTheAddressOfAnotherSite(destination: String, address: String) {
    #expect(
      DeadLink().findings([.link(destination, "x")]) == [
        "error DeadLink a.md:1: replace '\(destination)' with '\(address)'"
      ])
  }

  /// Loose Markdown often names the address of the program that it describes.
  @Test(arguments: [
    ("", []), ("/", []), ("/health?x", []),
    (
      "/case-studies/a/",
      ["warning DeadLink a.md:1: replace 'http://localhost:8000/case-studies/a/' with '/case-studies/a/'"]
    ),
  ])
  func areAddressesOfAPreviewInLooseMarkdownIfItsPagesHaveThem(path: String, findings: [String]) {
    let parts: [Article.Part] = [.link("http://localhost:8000" + path, "x")]
    #expect(DeadLink().findings(parts, isConfigured: false) == findings)
  }

  @Test(arguments: [
    ("/about/", []), ("/abuot/", ["DeadLink"]), ("/about/#none", ["DeadAnchor"]), ("https://example.org", []),
    ("javascript:x", ["DeadLink"]),
  ])
  func areFoundInTheNavigation(url: String, kinds: [String]) {
    var site = Site.made(pages: [.made("Content/pages/about.md", [])])
    site.configuration.navigation = [SiteConfiguration.NavigationItem(title: "About", url: url)]
    #expect(DeadLink().findings(in: site) == kinds.map { "error \($0) solidsite.yml:1" })
  }
}
