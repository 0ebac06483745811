import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Unknown languages")
struct UnknownLanguageTests {
  private let check = UnknownLanguage(highlighters: [LetHighlighter()])

  private func article(_ name: String, _ languages: [String?]) -> Article {
    .made(
      "Content/pages/\(name).md",
      languages.map { .code(nil, "x\n", language: $0.map(Language.init(rawValue:))) })
  }

  @Test func warnsOncePerLanguageAtItsFirstBlock() throws {
    let site = Site.made(pages: [article("b", ["whirl"]), article("a", ["swift", "whirl", "whirl", "spin"])])
    let diagnostics = check.diagnostics(for: site).sorted()
    #expect(diagnostics.map(\.severity) == [.warning, .warning])
    #expect(
      diagnostics.map(\.summary) == [
        "Language 'whirl' isn't known, so its code is plain", "Language 'spin' isn't known, so its code is plain",
      ])
    #expect(diagnostics.map(\.range.path) == ["Content/pages/a.md", "Content/pages/a.md"])
    #expect(diagnostics.map(\.range.start.line) == [2, 4])
    let note = Diagnostic.Note(
      "used in 2 more blocks; this is the next", at: SourceRange(path: "Content/pages/a.md", line: 3))
    #expect(diagnostics.map(\.notes) == [[note], []])
  }

  @Test func namesTheLanguageThatAMisspeltOneMeans() {
    let diagnostic = check.diagnostics(for: .made(article("a", ["swfit"]))).first
    #expect(diagnostic?.summary == "Language 'swfit' isn't known, so its code is plain; did you mean 'swift'?")
    #expect(diagnostic?.solutions.first == "replace 'swfit' with 'swift'")
  }

  @Test(arguments: ["nim", "ocaml", "zig", "erlang", "sml+swift", "swift+erb", "lang-nim"])
  func remarksThatARealLanguageHasNoGrammar(language: String) throws {
    let diagnostic = try #require(check.diagnostics(for: .made(article("a", [language]))).first)
    #expect(diagnostic.severity == .information)
    #expect(diagnostic.summary == "Language '\(language)' has no grammar, so its code is plain")
    #expect(diagnostic.solutions == ["describe the language in Templates/languages/\(language).grammar"])
  }

  @Test func suggestsNothingForAShortNameThatTwoEditsTurnIntoAnother() {
    let summaries = check.diagnostics(for: .made(article("a", ["svit"]))).map(\.summary)
    #expect(summaries == ["Language 'svit' isn't known, so its code is plain"])
  }

  @Test func listsWellKnownNamesOnceInOrder() {
    let names = Language.wellKnownNamesText.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(names == names.sorted())
    #expect(names.count == Language.wellKnownNames.count)
    #expect(names.allSatisfy { $0 == $0.lowercased() })
  }

  @Test(arguments: [
    "swift", "text", "output", "plain", "plaintext", "console", "shell", "terminal", "log", "markdown", "plantuml",
    "csv", "http", "ascii-art", "tree", "gitignore", "prompt", "bnf", nil,
  ])
  func saysNothingAboutTextAndBlocksWithoutALanguage(language: String?) {
    #expect(check.diagnostics(for: .made(article("a", [language]))) == [])
  }

  @Test func isOnlyARemarkInLooseMarkdown() {
    var site = Site.made(article("a", ["whirl"]))
    site.configuration.isConfigured = false
    #expect(check.diagnostics(for: site).map(\.severity) == [.information])
  }
}
