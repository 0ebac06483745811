import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Links to drafts")
struct LinkedDraftTests {
  private func findings(
    _ destination: String, drafts: Set<PathKey> = [PathKey("Content/case-studies/b.md")], uncertain: Set<PathKey> = []
  ) -> [String] {
    var site = Site.made(.made("Content/case-studies/a.md", [.link(destination, "x")]))
    site.drafts = drafts
    site.uncertainDrafts = uncertain
    return LinkedDraft().findings(in: site)
  }

  @Test func areReported() {
    #expect(
      findings("b.md") == ["warning LinkedDraft a.md:1: remove 'draft: true' from the front matter of the draft"])
  }

  @Test(arguments: ["a.md", "c.md", "https://example.org/b.md", "#b"])
  func areNotOtherLinks(destination: String) {
    #expect(findings(destination) == [])
  }

  @Test func areNotReportedOnceTheDraftIsPublished() {
    #expect(findings("b.md", drafts: []) == [])
  }

  @Test func areNotReportedIfTheDraftMayBeAPublishedPage() {
    #expect(findings("b.md", uncertain: [PathKey("Content/case-studies/b.md")]) == [])
  }

  @Test func areReportedBesideAnUncertainDraftOfTheSameName() {
    let uncertain = PathKey("Content/pages/b.md")
    let drafts = [PathKey("Content/case-studies/b.md"), uncertain]
    #expect(findings("b.md", drafts: Set(drafts), uncertain: [uncertain]).count == 1)
  }
}
