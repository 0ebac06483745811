import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Translations that are older than their original")
struct OldTranslationTests {
  private func findings(isOutdated: Bool) -> [String] {
    var site = Site.made()
    site.editions.versions = [
      "a.md": [
        StudyVersion(language: "en", source: "a.md", path: "a/", isOriginal: true),
        StudyVersion(language: "de", source: "a.de.md", path: "de/a/", isOriginal: false, isOutdated: isOutdated),
      ]
    ]
    return OldTranslation().findings(in: site)
  }

  @Test func areReported() {
    #expect(findings(isOutdated: true) == ["information OldTranslation a.de.md:1: compare it with the original"])
  }

  @Test func excludeThoseThatAreAsNew() {
    #expect(findings(isOutdated: false) == [])
  }
}
