import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Severities of unknown diagnostics")
struct UnknownDiagnosticTests {
  private static let check = UnknownDiagnostic(known: ["RawHTML", "DeadLink"])

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

  /// YAML forbids a key that is already there.
  @Test func areNotReplacedByAKeyThatIsSet() {
    var site = Site.made()
    site.configuration.severities = ["RawHtml": Severity.warning, "RawHTML": .error]
    let found = Self.check.diagnostics(for: site)
    #expect(found.flatMap(\.solutions).map(\.description) == ["remove 'RawHtml'"])
  }
}
