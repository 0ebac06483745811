import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The content of cards")
struct SharingCardTests {
  private static func site(_ change: (inout Evidence) -> Void = { _ in }, isStale: Bool = false) -> Site {
    var site = Site.made([.claiming("a")])
    var evidence = Evidence.full()
    change(&evidence)
    site.evidence["a"] = StudyEvidence(evidence: evidence, isStale: isStale)
    return site
  }

  private static func card(_ site: Site) -> SharingCard { SharingCard(of: site.studies[0], in: site) }

  @Test func tellsTheVerdictWithItsNumberAndTheFilesThatRequestsOpened() {
    let figures = Self.card(Self.site()).figures
    #expect(
      figures == [
        .init(heading: "OCP supported", text: "1 of 3 requests only add code (0 before)", verdict: .supported),
        .init(heading: "0 → 3", text: "files opened for 2 change requests"),
      ])
  }

  @Test func saysThatEvidenceIsFromAnEarlierVersion() {
    #expect(Self.card(Self.site(isStale: true)).figures[0].text.hasSuffix("(0 before) (earlier version)"))
  }

  @Test func namesThePrinciplesOfEachVerdictIfThereAreMany() {
    let site = Self.site { evidence in
      evidence.principles[.srp] = PrincipleEvidence(verdict: .contradicted, reasons: [])
      evidence.principles[.dip] = PrincipleEvidence(verdict: .supported, reasons: [])
    }
    let figures = Self.card(site).figures
    #expect(figures.map(\.heading) == ["OCP, DIP", "SRP", "0 → 3"])
    #expect(figures.map(\.text).prefix(2) == ["supported", "contradicted"])
  }

  @Test func hasNoFiguresWithoutEvidenceAndRequests() {
    let card = Self.card(Site.made([.claiming("a")]))
    #expect(card.figures.isEmpty)
    #expect(card.principles == "Open–closed principle")
    #expect(card.acronyms == "OCP")
  }

  @Test(arguments: [
    ("Rockets 🚀 and keys", "Rockets and keys"), ("🇩🇪 Gebühren", "Gebühren"), ("Step 1️⃣", "Step 1"),
    ("1 → 2 © ♥", "1 → 2 © ♥"), ("日本", "日本"), ("🚀", ""),
  ])
  func leavesOutEmojiIfFontsLackThem(title: String, plain: String) {
    var card = Self.card(Self.site())
    card.title = title
    #expect(card.withoutEmoji.title == plain)
    #expect(card.withoutEmoji.figures == card.figures)
  }

  @Test func countsTheVerdictsOfASite() {
    let card = SharingCard(of: Self.site())
    #expect(card.title == "Studies")
    #expect(card.figures.map { "\($0.heading) \($0.text)" } == ["1 case study", "1 supported"])
  }

  @Test func describesItselfInWords() {
    #expect(
      Self.card(Self.site()).alternative
        == "Study a · Open–closed principle · OCP supported 1 of 3 requests only add code (0 before); "
        + "0 → 3 files opened for 2 change requests · Studies")
  }

  @Test func dropsCharactersThatHideOrDirectOthers() {
    var site = Site.made([.claiming("a")])
    site.studies[0].article.title = "A \u{202E}title\u{1B}[1m with\n\n  marks\u{2066}"
    #expect(Self.card(site).title == "A title[1m with marks")
  }

  @Test func boundsALongTitle() {
    var site = Site.made([.claiming("a")])
    site.studies[0].article.title = String(repeating: "word ", count: 10_000)
    #expect(Self.card(site).title.count <= 1000)
    #expect(Self.card(site).alternative.count == 420)
  }
}
