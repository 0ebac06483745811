import CaseStudyModel
import SiteBuilder
import Testing

@testable import SolidsiteCommand

/// The instructions that `solidsite new` writes into a study.
struct StarterTextTests {
  private static func findings(_ text: String, settings: [String: String] = ["solidsite.yml": "title: T\n"])
    async throws
    -> [String]
  {
    let path = "Content/case-studies/a.md"
    let content = MemoryContentSource(settings.merging([path: text]) { first, _ in first })
    return try await PartRegistry().pipeline(content: content, options: LoadOptions()).check().diagnostics
      .filter { $0.id == "StarterText" }.map { "\($0.severity) \($0.range.start.line)" }
  }

  private static let new = String(decoding: StarterFiles.study(title: "A", principles: ["ocp"]), as: UTF8.self)

  /// A new study may be built before its author has written anything.
  @Test func areOnlyInformationWhileNoneIsReplaced() async throws {
    let findings = try await Self.findings(Self.new)
    #expect(findings.map { $0.prefix(11) } == ["information"])
  }

  @Test func areAWarningOnceTheStudyHasItsOwnText() async throws {
    let sentence = try #require(StarterFiles.instructions.last)
    let started = Self.new.replacing(sentence, with: "Every fee has its own type.")
    #expect(started != Self.new)
    #expect(try await Self.findings(started).map { $0.prefix(7) } == ["warning"])
  }

  @Test func areNotReportedOnceAllAreReplaced() async throws {
    let text = StarterFiles.instructions.reduce(Self.new) { $0.replacing($1, with: "Own words.") }
    #expect(try await Self.findings(text) == [])
  }
}
