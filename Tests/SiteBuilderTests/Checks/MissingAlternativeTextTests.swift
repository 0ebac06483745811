import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Images without alternative text")
struct MissingAlternativeTextTests {
  @Test(arguments: ["", " ", "\t \n"])
  func areFound(text: String) {
    #expect(
      MissingAlternativeText().findings([.image("a.png", "A"), .image("b.png", text)]) == [
        "warning MissingAlternativeText a.md:2: describe the image between the brackets, or in the attribute 'alt'"
      ])
  }

  @Test func excludeThoseWithAText() {
    #expect(MissingAlternativeText().findings([.image("a.png", "A"), .image("https://example.org/b.png", "-")]) == [])
  }
}
