import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Missing images")
struct MissingImageTests {
  private static let assets = ["Content/case-studies/schema.png", "Content/assets/x.png"]

  @Test(arguments: [
    ("shema.png", ": replace 'shema.png' with 'schema.png'"), ("nothing/like-it.gif", ""),
    ("a.md", ": name a picture, such as a PNG or SVG"), ("/about/", ": name a picture, such as a PNG or SVG"),
    (".github/x.png", ": move it to a folder whose name doesn't begin with a dot"),
    ("javascript:x", ""), ("../../../etc/passwd", ""), ("", ": name a picture, such as a PNG or SVG"),
  ])
  func areFound(source: String, solution: String) {
    let parts: [Article.Part] = [.heading(2, "One"), .image(source, "A")]
    #expect(MissingImage().findings(parts, assets: Self.assets) == ["error MissingImage a.md:2\(solution)"])
  }

  @Test(arguments: [("my plan.png", "my-plan.png", "my%20plan.png"), ("plan#2.png", "plan-2.png", "plan%232.png")])
  func areSolvedByAddressesThatMarkdownReads(file: String, source: String, address: String) {
    #expect(
      MissingImage().findings([.image(source, "A")], assets: ["Content/case-studies/\(file)"])
        == ["error MissingImage a.md:1: replace '\(source)' with '\(address)'"])
  }

  @Test(arguments: ["schema.png", "./schema.png", "../assets/x.png", "/assets/x.png", "https://example.org/c.png"])
  func areNoOthers(source: String) {
    #expect(MissingImage().findings([.image(source, "A")], assets: Self.assets) == [])
  }

  /// Code hosts show such a page as the picture in their own documents.
  @Test(arguments: [
    ("https://github.com/a/b/blob/main/x.png", "https://github.com/a/b/raw/main/x.png"),
    ("https://gitlab.com/a/b/-/blob/main/x.png", "https://gitlab.com/a/b/-/raw/main/x.png"),
    ("https://codeberg.org/a/b/src/branch/main/x.png", "https://codeberg.org/a/b/raw/branch/main/x.png"),
  ])
  func arePagesOfCodeHosts(page: String, picture: String) {
    #expect(
      MissingImage().findings([.image(page, "A")])
        == ["warning MissingImage a.md:1: replace '\(page)' with '\(picture)'"])
    #expect(MissingImage().findings([.image(page + "?raw=true", "A"), .image(picture, "A")]) == [])
  }

  @Test func areWarningsInLooseMarkdown() {
    #expect(
      MissingImage().findings([.image("a/b/c/d.png", "A")], isConfigured: false) == ["warning MissingImage a.md:1"])
  }

  /// Slides and pages of one script resolve addresses from their own place.
  @Test(arguments: [("./decks/a/x.png", 0), ("x.png", 1)])
  func mayBeNamedFromTheRootInLooseMarkdown(source: String, count: Int) {
    let article = Article.made("decks/b/text.md", [.image(source, "A")])
    var site = Site.made(pages: [article], assets: ["decks/a/x.png", "x.png"])
    site.configuration.isConfigured = false
    #expect(MissingImage().diagnostics(for: site).count == count)
  }
}
