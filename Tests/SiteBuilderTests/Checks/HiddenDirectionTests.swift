import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Hidden text direction")
struct HiddenDirectionTests {
  @Test(arguments: [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ])
  func warnsOfEachBidirectionalControl(_ control: String) throws {
    let found = diagnostics(in: "let a = 1\nlet b = \"\(control)\"\n")
    let name = try #require(control.unicodeScalars.first).value
    #expect(found.map(\.id) == ["HiddenDirection"])
    #expect(found.first?.summary.description.contains("U+\(String(name, radix: 16, uppercase: true))") == true)
    #expect(found.first?.range.start.column == 10)
  }

  @Test(arguments: ["\u{2029}", "\u{202F}", "\u{2065}", "\u{206A}", "\u{200B}", "שלום", "…", "–", "\u{E2}"])
  func acceptsOtherText(_ text: String) {
    #expect(diagnostics(in: "let b = \"\(text)\"\n").isEmpty)
  }

  @Test func countsLinesWithinTheBlock() {
    let first = diagnostics(in: "x\n\u{202E}\n").first?.range.start.line
    let second = diagnostics(in: "x\nx\nx\n\u{202E}\n").first?.range.start.line
    #expect(first.flatMap { start in second.map { $0 - start } } == 2)
  }

  @Test func standsBehindTheMarginOfAList() {
    var article = Article.made("Content/case-studies/a.md", [.code(.before, "x\u{202E}\n")])
    article.snippets[0].indentation = 2
    #expect(HiddenDirection().diagnostics(for: .made(article)).map(\.range.start.column) == [4])
  }

  private func diagnostics(in code: String) -> [Diagnostic] {
    HiddenDirection().diagnostics(for: .made(.made("Content/case-studies/a.md", [.code(.before, code)])))
  }
}
