import CaseStudyModel
import EvidenceRunner
import Mustache
import SiteBuilder
import Testing

@testable import SolidsiteCommand

/// The parts that a program adds reach the stages that all commands share.
@Suite("Added parts")
struct PartRegistryTests {
  /// An added part may read anything, so a build with one isn't remembered.
  @Test func tellsWhetherPartsAreAdded() {
    #expect(PartRegistry().isBuiltIn)
    let additions: [(inout SiteParts) -> Void] = [
      { $0.principles.append(OwnStrategy()) }, { $0.measurements.append(OwnMeasurement(principle: .ocp)) },
      { $0.generators.append(OwnPage()) }, { $0.checks.append(OwnCheck()) }, { $0.formats.append(OwnFormat()) },
      { $0.studyPages.append(OwnStudyPage()) }, { $0.overviewSections.append(OwnSection()) },
    ]
    for add in additions {
      var parts = SiteParts()
      add(&parts)
      #expect(!PartRegistry(adding: parts).isBuiltIn)
    }
  }

  private struct OwnCheck: SiteCheck {
    var explanation: DiagnosticExplanation { DiagnosticExplanation(id: id, summary: "S", text: "T", example: "E") }
    func diagnostics(for site: Site) -> [Diagnostic] {
      [Diagnostic(id, .error, "Found", at: SourceRange(path: "solidsite.yml", line: 1))]
    }
  }

  private struct OwnPage: PageGenerator {
    func pages(for site: Site) -> [Page] {
      [Page(path: "own/", layout: Layout(rawValue: "own"), title: "Own") { _ in [:] }]
    }
  }

  private struct OwnStudyPage: StudyPageGenerator {
    let name = "own"
    let layout = Layout(rawValue: "own")
    func hasPage(for study: CaseStudy, in site: Site) -> Bool { true }
    func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue] { [:] }
  }

  private struct OwnSection: OverviewSection {
    let template = "section-own"
    func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? { [:] }
  }

  private struct OwnFormat: OutputFormat {
    func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
      Diagnosed([OutputFile(path: "own.txt") { Diagnosed([]) }])
    }
  }

  private struct OwnStrategy: PrinciplePageGenerator {
    let principle = Principle.ID.ocp
    let layout = Layout(rawValue: "own")
    func particulars(of study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? { nil }
  }

  private struct OwnMeasurement: PrincipleMeasurement {
    let principle: Principle.ID
    var name = ""
    func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence { .notShown("") }
  }

  private static func build(_ add: (inout SiteParts) -> Void) async throws -> SiteBuild {
    var parts = SiteParts()
    parts.texts.add("en", ["own": "text"])
    add(&parts)
    let content = MemoryContentSource([
      "solidsite.yml": "title: T\n", "Templates/own.mustache": "{{title}} {{>text/own}}",
      "Templates/section-own.mustache": "<p>Own section</p>", "Content/case-studies/a.md": study(),
    ])
    return try await PartRegistry(adding: parts).pipeline(content: content, options: LoadOptions()).build()
  }

  private static func text(_ path: String, of build: SiteBuild) throws -> String {
    String(decoding: try #require(build.file(at: path)?.contents()).value, as: UTF8.self)
  }

  @Test func makeTheirPagesWithTheirTexts() async throws {
    let build = try await Self.build { $0.generators.append(OwnPage()) }
    let file = try #require(build.file(at: "own/index.html")?.contents())
    #expect(String(decoding: file.value, as: UTF8.self) == "Own text")
  }

  @Test func makeTheirFiles() async throws {
    let build = try await Self.build { $0.formats.append(OwnFormat()) }
    #expect(build.file(at: "own.txt") != nil)
  }

  @Test func checkTheSite() async throws {
    #expect(try await Self.build { $0.checks.append(OwnCheck()) }.diagnostics.map(\.id) == ["OwnCheck"])
  }

  @Test func makeAPageBelowEachStudy() async throws {
    let build = try await Self.build { parts in
      parts.studyPages.append(OwnStudyPage())
      parts.texts.add("en", ["study.page.own": "Own page"])
    }
    #expect(build.diagnostics.map(\.id) == ["MissingContentPolicy"])
    try #expect(Self.text("case-studies/a/own/index.html", of: build).hasSuffix(" text"))
    try #expect(Self.text("case-studies/a/index.html", of: build).contains(">Own page</a>"))
  }

  @Test func addASectionToEachOverview() async throws {
    let build = try await Self.build { $0.overviewSections.append(OwnSection()) }
    try #expect(Self.text("case-studies/a/index.html", of: build).contains("<p>Own section</p>"))
  }

  /// Two pages of one study at one address come from the site's program, and no slug is to blame.
  @Test func mustNotMakeTwoPagesAtOneAddress() async throws {
    let build = try await Self.build { $0.studyPages += [OwnStudyPage(), OwnStudyPage()] }
    #expect(build.diagnostics.map(\.id) == ["ConflictingPage", "MissingContentPolicy"])
  }

  @Test(arguments: [
    (["ocp"], []), (["ocp", "srp"], []),
    (["ocp", "ocp"], ["Principle 'ocp' must have only one measurement besides the built-in one"]),
    (["kiss"], ["Principle 'kiss' of measurement 'OwnMeasurement' must be defined by the site"]),
  ])
  func mustNotBeMeasurementsThatAreNotUsed(principles: [String], messages: [String]) async throws {
    let build = try await Self.build { parts in
      parts.measurements = principles.map { OwnMeasurement(principle: Principle.ID(rawValue: $0)) }
    }
    #expect(build.diagnostics.map(\.summary.description) == messages)
    #expect(build.diagnostics.allSatisfy { $0.id == "UnusedMeasurement" })
  }

  /// Without a declaration, the requests of a study about the principle would not be looked at.
  @Test func declareTheNeedsOfTheirClaims() async throws {
    struct RequestMeasurement: PrincipleMeasurement {
      let principle = Principle.ID.ocp
      let restsOnRequests: Bool
      func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence { .notShown("") }
    }
    let markdown =
      "principles: [ocp]\n---\n# A\n\n## Before\n\n```swift\nx\n```\n\n## After\n\n```swift\ny\n```\n\n"
      + "## Change requests\n\n### Bikes\n\nThe owner wants bikes.\n\n```diff before\n-x\n+z\n```\n"
    for (restsOnRequests, isReported) in [(true, true), (false, false)] {
      var parts = SiteParts()
      parts.measurements = [RequestMeasurement(restsOnRequests: restsOnRequests)]
      let content = MemoryContentSource([
        "solidsite.yml": "title: T\n", "Content/case-studies/a.md": "---\n" + markdown,
      ])
      let ids = try await PartRegistry(adding: parts).pipeline(content: content, options: LoadOptions()).check()
        .diagnostics.map(\.id)
      #expect(ids.contains("WeakClaim") == isReported, "\(ids)")
    }
  }

  @Test func measureByTheFirstAddedMeasurementOfAPrinciple() {
    var parts = SiteParts()
    parts.measurements = [
      OwnMeasurement(principle: .ocp, name: "first"), OwnMeasurement(principle: .ocp, name: "second"),
    ]
    let used = PartRegistry(adding: parts).measurements.last { $0.principle == .ocp }
    #expect((used as? OwnMeasurement)?.name == "first")
  }

  @Test func takeThePlaceOfABuiltInPrinciplePage() async throws {
    let build = try await Self.build { $0.principles.append(OwnStrategy()) }
    let page = build.pages.first { $0.path == "principles/ocp/" }
    #expect(page?.layout.rawValue == "own")
  }

  @Test func areExplained() {
    var parts = SiteParts()
    parts.checks.append(OwnCheck())
    parts.explanations.append(DiagnosticExplanation(id: "AOwn", summary: "S", text: "T", example: "E"))
    let ids = PartRegistry(adding: parts).explanations.map(\.id)
    #expect(Set(ids).isSuperset(of: ["AOwn", "DeadLink", "OwnCheck"]))
    #expect(ids == ids.sorted())
  }

  @Test(arguments: [(["ocp"], ", OwnMeasurement"), (["lod"], ""), (["ocp", "srp"], ", OwnMeasurement")])
  func invalidateTheEvidenceOfTheirPrinciples(_ principles: [String], _ names: String) {
    var parts = SiteParts()
    parts.measurements.append(OwnMeasurement(principle: .ocp))
    let article = Article(source: "a.md", slug: "a", title: "A")
    let study = CaseStudy(article: article, principles: principles.map(Principle.ID.init))
    #expect(PartRegistry(adding: parts).addedMeasurements(of: study) == names)
  }
}
