import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Results of compiling examples, as pages show them")
struct CompiledExamplePageTests {
  private static let article = Article.made(
    "Content/case-studies/a.md",
    [
      .code(.before, "let a = 1\n"), .code(.before, "func f() {}\n"), .code(.after, "let b = 1\n"),
      .code(.after, "x\n"),
      .code(nil, "4\n", language: nil),
    ])

  private static let results: [CompiledExample] = [
    CompiledExample(.compiles), CompiledExample(.fragment), CompiledExample(.needsModule, module: "UIKit"),
    CompiledExample(.doesNotCompile),
  ]

  private static func site(_ examples: [CompiledExample] = results) -> Site {
    var site = Site.made(article)
    site.compiledExamples[PathKey(article.source)] = CompiledDocument(
      source: article.source, inputs: "", tools: ["swift": "swift 6.3.1"], examples: examples)
    return site
  }

  private static func captions(_ site: Site) -> [String] {
    PageContext.made(for: site).body(of: article).markup.matches(of: /<figcaption>(.*?)<\/figcaption>/)
      .map { String($0.1) }
  }

  @Test func markOnlyWhatReadersCannotCopy() {
    #expect(
      Self.captions(Self.site()) == [
        "<b>Before</b>", "<b>Before</b> <span class=\"inferred\">a fragment</span>",
        "<b>After</b> <span class=\"inferred\">needs UIKit</span>",
        "<b>After</b> <span class=\"inferred\">doesn’t compile</span>",
      ])
  }

  @Test func markCodeWithoutATitleAndFoldedCodeToo() {
    let article = Article.made(
      "Content/case-studies/a.md", [.code(nil, "x\n"), .code(.after, "y\n", isHidden: true)])
    var site = Site.made(article)
    site.compiledExamples[PathKey(article.source)] = CompiledDocument(
      source: article.source, inputs: "", tools: ["swift": "swift 6.3.1"],
      examples: [CompiledExample(.doesNotCompile), CompiledExample(.fragment)])
    let markup = PageContext.made(for: site).body(of: article).markup
    #expect(markup.contains("<figcaption> <span class=\"inferred\">doesn’t compile</span></figcaption>"))
    #expect(markup.contains("After <span class=\"inferred\">a fragment</span></summary>"))
  }

  @Test func markNothingForTooFewResults() {
    #expect(Self.captions(Self.site([])).allSatisfy { !$0.contains("inferred") })
  }

  @Test func nameNoModuleWithAnInvalidName() {
    let site = Self.site([CompiledExample(.needsModule, module: "<script>")])
    #expect(Self.captions(site).first == "<b>Before</b>")
  }

  private static func badge(_ site: Site) -> String? {
    ExampleBadgeFormat().files(for: RenderableSite.made([], of: site).value).value
      .first { $0.path == "badges/compiles.svg" }.map { String(decoding: $0.contents().value, as: UTF8.self) }
  }

  @Test func areCountedOnABadge() throws {
    #expect(try #require(Self.badge(Self.site())).contains("<title>Studies 1 of 4 examples compile</title>"))
    #expect(Self.badge(Site.made(Self.article)) == nil)
  }
}

@Suite("Loading results of compiling examples")
struct CompiledExampleLoaderTests {
  private static func load(inputs: String) -> (Site, [Diagnostic]) {
    let article = Article.made("a.md", [.code(nil, "let a = 1\n")])
    var site = Site.made(article)
    let loader = CompiledExampleLoader(content: MemoryContentSource([CompiledExamples.path: ""])) { _ in
      var examples = CompiledExamples()
      examples.add(
        CompiledDocument(source: "a.md", inputs: inputs, tools: ["swift": "6"], examples: [CompiledExample(.compiles)]))
      return examples
    }
    let diagnostics = loader.load(into: &site, paths: ["a.md"])
    return (site, diagnostics)
  }

  @Test func keepsThoseOfTheShownCode() {
    let article = Article.made("a.md", [.code(nil, "let a = 1\n")])
    let (site, diagnostics) = Self.load(inputs: ExampleInputs(article: article, languages: ["swift"]).fingerprint)
    #expect(site.compiledExamples.count == 1)
    #expect(diagnostics == [])
  }

  @Test func dropsAndReportsThoseOfOtherCode() {
    let (site, diagnostics) = Self.load(inputs: "0123")
    #expect(site.compiledExamples.isEmpty)
    #expect(diagnostics.map(\.id) == ["StaleExamples"])
  }

  @Test func reportsAFileThatWasChangedByHand() {
    var site = Site.made()
    let loader = CompiledExampleLoader(content: MemoryContentSource([CompiledExamples.path: ""])) {
      _ throws(EvidenceFault) in throw EvidenceFault.edited
    }
    #expect(loader.load(into: &site, paths: []).map(\.id) == ["EditedEvidence"])
  }
}
