import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Severities of unknown diagnostics")
struct UnknownDiagnosticTests {
  private static let check = UnknownDiagnostic([
    kind("RawHTML"), kind("DeadLink"), kind("FlakyRun", .failsVerification),
  ])

  private static func kind(_ id: String, _ traits: DiagnosticTraits = []) -> DiagnosticExplanation {
    DiagnosticExplanation(id: id, summary: "It must hold", text: "It must.", example: "It holds.", traits: traits)
  }

  @Test(arguments: [
    ("RawHTML", []), ("RawHtml", ["replace 'RawHtml' with 'RawHTML'"]), ("Weather", ["remove 'Weather'"]),
  ])
  func areReportedInTheSettings(name: String, solutions: [String]) {
    var site = Site.made()
    site.configuration.severities = [name: Severity.warning]
    let found = Self.check.diagnostics(for: site)
    #expect(found.flatMap(\.solutions).map(\.description) == solutions)
    #expect(found.allSatisfy { $0.range.path == "solidsite.yml" && $0.severity == .warning })
  }

  @Test func areReportedInTheFrontMatter() {
    var article = Article.made("a.md", [])
    article.frontMatter.severities = ["DeadLnik": Severity?.none]
    #expect(
      Self.check.findings(in: .made(article)) == [
        "warning UnknownDiagnostic a.md:1: replace 'DeadLnik' with 'DeadLink'"
      ])
  }

  /// Warnings about the same can be changed in any file.
  @Test(arguments: [("FlakyRun", true), ("RawHTML", false)])
  func areNotLoweredWhereOnlyTheSiteMay(name: String, isGate: Bool) {
    var article = Article.made("a.md", [])
    article.frontMatter.severities = [name: .warning]
    #expect(
      Self.check.findings(in: .made(article))
        == (isGate ? ["warning UnusedKey a.md:1: move it to 'severities' in solidsite.yml"] : []))
    article.frontMatter.severities = [name: .error]
    #expect(Self.check.findings(in: .made(article)) == [])
    var site = Site.made()
    site.configuration.severities = [name: .warning]
    #expect(Self.check.diagnostics(for: site).isEmpty)
  }

  @Test(arguments: [Severity?.none, .warning, .error])
  func areNotLoweredWhereSettingsWouldBeLost(level: Severity?) {
    var article = Article.made("a.md", [])
    article.frontMatter.severities = ["MalformedYAML": level]
    var site = Site.made(article)
    site.configuration.severities = ["UnclosedFrontMatter": level]
    let check = UnknownDiagnostic([Self.kind("MalformedYAML"), Self.kind("UnclosedFrontMatter")])
    #expect(
      check.diagnostics(for: site).map { "\($0.range.path) \($0.id): \($0.summary)" }
        == (level == .error
          ? []
          : [
            "solidsite.yml UnusedKey: Errors of 'UnclosedFrontMatter' can't be lowered",
            "a.md UnusedKey: Errors of 'MalformedYAML' can't be lowered",
          ]))
  }

  /// YAML forbids a key that is already there.
  @Test func areNotReplacedByAKeyThatIsSet() {
    var site = Site.made()
    site.configuration.severities = ["RawHtml": Severity.warning, "RawHTML": .error]
    let found = Self.check.diagnostics(for: site)
    #expect(found.flatMap(\.solutions).map(\.description) == ["remove 'RawHtml'"])
  }
}
