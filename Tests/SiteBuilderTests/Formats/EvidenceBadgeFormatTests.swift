import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Badges of verdicts")
struct EvidenceBadgeFormatTests {
  private static func files(_ evidence: Evidence? = .full(), isStale: Bool = false) -> [String: String] {
    var site = Site.made([.claiming("a"), .claiming("b")])
    site.evidence = evidence.map { ["a": StudyEvidence(evidence: $0, isStale: isStale)] } ?? [:]
    let files = EvidenceBadgeFormat().files(for: RenderableSite.made([], of: site).value).value
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents().value, as: UTF8.self)) })
  }

  @Test func existForTheSiteAndForEachMeasuredStudy() {
    #expect(Self.files().keys.sorted() == ["badge.svg", "case-studies/a/badge.svg"])
    #expect(Self.files(nil).isEmpty)
  }

  @Test func areOneForADocumentThatIsTheHomePage() {
    var site = Site.made([.claiming("a")])
    site.evidence = ["a": StudyEvidence(evidence: .full(), isStale: false)]
    site.studies[0].article.isHome = true
    let files = EvidenceBadgeFormat().files(for: RenderableSite.made([], of: site).value).value
    #expect(files.map(\.path) == ["badge.svg"])
  }

  @Test func sayNumberAndWord() throws {
    let badge = try #require(Self.files()["case-studies/a/badge.svg"])
    #expect(badge.contains("<title>OCP 1 of 3 requests only add code (0 before), supported</title>"))
    #expect(badge.contains(">OCP</text>"))
    #expect(badge.contains(">1 of 3 requests only add code (0 before), supported</text>"))
  }

  @Test func reportPartsFromAnEarlierVersion() throws {
    let badge = try #require(Self.files(isStale: true)["case-studies/a/badge.svg"])
    #expect(badge.contains("<title>OCP 1 of 3 requests only add code (0 before), supported (earlier version)</title>"))
  }

  @Test func countTheVerdictsOfTheSite() throws {
    #expect(try #require(Self.files()["badge.svg"]).contains("<title>Studies 1 supported</title>"))
  }

  @Test(arguments: [("Studies", 49), ("事例集", 33), ("한국 사례", 51)])
  func haveRoomForTheLettersOfTheTitle(title: String, width: Int) {
    var site = Site.made([.claiming("a")])
    site.configuration.title = title
    let text = String(decoding: EvidenceBadge(of: site).bytes, as: UTF8.self)
    #expect(text.contains("textLength=\"\(width)\">\(title)</text>"), "\(text)")
  }

  @Test func escapeTheNameOfTheSite() {
    var site = Site.made([.claiming("a")])
    site.configuration.title = "<script>&\u{1b}"
    let text = String(decoding: EvidenceBadge(of: site).bytes, as: UTF8.self)
    #expect(!text.contains("<script>"))
    #expect(!text.contains("\u{1b}"))
  }
}
