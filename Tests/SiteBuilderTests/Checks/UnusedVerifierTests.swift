import CaseStudyModel
import Testing

@testable import SiteBuilder

struct UnusedVerifierTests {
  private func diagnostics(naming languages: String...) -> [Diagnostic] {
    var site = Site.made(
      .made("Content/case-studies/a.md", [.code(nil, "x\n", language: Language(rawValue: "python"))]))
    site.configuration.namedLanguages = languages.enumerated().map { index, language in
      NamedLanguage(
        setting: index == 0 ? "verifiers" : "facts", language: language,
        position: SourcePosition(line: index + 2, column: 3))
    }
    return UnusedVerifier().diagnostics(for: site)
  }

  @Test func saysNothingAboutALanguageThatAStudyUses() {
    #expect(diagnostics(naming: "python", "python") == [])
  }

  @Test func namesTheIntendedLanguage() throws {
    let diagnostic = try #require(diagnostics(naming: "pyhton").first)
    #expect(diagnostic.severity == .warning)
    #expect(
      diagnostic.summary == "Language 'pyhton' under 'verifiers' must be used by a study; did you mean 'python'?")
    #expect(diagnostic.range.path == "solidsite.yml")
    #expect(diagnostic.range.start == SourcePosition(line: 2, column: 3))
    #expect(diagnostic.solutions == ["replace 'pyhton' with 'python'"])
  }

  @Test func suggestsToRemoveALanguageThatNoStudyUses() {
    let found = diagnostics(naming: "python", "cobol")
    #expect(found.map(\.summary) == ["Language 'cobol' under 'facts' must be used by a study"])
    #expect(found.flatMap(\.solutions) == ["remove 'cobol'"])
  }

  @Test func doesNotCorrectOneRealLanguageToAnother() {
    #expect(diagnostics(naming: "cython").flatMap(\.solutions) == ["remove 'cython'"])
  }

  @Test func saysThatSwiftNeedsNoCommand() {
    #expect(
      diagnostics(naming: "swift").map(\.summary) == ["Key 'verifiers' must not name Swift, which needs no command"])
  }
}
