import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("Pages in the search index")
struct SearchedPagesTests {
  private typealias Index = SearchFormatTests

  private static func page(_ parts: [Article.Part], title: String = "Guide", slug: String = "guide") -> Article {
    .made("Content/pages/\(slug).md", title: title, parts)
  }

  /// A site of one page that shows code before and after, and a command.
  private static var siteWithPairs: Site {
    let page = page([
      .code(.before, "class Old {}\n", file: "A.swift"), .code(.after, "struct New {}\n", file: "A.swift"),
      .code(nil, "brew install wombat\n"),
    ])
    var site = Site.made(pages: [page])
    site.pageExamples[PathKey(page.source)] = [Example(principles: [], before: [0], after: [1])]
    return site
  }

  @Test func followStudies() throws {
    var site = Site.made([Index.study([])], pages: [Self.page([])])
    site.principles[0].article = .made("Content/principles/srp.md", [])
    site.home = .made("Content/index.md", title: "Welcome", [])
    let places = try Index.places(in: site)
    #expect(places.map { $0[0] as? String } == ["case-studies/x/", "guide/", "principles/srp/", ""])
    #expect(places.map { $0[1] as? String } == ["Invoices", "Guide", site.principles[0].name, "Studies"])
    #expect(places.map { $0.dropFirst(4).first as? Int } == [nil, 1, 1, 1])
  }

  @Test func areNotToldApartWhereThereAreNoStudies() throws {
    #expect(try Index.places(in: .made(pages: [Self.page([])])).map(\.count) == [4])
  }

  @Test func haveTheTitleOfTheHomePageInAFolderOfDocuments() throws {
    var site = Site.made()
    site.isOfDocuments = true
    site.home = .made("README.md", title: "Notes on parking", [])
    #expect(try Index.places(in: site).map { $0[1] as? String } == ["Notes on parking"])
  }

  @Test func areFoundByTitlesHeadingsProseAndAllWordsOfTheirCode() throws {
    let page = Self.page([
      .html("<p>Words above.</p>"), .heading(2, "Setting up"),
      .code(nil, "brew install wombat\nstruct Numbat {}\n", language: Language(rawValue: "shell")),
    ])
    let entries = try Index.entries(of: .made(pages: [page]))
    let expected = [
      "guide": "TA", "above": "XA.A", "setting": "HA", "wombat": "XA.B", "numbat": "DA XA.B",
    ]
    for (term, value) in expected { #expect(entries[term] == value, "\(term)") }
  }

  @Test func leadToHeadingsAndBlocksOfCode() throws {
    let page = Self.page([.heading(2, "Setting up"), .code(nil, "\nstruct Numbat {}\n")])
    let places = try #require(try Index.places(in: .made(pages: [page])).first)
    #expect(places[2] as? [[String]] == [["Setting up", ""]])
    #expect(places[3] as? [String] == ["", "#setting-up-Code ", "Numbat C"])
  }

  @Test func haveSidesIfTheyShowCodeBeforeAndAfter() throws {
    let entries = try Index.entries(of: Self.siteWithPairs)
    #expect(entries["old"] == "DA BA")
    #expect(entries["new"] == "DA AA")
    #expect(entries["wombat"] == "XA.A")
    let places = try #require(try Index.places(in: Self.siteWithPairs).first)
    #expect(places[3] as? [String] == ["A.swift", "-", "Old B", "A.swift", "", "New B", "", "#Code-3 ", ""])
  }

  @Test(arguments: [(70, "XA.nC"), (1022, "XA._f"), (1023, "XA.A")])
  func leadToTheSectionsOfALongText(section: Int, expected: String) throws {
    let parts = (0..<1100).flatMap { [Article.Part.heading(2, "Part \($0)"), .html("<p>word\($0)</p>")] }
    let site = Site.made(pages: [Self.page(parts)])
    #expect(try Index.entries(of: site)["word\(section)"] == expected)
    #expect((try Index.places(in: site).first?[2] as? [Any])?.count == 1023)
  }

  @Test func haveTheFacetsOfTheirPrincipleButNoVerdicts() throws {
    var site = Site.made(pages: [Self.page([], slug: "s")])
    site.principles[0].article = .made("Content/principles/srp.md", [])
    site.evidence["s"] = StudyEvidence(evidence: .full(), isStale: false)
    let entries = try Index.entries(of: site)
    #expect(entries.filter { $0.key.hasPrefix("=") } == ["=p0": "TB"])
  }

  @Test(arguments: [false, true])
  func includeTheTermsOfTheGlossary(isIntroduced: Bool) throws {
    let introduction = Self.page([.html("<p>Words of ours.</p>")], title: "Our words", slug: "glossary")
    var site = Site.made(pages: isIntroduced ? [introduction] : [])
    site.evidence["s"] = StudyEvidence(evidence: .full(), isStale: false)
    let places = try Index.places(in: site)
    #expect(places.map { $0[0] as? String } == ["glossary/"])
    #expect(places.map { $0[1] as? String } == [isIntroduced ? "Our words" : "Glossary"])
    let headings = try #require(places.first?[2] as? [[String]])
    #expect(headings.contains(["adverse request", "#adverse"]))
    #expect(headings.contains(["clause", ""]))
    let entries = try Index.entries(of: site)
    #expect(entries["adverse"]?.hasPrefix("HA") == true)
    #expect((entries["ours"] == nil) != isIntroduced)
  }

  @Test func offerOnlyTheFacetsThatADocumentHas() throws {
    var difficult = Index.study([])
    difficult.article.frontMatter.difficulty = .advanced
    let sites: [(Site, String)] = [
      (.made(pages: [Self.page([])]), ""), (Self.siteWithPairs, "s"), (.made([Index.study([])]), "ps"),
      (.made([difficult], pages: [Self.page([])]), "pds"),
    ]
    for (site, letters) in sites {
      let manifest = try #require(try Index.files(of: site)["search/index.js"]?.data as? [Any])
      let groups = try #require(manifest[4] as? [[Any]])
      #expect(groups.compactMap { $0[0] as? String }.joined() == letters)
    }
  }

  @Test func makeASiteSearchable() {
    var withHome = Site.made()
    withHome.home = .made("Content/index.md", [])
    var withPrinciple = Site.made()
    withPrinciple.principles[0].article = .made("Content/principles/srp.md", [])
    let sites: [(Site, TemplateValue?)] = [
      (.made(), nil), (.made(pages: [Self.page([])]), "../../"), (withHome, "../../"), (withPrinciple, "../../"),
      (.made([Index.study([])]), "../../case-studies/"),
    ]
    for (site, address) in sites {
      let page = Page(path: "case-studies/x/", layout: .page, title: "") { _ in [:] }
      var link: TemplateValue?
      if case .object(let values)? = PageFrame(page: page, context: .made(for: site)).values["search"] {
        link = values["url"]
      }
      #expect(link == address)
    }
  }
}
