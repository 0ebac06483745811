import CaseStudyModel
import Testing

@testable import CaseStudyReader

/// Info strings with other tools' titles and words.
struct InfoTitleTests {
  @Test(arguments: [
    ("ts [Bad]", "ts [Good]"), ("ts [❌ Bad code]", "ts [✅ Good code]"), ("ts title=\"Before\"", "ts title=\"After\""),
    ("js example-bad", "js example-good"), ("js incorrect", "js correct"), ("java Bad", "java Good"),
  ])
  func aTitleNamesTheSide(_ before: String, _ after: String) throws {
    let fences = [before, after].map { "```\($0)\nclass A {}\n```\n\n" }
    let study = try read("# Study\n\n## Single responsibility\n\n\(fences.joined())")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
    #expect(study.article.snippets.map(\.file) == [nil, nil])
  }

  @Test(arguments: [("ts [shop.ts]", "shop.ts"), ("ts title=\"shop.ts\"", "shop.ts"), ("ts [npm]", nil)])
  func aTitleThatNamesNoSideMayBeAFile(_ info: String, _ file: String?) throws {
    let study = MarkdownDocumentReader().study(
      from: SourceFile(path: "a.md", text: "# Study\n\n```\(info)\nlet a = 1\n```\n"),
      configuration: SiteConfiguration(), principles: [], include: { _ in nil })
    #expect(study.value.article.snippets.map(\.file) == [file])
    #expect(study.value.article.snippets.map(\.side) == [nil])
    #expect(study.diagnostics.allSatisfy { $0.id != "UnknownInfoWord" })
  }

  @Test(
    arguments: [
      ("rust,ignore", "rust", nil), ("rust,should_panic,edition2021", "rust", nil),
      ("rust,no_run,before", "rust", .before),
      ("rust,", "rust", nil), ("js,linenos,hl_lines=2", "javascript", nil), ("js,shop", "js,shop", nil),
      ("php=", "php", nil), ("swift=10", "swift", nil), ("js=+", "javascript", nil), ("c++!", "cpp", nil),
      ("=", nil, nil), ("shop=a", "shop=a", nil),
    ] as [(String, String?, Side?)])
  func attributesOfOtherToolsAreNotPartOfTheLanguage(_ info: String, _ language: String?, _ side: Side?) throws {
    let snippets = try read("# Study\n\n```\(info)\nlet a = 1\n```\n").article.snippets
    #expect(snippets.map { $0.language?.rawValue } == [language])
    #expect(snippets.map(\.side) == [side])
  }

  @Test(
    arguments: [
      (#"{ .swift title="Fee.swift" linenums="1" hl_lines="4" }"#, "swift Fee.swift {4}"),
      ("{.swift #fee .numberLines}", "swift"), ("{swift Fee.swift .before}", "swift Fee.swift before"),
    ])
  func wordsInBracesAreReadAndReportedTogether(_ info: String, _ meant: String) {
    let (info, plain) = (string(info), string(meant))
    #expect(info.faults.map(\.replacement) == [meant])
    #expect(info.language == .swift)
    #expect(info.file == plain.file)
    #expect(info.side == plain.side)
  }

  @Test func aLanguageAndAWordWithACommaAreSeparated() {
    #expect(string("swift,ignore").isIgnored)
    #expect(string("swift,ignore").faults.map(\.replacement) == ["swift ignore"])
    #expect(!string("rust,ignore").isIgnored)
  }

  @Test func aFileBehindALanguageMayHaveAKey() {
    let info = string("swift:title=Fee.swift")
    #expect(info.file == "Fee.swift")
    #expect(info.faults.map(\.replacement) == ["swift Fee.swift"])
  }

  private func string(_ text: String) -> InfoString {
    let vocabulary = Vocabulary.of(SiteConfiguration().vocabulary, principles: [])
    return InfoString(text, languages: vocabulary.languages, labels: vocabulary.labels, principles: [])
  }

  @Test func aWordOfTheFormatOutweighsATitle() throws {
    let study = try read("# Study\n\n```ts after [Bad]\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == [.after])
  }
}
