import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The four checks of which sides a study shows: at most one objects to a study.
@Suite("Missing sides")
struct StudySideTests {
  private static let checks: [any SiteCheck] = [MissingBefore(), MissingAfter(), MissingSides(), EmptyStudy()]

  @Test(arguments: [
    ([Side.after], "warning MissingBefore a.md:1: add a fence with the word 'before' in its info string"),
    ([nil, .after], "warning MissingBefore a.md:2: add a fence with the word 'before' in its info string"),
    ([.before], "warning MissingAfter a.md:1: add a fence with the word 'after' in its info string"),
    ([nil, nil], "warning MissingSides a.md:1: add the words 'before' and 'after' to the fences' info strings"),
    ([], "warning EmptyStudy a.md:1: add fences for both sides"),
  ])
  func areFound(sides: [Side?], finding: String) {
    let parts = sides.map { Article.Part.code($0, "x\n") }
    #expect(Self.checks.flatMap { $0.findings(parts) } == [finding])
  }

  @Test(arguments: [[Side.before, .after], [.after, .before], [nil, .before, .after, .after]])
  func excludeThoseThatItShows(sides: [Side?]) {
    #expect(Self.checks.flatMap { $0.findings(sides.map { .code($0, "x\n") }) } == [])
  }

  @Test(arguments: [SnippetRole.usage, .test, .driver, .change])
  func areNotShownByCodeOutsideTheSource(role: SnippetRole) {
    let parts: [Article.Part] = [.code(.before, "x\n", role: role), .code(.after, "y\n")]
    #expect(MissingBefore().findings(parts).map { $0.prefix(29) } == ["warning MissingBefore a.md:2:"])
    let others: [Article.Part] = [.code(.before, "x\n"), .code(.after, "y\n", role: role)]
    #expect(MissingAfter().findings(others).map { $0.prefix(28) } == ["warning MissingAfter a.md:1:"])
  }

  @Test func areNotRequiredForPages() {
    let site = Site.made(pages: [.made("Content/pages/about.md", [.code(.after, "x\n")])])
    #expect(Self.checks.flatMap { $0.findings(in: site) } == [])
  }
}
