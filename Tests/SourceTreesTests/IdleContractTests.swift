import CaseStudyModel
import Testing

@testable import SourceTrees

/// Contracts in languages whose contracts aren't run.
struct IdleContractTests {
  @Test(arguments: [
    (SnippetRole.contract, "python", ["IdleContract:1"]), (.conformers, "python", ["IdleContract:1"]),
    (.test, "python", []), (.contract, "swift", []),
  ])
  func areReported(role: SnippetRole, language: String, found: [String]) {
    let snippet = Snippet(line: 1, codeLine: 2, language: Language(rawValue: language), role: role, code: "a\n")
    let study = CaseStudy(article: Article(source: "a.md", slug: "a", title: "A", snippets: [snippet]))
    let python = FileLayout.of(Language(rawValue: "python"))
    let diagnostics = AssemblyFaults.idleContracts(of: study, in: python)
    #expect(diagnostics.map { "\($0.id):\($0.range.start.line)" } == found)
  }

  @Test func excludeThoseThatTheAuthorLeavesOut() {
    var snippet = Snippet(
      line: 1, codeLine: 2, language: Language(rawValue: "python"), role: .contract, code: "a\n")
    snippet.isIgnored = true
    let study = CaseStudy(article: Article(source: "a.md", slug: "a", title: "A", snippets: [snippet]))
    #expect(AssemblyFaults.idleContracts(of: study, in: .of(Language(rawValue: "python"))) == [])
  }
}
