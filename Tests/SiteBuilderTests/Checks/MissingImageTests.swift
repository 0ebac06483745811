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

  @Test(arguments: ["schema.png", "./schema.png", "../assets/x.png", "/assets/x.png", "https://example.org/c.png"])
  func areNoOthers(source: String) {
    #expect(MissingImage().findings([.image(source, "A")], assets: Self.assets) == [])
  }

  @Test func areWarningsInLooseMarkdown() {
    #expect(
      MissingImage().findings([.image("a/b/c/d.png", "A")], isConfigured: false) == ["warning MissingImage a.md:1"])
  }
}
