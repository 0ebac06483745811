import CaseStudyModel
import Testing

@testable import SiteBuilder

/// Content files, which are published, cleaned or rejected.
@Suite("Published assets")
struct PublishedAssetTests {
  private static let page = Array("<script>alert(1)</script>".utf8)

  private func isPublished(_ name: String, _ bytes: [UInt8] = page, isTrusted: Bool = false) -> Bool {
    PublishedAsset(path: "Content/assets/" + name, isTrusted: isTrusted).published(bytes).value != nil
  }

  @Test(arguments: [
    "a.html", "a.HTML", "a.htm", "a.shtml", "a.xhtml", "a.xht", "a.xml", "a.XSL", "a.xslt", "a.svgz", "a.mht",
    "a.mhtml",
    "a.js", "a.mjs", "sw.js", "a.wasm", "a.swf", "a.hta", "a.htc", "a.php", "a.php5", "a.phtml", "a.jsp",
    "a.atom",
    "a.rss", "a.rdf", "a.html.bak", "a.html.", "a.html ", "a.html.x", "a.svg.bak", "a.b/c.html", "index.html",
    "a.htm.1", "a.html.gz", "a.HTML.br", "a.js.zst", "a.svg.gz", "a.html.swift", "a.html.toml", "a.php.png",
    "a.php.kt", "a.cgi.txt", "a.phtml.zip", "a.html.md",
  ])
  func rejectsActiveFilesByName(_ name: String) {
    let asset = PublishedAsset(path: "Content/assets/" + name, isTrusted: false)
    #expect(asset.isRefused)
    #expect(asset.published(Self.page).value == nil)
    #expect(asset.refusal.diagnostics.map(\.id) == ["ActiveFile"])
    #expect(asset.refusal.diagnostics.map(\.range.path) == [asset.path])
    #expect(isPublished(name, isTrusted: true))
  }

  @Test(arguments: [
    "<html>", " \n\t<!DOCTYPE html>", "\u{feff}<p>", "<?xml version=\"1.0\"?><x/>", "\u{0}asm", "CWS",
    "MIME-Version: 1.0",
  ])
  func rejectsUnknownFilesThatABrowserCouldRun(_ text: String) {
    for name in ["a", "a.unknown", "a.plist", "a.kt", "a.md", "a.yml"] {
      #expect(!isPublished(name, Array(text.utf8)))
    }
    let wide: [UInt8] = [0xFF, 0xFE] + text.utf8.flatMap { byte -> [UInt8] in [byte, 0] }
    if text.hasPrefix("<") { #expect(!isPublished("a", wide)) }
  }

  @Test(arguments: [
    "a.png", "a.txt", "a.csv", "a.json", "a.zip", "a.css", "a.html.zip", "a.mp4", "a.woff2", "a.pdf", "a.PDF",
    "a.tar.gz", "a.gz", "asp.net.png",
  ])
  func publishesOtherFilesUnchanged(_ name: String) {
    #expect(PublishedAsset(path: name, isTrusted: false).published(Self.page).value == Self.page)
  }

  @Test(arguments: [
    ("a.png", "", "but it is empty"), ("a.jpg", "\n<!DOCTYPE html>", "but it is HTML or XML"),
    ("a.gif", "version https://git-lfs.github.com/spec/v1\n", "but it is a Git LFS pointer"),
    ("a.svg", "version https://git-lfs.github.com/spec/v1\n", "but it is a Git LFS pointer"),
  ])
  func reportsPicturesThatAreNone(name: String, text: String, words: String) {
    let found = PublishedAsset(path: name, isTrusted: false).published(Array(text.utf8)).diagnostics
    #expect(found.map(\.summary.description) == ["File '\(name)' must be a picture, \(words)"])
  }

  @Test func acceptsBinaryPicturesOfAnyFormat() {
    for bytes in [[0x89, 0x50], Array("GIF89a<".utf8)] as [[UInt8]] {
      #expect(PublishedAsset(path: "a.png", isTrusted: false).published(bytes).diagnostics == [])
    }
  }

  @Test func publishesUnknownPlainFiles() {
    for name in ["LICENSE", "a.swift", "a.md", "a.yml"] { #expect(isPublished(name, Array("Text with <b>".utf8))) }
    #expect(isPublished("a.playground", []))
    #expect(isPublished("paper", Array("%PDF-1.7".utf8)))
  }

  @Test func publishesOnlyHarmlessFiles() throws {
    let content = MemoryContentSource([
      "Content/assets/x.html": "<script>alert(1)</script>", "Content/assets/y.SVG": "<svg><script/><g/></svg>",
      "Content/assets/z.svg": "<svg>&x;</svg>", "Content/assets/notes": "notes", "Content/assets/page": "<p>",
      "Content/case-studies/beside.svg": "<svg onload=\"x\"/>",
    ])
    var article = Article.made(
      "Content/case-studies/a.md", title: "A",
      [
        .link("../assets/x.html", "x"), .link("../assets/y.SVG", "y"), .link("../assets/z.svg", "z"),
        .image("beside.svg", "b"),
      ])
    article.slug = "a"
    for policy in [SiteConfiguration.HTMLPolicy.safe, .none, .all] {
      var site = Site.made(article, assets: content.paths())
      site.configuration.htmlPolicy = policy
      let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
      let made = RenderableSite.made(pages, of: site, content: content)
      let files = Dictionary(
        uniqueKeysWithValues: HTMLFormat().files(for: made.value).value.map {
          ($0.path, String(decoding: $0.contents().value, as: UTF8.self))
        })
      let page = try #require(files["case-studies/a/index.html"])
      let found = made.diagnostics.map { "\($0.id) \($0.range.path)" }.sorted()
      let hasScript = files.contains {
        $0.key.hasPrefix("assets/") && !$0.key.hasSuffix(".js")
          && ($0.value.contains("alert") || $0.value.contains("onload"))
      }
      #expect(files["assets/notes"] == "notes")
      #expect(hasScript == (policy == .all))
      #expect(page.contains("<a class=\"dead\">x</a>") == (policy != .all))
      #expect(page.contains("<a class=\"dead\">z</a>") == (policy != .all))
      #expect(page.contains(">y</a>"))
      #expect(!page.contains("<a class=\"dead\">y</a>"))
      #expect(
        found
          == (policy == .all
            ? []
            : [
              "ActiveFile Content/assets/page", "ActiveFile Content/assets/x.html",
              "ActivePicture Content/assets/y.SVG",
              "ActivePicture Content/case-studies/beside.svg", "BrokenPicture Content/assets/z.svg",
            ]))
    }
  }
}
