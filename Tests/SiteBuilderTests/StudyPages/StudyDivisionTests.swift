import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

/// The pages that the sections of a study are on.
struct StudyDivisionTests {
  /// A study with two steps, tests, costs and a request.
  private static var parts: [Article.Part] {
    [
      .heading(2, "Problem"), .html("<p>Why</p>"),
      .heading(2, "Before", side: .before), .code(.before, "a\n", file: "A.swift"),
      .heading(2, "After", side: .after), .heading(3, "First"), .code(.after, "A\n", file: "A.swift"),
      .heading(3, "Second"), .html("<p id=\"hand\" id=\"\">x</p>"), .code(.after, "B\n", file: "B.swift"),
      .heading(2, "Kept"), .code(nil, "expect(true)\n", role: .test),
      .heading(2, "Costs"), .html("<p>Much</p>"),
      .heading(2, "Requests"), .heading(3, "Weekly"), .code(.before, "+w\n", role: .change),
    ]
  }

  private func study(_ parts: [Article.Part] = Self.parts, requests: Bool = true) -> CaseStudy {
    let article = Article.made("Content/case-studies/a.md", parts)
    let sides = BothSides { side in
      article.snippets.indices.filter { article.snippets[$0].side == side && article.snippets[$0].role == .source }
    }
    var study = CaseStudy(
      article: article, principles: [.ocp],
      examples: [Example(principles: [.ocp], before: sides.before, after: sides.after)])
    if requests, let heading = article.headings.firstIndex(where: { $0.text == "Weekly" }) {
      study.changeRequests = [
        ChangeRequest(title: "Weekly", line: 1, heading: heading, isAdverse: false, reason: "", snippets: [])
      ]
    }
    return study
  }

  private func pages(_ study: CaseStudy, hasEvidence: Bool) -> [String?] {
    StudyDivision(study, hasEvidence: hasEvidence).sections.dropFirst().map(\.page)
  }

  @Test func putsEachSectionOnThePageForItsKind() {
    #expect(
      pages(study(), hasEvidence: true) == [nil, "steps", "steps", "evidence", nil, "changes"])
  }

  @Test func keepsTestsWithTheStepsWithoutEvidence() {
    #expect(pages(study(), hasEvidence: false) == [nil, "steps", "steps", "steps", nil, "changes"])
  }

  @Test func keepsAStudyOfOneStepOnItsOverview() {
    let parts: [Article.Part] = [
      .heading(2, "Before", side: .before), .code(.before, "a\n", file: "A.swift"),
      .heading(2, "After", side: .after), .heading(3, "Only"), .code(.after, "A\n", file: "A.swift"),
    ]
    #expect(pages(study(parts), hasEvidence: false) == [nil, nil])
  }

  @Test func mapsTheEvidenceInItsPagesOrder() throws {
    var study = study()
    study.principles = [.srp, .ocp]
    var evidence = Evidence.full()
    evidence.principles[.srp] = evidence.principles[.ocp]
    var site = Site.made([study])
    site.evidence["a"] = StudyEvidence(evidence: evidence, isStale: false)
    let values = try #require(StudyMapSection().values(for: study, in: .made(for: site)))
    guard case .list(let pages) = values["mapPages"] else {
      Issue.record("The map has no pages")
      return
    }
    let anchors = pages.flatMap { page -> [[String]] in
      if case .object(let page) = page { page["entries"]?.rows("anchor") ?? [] } else { [] }
    }.flatMap { $0 }
    let own = anchors.filter { $0.hasPrefix("Evidence-") }
    #expect(own.starts(with: ["Evidence-srp", "Evidence-ocp", "Evidence-requests"]))
  }

  @Test func mapsThePagesOfOtherGenerators() throws {
    struct Poster: StudyPageGenerator {
      let name = "poster"
      let layout = Layout.study
      func hasPage(for study: CaseStudy, in site: Site) -> Bool { true }
      func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] { [:] }
    }
    let study = study()
    var site = Site.made([study])
    site.pagePaths = [PagePath.study(study, page: "poster"), PagePath.study(study, page: "runs")]
    let map = StudyMapSection(of: SitePipeline.builtInStudyPages + [Poster()])
    let pages = try #require(map.values(for: study, in: .made(for: site)))["mapPages"]
    guard case .list(let pages) = pages else {
      Issue.record("The map has no pages")
      return
    }
    let addresses = pages.compactMap { page in
      if case .object(let page) = page, case .text(let url) = page["url"] { url } else { nil }
    }
    #expect(addresses.suffix(2).map { $0.hasSuffix("runs/") } == [true, false])
    #expect(addresses.last?.hasSuffix("poster/") == true)
  }

  @Test func knowsThePageOfEveryAnchor() {
    let pages = StudyDivision(study(), hasEvidence: true).pagesOfAnchors
    #expect(pages["second"] == "steps")
    #expect(pages["weekly"] == "changes")
    #expect(pages["problem"] == nil)
  }

  @Test func leadsFootnotesToTheirTextsOnOtherPagesAndBack() {
    var parts = Self.parts
    parts.insert(.html("<p>Why<sup><a href=\"#fn-n\" id=\"fnref-n\">1</a></sup></p>"), at: 1)
    parts.append(.html("<ol>\n<li id=\"fn-n\">So. <a href=\"#fnref-n\">↩</a></li>\n</ol>"))
    let study = study(parts)
    let context = PageContext.made(for: .made([study]))
    let division = StudyDivision(study, in: context.site)
    func markup(of page: String?) -> String {
      String(decoding: context.body(of: study, in: division.bodies(on: page)), as: UTF8.self)
    }
    #expect(markup(of: nil).contains("<a href=\"../../case-studies/a/changes/#fn-n\" id=\"fnref-n\">"))
    #expect(markup(of: "changes").contains("<a href=\"../../case-studies/a/#fnref-n\">"))
  }

  @Test func leadsLinksToThePageThatHasTheirAnchor() {
    var article = study().article
    article.anchors = ["hand"]
    var study = study()
    study.article = article
    let addresses = SiteAddresses(.made([study]))
    let source = "Content/pages/about.md"
    #expect(
      addresses.target(of: "/case-studies/a/#weekly", from: source)
        == .page("case-studies/a/changes/", fragment: "weekly"))
    #expect(
      addresses.target(of: "/case-studies/a/#hand", from: source) == .page("case-studies/a/steps/", fragment: "hand"))
    #expect(
      addresses.target(of: "/case-studies/a/#Comparison", from: source)
        == .page("case-studies/a/files/", fragment: "Comparison"))
    #expect(
      addresses.target(of: "/case-studies/a/#problem", from: source) == .page("case-studies/a/", fragment: "problem"))
    #expect(
      addresses.target(of: "/case-studies/a/#nowhere", from: source)
        == .missingAnchor("case-studies/a/", fragment: "nowhere"))
  }
}
