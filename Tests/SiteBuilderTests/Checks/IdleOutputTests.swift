import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Output without a program")
struct IdleOutputTests {
  private static var program: Article.Part { Article.Part.code(.after, "print(2)\n", role: .usage) }

  @Test(arguments: [SnippetRole.source, .test, .driver])
  func isReportedBelowOtherBlocks(role: SnippetRole) {
    let parts: [Article.Part] = [
      .code(.after, "let a = 1\n", role: role), .code(nil, "2\n", language: nil, role: .output),
    ]
    #expect(IdleOutput().findings(parts) == ["information IdleOutput a.md:2: add the word 'usage' to the block above"])
  }

  @Test func isReportedAtTheStart() {
    let parts: [Article.Part] = [.code(nil, "2\n", language: nil, role: .output)]
    #expect(IdleOutput().findings(parts) == ["information IdleOutput a.md:1: add the word 'usage' to the block above"])
  }

  @Test func isNotReportedBelowItsProgram() {
    #expect(IdleOutput().findings([Self.program, .code(nil, "2\n", language: nil, role: .output)]) == [])
  }

  @Test func mustNameTheSideOfItsProgram() {
    let parts = [Self.program, .code(.before, "2\n", language: nil, role: .output)]
    #expect(IdleOutput().findings(parts) == ["warning IdleOutput a.md:2: remove 'before' from the block of output"])
  }

  @Test(arguments: [
    ("text", ["warning IdleOutput a.md:3: replace 'text' with 'output'"]),
    (nil, ["warning IdleOutput a.md:3: write 'output' in place of a language"]), ("swift", []),
  ])
  func isMarkedRightBelowAProgram(language: String?, findings: [String]) {
    let text = Article.Part.code(nil, "2\n", language: language.map(Language.init))
    #expect(IdleOutput().findings([Self.program, .html(""), text]) == findings)
  }

  @Test(arguments: [
    ("6\n", 1), ("Total: 6\n", 1), ("car: 6\nbus: 15\n", 1), ("$ swift run\n6\n", 0), ("swift run\n", 0),
    ("./run.sh\n", 0), ("A=1 swift run\n", 0), ("# Run it:\nfees 6\n", 0), ("\n", 0),
  ])
  func isToldFromCommandsOfAShell(code: String, count: Int) {
    for language in ["bash", "console", "sh"] {
      let text = Article.Part.code(nil, code, language: Language(rawValue: language))
      #expect(IdleOutput().findings([Self.program, .html(""), text]).count == count)
    }
  }

  @Test(arguments: [("$ swift run\n2\n", 1), ("% make run\n2\n", 1), ("$ 5\n", 0), ("2\n$ swift run\n", 0)])
  func mustNotBeginWithACommand(code: String, count: Int) {
    let parts = [Self.program, Article.Part.code(nil, code, language: nil, role: .output)]
    #expect(IdleOutput().findings(parts).count == count)
  }

  @Test func isNotLookedForInLooseMarkdown() {
    #expect(IdleOutput().findings([.code(nil, "2\n", language: nil, role: .output)], isConfigured: false) == [])
  }
}
