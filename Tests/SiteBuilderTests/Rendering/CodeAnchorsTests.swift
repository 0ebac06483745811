import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The anchors of blocks of code")
struct CodeAnchorsTests {
  private static func anchors(_ parts: [Article.Part]) -> [String?] {
    let article = Article.made("Content/pages/a.md", parts)
    let anchors = CodeAnchors(of: article)
    return article.snippets.indices.map { anchors[$0] }
  }

  @Test func areNamedAfterTheHeadingAndNumbered() {
    let parts: [Article.Part] = [
      .code(nil, "a\n"), .heading(2, "Before"), .code(nil, "b\n"), .code(nil, "c\n"), .heading(2, "After"),
      .code(nil, "d\n"),
    ]
    #expect(Self.anchors(parts) == ["Code", "before-Code", "before-Code-2", "after-Code"])
  }

  @Test func surviveEditsElsewhereAndOfTheCode() {
    let parts: [Article.Part] = [.heading(2, "Before"), .code(nil, "b\n"), .heading(2, "After"), .code(nil, "d\n")]
    let edited: [Article.Part] = [
      .html("<p>More.</p>"), .heading(2, "Before"), .code(nil, "b\n"), .code(nil, "new\n"), .heading(2, "After"),
      .code(nil, "d2\n"),
    ]
    #expect(Self.anchors(edited).last == Self.anchors(parts).last)
  }
}
