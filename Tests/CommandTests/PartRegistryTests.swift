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
    func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence { .notShown("") }
  }

  private static func build(_ add: (inout SiteParts) -> Void) async throws -> SiteBuild {
    var parts = SiteParts()
    add(&parts)
    let content = MemoryContentSource([
      "solidsite.yml": "title: T\n", "Templates/own.mustache": "{{title}} {{>text/own}}",
    ])
    return try await PartRegistry(adding: parts).pipeline(content: content, options: LoadOptions()).build()
  }

  @Test func makeTheirPagesWithTheirTexts() async throws {
    let build = try await Self.build { parts in
      parts.generators.append(OwnPage())
      parts.texts.add("en", ["own": "text"])
    }
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
