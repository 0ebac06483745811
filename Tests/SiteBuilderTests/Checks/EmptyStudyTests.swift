import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Studies without code")
struct EmptyStudyTests {
  private func findings(_ path: String, _ parts: [Article.Part], isConfigured: Bool = true) -> [String] {
    var site = Site.made(.made(path, parts))
    site.configuration.isConfigured = isConfigured
    return EmptyStudy().findings(in: site)
  }

  @Test func areReported() {
    #expect(
      findings("Content/case-studies/a.md", [.html("<p>Words</p>")])
        == ["warning EmptyStudy a.md:1: add fences for both sides"])
  }

  @Test func excludeThoseWithAnyBlock() {
    #expect(findings("Content/case-studies/a.md", [.code(nil, "print(1)\n", role: .usage)]) == [])
  }

  /// Another rule reports a text that is meant for the list of studies.
  @Test(arguments: ["Content/case-studies/index.md", "Content/case-studies/_index.md"])
  func areNotTextsOfTheList(path: String) {
    #expect(findings(path, []) == [])
    #expect(findings(path, [], isConfigured: false).count == 1)
  }
}
