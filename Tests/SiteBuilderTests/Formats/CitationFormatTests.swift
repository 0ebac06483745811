import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The file for citing")
struct CitationFormatTests {
  private static func text(_ change: (inout Site) -> Void = { _ in }) -> String? {
    var old = CaseStudy.claiming("a")
    old.article.frontMatter.date = CalendarDate("2026-01-02")
    var new = CaseStudy.claiming("b")
    new.article.frontMatter.date = CalendarDate("2026-03-04")
    var site = Site.made([old, new])
    site.evidence = ["a": StudyEvidence(evidence: .full(), isStale: false)]
    change(&site)
    return CitationFormat().files(for: RenderableSite.made([], of: site).value).value.first
      .map { String(decoding: $0.contents().value, as: UTF8.self) }
  }

  @Test func namesTitleAuthorAndAddress() throws {
    let text = try #require(
      Self.text {
        $0.configuration.title = "A \"site\": it's one"
        $0.configuration.author = Person(name: "Ana", url: "https://ana.example/")
        $0.configuration.baseURL = "https://site.example/"
      })
    for line in [
      "cff-version: 1.2.0", "type: dataset", "title: \"A \\\"site\\\": it's one\"", "  - name: \"Ana\"",
      "    website: \"https://ana.example/\"", "url: \"https://site.example/\"",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }

  @Test func isOfTheNewestStudyThatWasMeasured() throws {
    #expect(try #require(Self.text()).contains("date-released: \"2026-01-02\"\n"))
  }

  @Test func namesTheSiteIfItHasNoAuthor() throws {
    #expect(try #require(Self.text()).contains("authors:\n  - name: \"Studies\"\n"))
  }

  @Test func isThereForASiteWithEvidenceAlone() {
    #expect(Self.text { $0.evidence = [:] } == nil)
  }
}
