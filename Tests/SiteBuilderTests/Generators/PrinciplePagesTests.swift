import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("Pages of principles")
struct PrinciplePagesTests {
  /// A strategy that shows its name for every study whose title isn't "Silent".
  private struct Named: PrinciplePageGenerator {
    let principle: Principle.ID
    let name: String

    func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
      study.article.title == "Silent" ? nil : ["name": .text(name)]
    }
  }

  private static let lod = Principle.ID(rawValue: "lod")

  private static func site(titles: [String], of principle: Principle.ID) -> Site {
    var site = Site.made(
      titles.map { CaseStudy(article: .made("Content/case-studies/\($0).md", title: $0, []), principles: [principle]) })
    site.principles.append(
      Principle(id: lod, name: "Law of Demeter", acronym: "LOD", summary: "Talk to friends.", order: 9))
    return site
  }

  /// The page of a principle, with the names of its particulars.
  private static func page(
    of principle: Principle.ID, adding added: [any PrinciplePageGenerator], titles: [String] = ["A"]
  ) throws -> (layout: Layout, particulars: [[String: TemplateValue]]) {
    let site = site(titles: titles, of: principle)
    let page = try #require(
      PrinciplePages(adding: added).pages(for: site).first { $0.path == PagePath.principle(principle) })
    guard case .list(let list) = page.values(.made(for: site))["particulars"] else { return (page.layout, []) }
    return (
      page.layout,
      list.compactMap { if case .object(let particular) = $0 { particular } else { nil } }
    )
  }

  @Test(arguments: [
    (Principle.ID.ocp, [String](), "principle-ocp", [String]()),
    (.ocp, ["mine"], "principle-ocp", ["mine"]),
    (.ocp, ["mine", "yours"], "principle-ocp", ["mine"]),
    (lod, [], "principle", []),
    (lod, ["mine"], "principle-lod", ["mine"]),
  ])
  func takesTheFirstAddedStrategyThenTheBuiltInThenNone(
    _ principle: Principle.ID, _ added: [String], _ layout: String, _ shown: [String]
  ) throws {
    let page = try Self.page(of: principle, adding: added.map { Named(principle: principle, name: $0) })
    #expect(page.layout.rawValue == layout)
    #expect(page.particulars.compactMap { $0["name"] } == shown.map { .text($0) })
  }

  @Test func addsTitleAndAddressToParticulars() throws {
    let page = try Self.page(of: Self.lod, adding: [Named(principle: Self.lod, name: "mine")])
    #expect(page.particulars.first?["title"] == .text("A"))
    #expect(page.particulars.first?["url"] == .text("../../case-studies/A/"))
  }

  @Test func nameTheLanguageOfStudiesThatIsNotThatOfTheSite() throws {
    var article = Article.made(
      "Content/case-studies/a.md", title: "Étude",
      [
        .code(.before, "protocol P {}\nstruct A: P {}\n", file: "A.swift"),
        .code(.after, "protocol P {}\nstruct B: P {}\n", file: "A.swift"),
      ])
    article.frontMatter.language = "fr"
    let study = CaseStudy(
      article: article, principles: [.lsp], examples: [Example(principles: [.lsp], before: [0], after: [1])])
    let site = Site.made([study])
    let pages = PrinciplePages().pages(for: site).filter { $0.path == PagePath.principle(.lsp) }
    let file = try #require(HTMLFormat().files(for: RenderableSite.made(pages, of: site).value).value.first)
    let contents = file.contents()
    #expect(contents.diagnostics == [])
    let text = String(decoding: contents.value, as: UTF8.self)
    // The particulars and the example.
    #expect(text.ranges(of: "<h3><span lang=\"fr\">Étude</span> <span").count == 2, "\(text)")
  }

  @Test func leavesOutStudiesWithoutParticulars() throws {
    let page = try Self.page(
      of: Self.lod, adding: [Named(principle: Self.lod, name: "mine")], titles: ["Silent", "A"])
    #expect(page.particulars.map { $0["title"] } == [.text("A")])
    #expect(page.particulars.map { $0["isFirst"] } == [.bool(true)])
  }

  @Test(arguments: [([String](), false), (["A"], true)])
  func haveATableOfContentsOnlyIfItHasAnEntry(titles: [String], hasContents: Bool) throws {
    let site = Self.site(titles: titles, of: Self.lod)
    let pages = PrinciplePages().pages(for: site).filter { $0.path == PagePath.principle(Self.lod) }
    let file = try #require(HTMLFormat().files(for: RenderableSite.made(pages, of: site).value).value.first)
    let contents = file.contents()
    #expect(contents.diagnostics == [])
    let text = String(decoding: contents.value, as: UTF8.self)
    #expect(text.contains("<nav class=\"contents") == hasContents)
    #expect(text.contains("with-contents") == hasContents)
  }

  @Test func countTheLinesOfExamplesThatTheyShow() {
    let article = Article.made(
      "Content/case-studies/a.md",
      [
        .code(.before, "a\nb\n", file: "A.swift"), .code(.after, "c\n", file: "A.swift"),
        .code(.after, "d\n", file: "B.swift", isHidden: true),
      ])
    let study = CaseStudy(
      article: article, principles: [.ocp], examples: [Example(principles: [.ocp], before: [0], after: [1, 2])])
    let gallery = ExampleGallery(principle: .ocp, context: .made(for: .made([study])))
    #expect(gallery.views(of: [study]).map(\.size) == ["3 lines"])
  }

  @Test(arguments: [
    // A block of each: its side, its file, and whether it starts the file over; the lines that are shown.
    ([(Side.before, "A.swift", false), (.after, "A.swift", false)], "2 lines"),
    ([(.before, "A.swift", false), (.after, "A.swift", false), (.after, "A.swift", true)], "2 lines"),
    ([(.after, "A.swift", false), (.after, "A.swift", false)], "2 lines"),
    ([(.after, "A.swift", false), (.after, "B.swift", true)], "2 lines"),
    ([(.after, "A.swift", false), (.after, "A.swift", true), (.after, "A.swift", false)], "2 lines"),
  ])
  func leaveOutDraftsThatALaterBlockReplaces(_ blocks: [(side: Side, file: String, isReplacing: Bool)], size: String) {
    let article = Article.made(
      "Content/case-studies/a.md", blocks.map { .code($0.side, "a\n", file: $0.file, isReplacing: $0.isReplacing) })
    let sides = BothSides { side in article.snippets.indices.filter { article.snippets[$0].side == side } }
    let study = CaseStudy(
      article: article, principles: [.ocp],
      examples: [Example(principles: [.ocp], before: sides.before, after: sides.after)])
    let gallery = ExampleGallery(principle: .ocp, context: .made(for: .made([study])))
    #expect(gallery.views(of: [study]).map(\.size) == [size])
  }

  @Test(arguments: [
    // The studies of a principle, all studies, and where the link to all of the principle's studies leads.
    (2, 3, nil), (3, 3, "../../case-studies/"), (20, 40, "../../case-studies/by/lod/"),
  ])
  func linkTheListOfTheirStudiesOnlyIfThereIsOne(_ count: Int, _ all: Int, _ address: String?) throws {
    var site = Self.site(titles: (0..<count).map { "A\($0)" }, of: Self.lod)
    site.studies += Self.site(titles: (count..<all).map { "B\($0)" }, of: .ocp).studies
    site.pagePaths = Set(CaseStudyListGenerator().pages(for: site).map(\.path))
    let page = try #require(PrinciplePages().pages(for: site).first { $0.path == PagePath.principle(Self.lod) })
    #expect(page.values(.made(for: site))["listURL"] == TemplateValue.optional(address))
  }

  @Test func makesOnePagePerPrincipleInTheSitesOrder() {
    let site = Self.site(titles: [], of: .ocp)
    #expect(
      PrinciplePages().pages(for: site).map(\.path)
        == ["srp", "ocp", "lsp", "isp", "dip", "lod"].map { "principles/\($0)/" })
  }

  @Test(arguments: [
    ([String](), [String]()), (["ocp"], []), (["ocp", "srp", "lod"], []),
    (["ocp", "ocp"], ["Principle 'ocp' must have only one page generator besides the built-in one"]),
    (["kiss"], ["Principle 'kiss' of page generator 'Named' must be defined by the site"]),
  ])
  func reportsEachStrategyThatMakesNoPage(_ principles: [String], _ summaries: [String]) {
    let added = principles.map { Named(principle: Principle.ID(rawValue: $0), name: $0) }
    let found = UnusedPrinciplePage(added).diagnostics(for: Self.site(titles: [], of: .ocp))
    #expect(found.map(\.summary.description) == summaries)
    #expect(found.allSatisfy { $0.severity == .error && $0.id == "UnusedPrinciplePage" })
  }
}
