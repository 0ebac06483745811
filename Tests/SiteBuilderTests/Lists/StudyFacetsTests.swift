import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Facets")
struct StudyFacetsTests {
  private static func study(
    _ number: Int, _ principles: [Principle.ID], _ difficulty: Difficulty?, _ language: Language = .swift
  ) -> CaseStudy {
    var article = Article.made(
      "Content/case-studies/s\(number).md", title: "S\(number)",
      [.code(.before, "a", language: language), .code(.after, "b", language: language)])
    article.frontMatter.difficulty = difficulty
    return CaseStudy(article: article, principles: principles)
  }

  private static func paths(of studies: [CaseStudy]) -> [String] {
    let facets = StudyFacets(of: studies, principles: Principle.builtIn.map(\.id))
    let addresses = StudyListAddresses(of: studies)
    return facets.choices.map { String(addresses.path(of: $0).dropFirst(PagePath.studies.count)) }
  }

  @Test(arguments: [
    ([CaseStudy](), [""]),
    // All studies are alike, so a choice would change nothing.
    ([study(1, [.ocp], .advanced), study(2, [.ocp], .advanced)], [""]),
    ([study(1, [.ocp], nil), study(2, [.srp], nil)], ["", "by/srp/", "by/ocp/"]),
    // All advanced studies are about one principle, so both lists are the same.
    (
      [study(1, [.ocp], .advanced), study(2, [.ocp], .introductory), study(3, [.srp], .introductory)],
      ["", "by/all/introductory/", "by/all/advanced/", "by/srp/", "by/ocp/", "by/ocp/introductory/"]
    ),
    (
      [study(1, [.ocp], nil), study(2, [.ocp], nil, Language(rawValue: "kotlin"))],
      ["", "by/all/all/kotlin/", "by/all/all/swift/"]
    ),
  ])
  func makesAListWhereEachConditionLeavesStudiesOut(_ studies: [CaseStudy], _ expected: [String]) {
    #expect(Self.paths(of: studies) == expected)
  }

  @Test func keepsTheSitesOrderInEachList() {
    let studies = (0..<9).map { Self.study($0, $0 % 3 == 0 ? [.ocp, .ocp] : [.srp], .advanced) }
    let facets = StudyFacets(of: studies, principles: Principle.builtIn.map(\.id))
    #expect(facets.studies(of: StudyChoice(principle: .ocp)) == [0, 3, 6])
    #expect(facets.studies(of: .all) == Array(0..<9))
  }

  @Test func boundsTheNumberOfListsHoweverManyLanguagesThereAre() {
    let studies = (0..<100).map { Self.study($0, [.ocp], nil, Language(rawValue: "language\($0 / 2)")) }
    let facets = StudyFacets(of: studies, principles: [.ocp])
    #expect(facets.languages.count == StudyFacets.valueLimit)
    #expect(facets.choices.count == StudyFacets.valueLimit + 1)
  }

  @Test(arguments: [(30, 1, false), (31, 2 + 2, true), (61, 3 + 3, true)])
  func showsFacetsAndAPagerOnlyForMoreStudiesThanAPageHolds(_ count: Int, _ pages: Int, _ hasPager: Bool) throws {
    let site = Site.made((0..<count).map { Self.study($0, [$0 % 2 == 0 ? .ocp : .srp], nil) })
    let made = CaseStudyListGenerator().pages(for: site)
    #expect(made.count == pages)
    #expect(Set(made.map(\.path)).count == pages)
    let values = try #require(made.first).values(.made(for: site))
    #expect(values["hasPager"] == .bool(hasPager))
    #expect(values["hasFacets"] == .bool(hasPager))
    #expect(values["studies"]?.rows("title").count == min(count, 30))
  }

  @Test func marksTheCurrentChoiceAndCountsTheStudiesOfOthers() throws {
    let site = Site.made((0..<40).map { Self.study($0, [$0 < 10 ? .ocp : .srp], $0 < 20 ? .advanced : .introductory) })
    let page = try #require(CaseStudyListGenerator().pages(for: site).first { $0.path == "case-studies/by/srp/" })
    #expect(page.title == "Case studies: SRP")
    guard case .list(let groups) = page.values(.made(for: site))["facets"] else {
      Issue.record("The page has no facets")
      return
    }
    let options = groups.map { group -> [[String]] in
      if case .object(let group) = group { group["options"]?.rows("name", "count", "isCurrent") ?? [] } else { [] }
    }
    #expect(
      options == [
        [["all", "40 studies", "false"], ["SRP", "30", "true"], ["OCP", "10", "false"]],
        [["all", "30 studies", "true"], ["introductory", "20", "false"], ["advanced", "10", "false"]],
      ])
  }

  /// A site of studies about OCP with these verdicts under it, and a study without evidence.
  private static func judged(_ verdicts: [Verdict]) -> Site {
    var site = Site.made((0...verdicts.count).map { study($0, [.ocp], nil) })
    for (number, verdict) in verdicts.enumerated() {
      var evidence = Evidence.full()
      evidence.principles[.ocp]?.verdict = verdict
      site.evidence["s\(number)"] = StudyEvidence(evidence: evidence, isStale: false)
    }
    site.pagePaths = Set(CaseStudyListGenerator().pages(for: site).map(\.path))
    return site
  }

  @Test func makesAListForEachVerdictHoweverFewStudiesThereAre() {
    #expect(
      Self.judged([.contradicted, .supported, .contradicted]).pagePaths == [
        "case-studies/", "case-studies/by/all/supported/", "case-studies/by/all/contradicted/",
        "case-studies/by/ocp/supported/", "case-studies/by/ocp/contradicted/",
      ])
  }

  @Test func marksTheVerdictsThatAListWasChosenBy() throws {
    let site = Self.judged([.contradicted, .supported, .contradicted])
    let pages = CaseStudyListGenerator().pages(for: site)
    let page = try #require(pages.first { $0.path == "case-studies/by/all/contradicted/" })
    #expect(page.title == "Case studies: contradicted")
    #expect(page.values(.made(for: site))["studies"]?.rows("title") == [["S0"], ["S2"]])
    let html = try #require(
      HTMLFormat().files(for: RenderableSite.made(pages, of: site).value).value
        .first { $0.path == "case-studies/by/all/contradicted/index.html" })
    let text = String(decoding: html.contents().value, as: UTF8.self)
    #expect(text.ranges(of: "<a class=\"verdict chosen\"").count == 2)
  }

  @Test(arguments: [
    ("case-studies/by/all/supported/", ["all", "OCP"], ["all", "supported", "contradicted"]),
    // No list has all studies about OCP, so the way back from its verdicts leads to all studies.
    ("case-studies/by/ocp/supported/", ["all", "OCP"], ["all", "supported", "contradicted"]),
  ])
  func leadBackFromEachCondition(_ path: String, _ principles: [String], _ verdicts: [String]) throws {
    let site = Self.judged([.contradicted, .supported])
    let page = try #require(CaseStudyListGenerator().pages(for: site).first { $0.path == path })
    guard case .list(let groups) = page.values(.made(for: site))["facets"] else {
      Issue.record("The page has no facets")
      return
    }
    let names = groups.map { group -> [String] in
      if case .object(let group) = group { group["options"]?.rows("name").flatMap { $0 } ?? [] } else { [] }
    }
    #expect(names == [principles, verdicts])
  }

  @Test(arguments: [
    // Each list, and the numbers of verdicts on its studies.
    ("", [["2", "supported"], ["1", "contradicted"]]),
    ("by/all/contradicted/", [["1", "supported"], ["1", "contradicted"]]),
    ("by/ocp/contradicted/", [["1", "contradicted"]]), ("by/ocp/supported/", [["1", "supported"]]),
  ])
  func countsTheVerdictsOnTheListedStudies(_ path: String, _ counts: [[String]]) throws {
    var site = Self.judged([.contradicted, .supported])
    site.studies[0].principles.append(.srp)
    site.evidence["s0"]?.evidence.principles[.srp] = PrincipleEvidence(verdict: .supported, reasons: [])
    let page = try #require(CaseStudyListGenerator().pages(for: site).first { $0.path == PagePath.studies + path })
    guard case .object(let verdicts)? = page.values(.made(for: site))["verdicts"] else {
      Issue.record("The page counts no verdicts")
      return
    }
    #expect(verdicts["verdictKinds"]?.rows("kindCount", "verdictWord") == counts)
  }

  @Test func leadsFromACountOfVerdictsToItsStudies() throws {
    let site = Self.judged([.contradicted, .supported])
    let view = try #require(VerdictCountsView(under: .ocp, in: .made(for: site)))
    #expect(
      view.values["verdictKinds"]?.rows("kindCount", "verdictWord", "studiesURL") == [
        ["1", "supported", "../../case-studies/by/ocp/supported/"],
        ["1", "contradicted", "../../case-studies/by/ocp/contradicted/"],
      ])
  }

  private struct TitledHighlighter: Highlighter {
    var languages: [String]
    var title: String?

    func title(of language: Language) -> String? { title }
    func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] { [] }
  }

  @Test(arguments: [
    ("ocaml", "OCaml"), ("markdown", "Markdown"), ("swift", "Swift"),
    // As for its code, the last highlighter of a language counts, even if it has no title.
    ("gleam", "Gleam"), ("nim", "NimLang"),
  ])
  func nameLanguagesAsTheirHighlightersDo(name: String, shown: String) {
    let highlighters: [any Highlighter] = [
      LetHighlighter(), TitledHighlighter(languages: ["gleam", "nim"], title: "First"),
      TitledHighlighter(languages: ["gleam"]), TitledHighlighter(languages: ["nim"], title: "NimLang"),
      TitledHighlighter(languages: ["ml", "ocaml"], title: "OCaml"),
    ]
    var site = Site.made()
    site.languageTitles = highlighters.languageTitles
    #expect(site.title(of: Language(rawValue: name)) == shown)
  }
}
