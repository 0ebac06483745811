import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("From a folder to a site")
struct SitePipelineTests {
  private func pipeline(_ content: [String: String], theme: [String: String] = [:]) -> SitePipeline {
    TestSite.pipeline(content, theme: theme)
  }

  private func texts(_ build: SiteBuild) -> [String: String] { TestSite.texts(build) }

  @Test func makesAPageOfEveryKind() async throws {
    let build = try await pipeline([
      "solidsite.yml": "title: T", "Content/case-studies/a.md": "title: A\ntag: UI Kit", "Content/pages/about.md": "",
      "Content/principles/yagni.md": "title: Yagni",
    ]).build()
    #expect(build.diagnostics == [])
    let paths = build.files.map(\.path).filter { !$0.hasPrefix("assets/") && !$0.hasPrefix("search/") }.sorted()
    #expect(
      paths == [
        ".nojekyll", "404.html", "about/index.html", "about/index.md", "case-studies/a/files/index.html",
        "case-studies/a/index.html", "case-studies/a/index.md", "case-studies/index.html", "index.html", "llms.txt",
        "principles/dip/index.html", "principles/isp/index.html", "principles/lsp/index.html",
        "principles/ocp/index.html", "principles/srp/index.html", "principles/yagni/index.html",
        "principles/yagni/index.md",
        "tags/index.html", "tags/ui-kit/index.html",
      ])
    #expect(build.files.flatMap { $0.contents().diagnostics } == [])
    #expect(texts(build)["tags/index.html"] == "UI Kit 1 study;")
    #expect(texts(build)["principles/yagni/index.html"] == "Yagni 0 ")
  }

  @Test func givesTheThemesFilesNamesThatChangeWithTheirContent() async throws {
    let build = try await pipeline(["Content/case-studies/a.md": ""]).build()
    let style = try #require(build.files.first { $0.path.hasSuffix(".css") })
    let dot = try #require(build.files.first { $0.path.hasSuffix(".png") })
    #expect(dot.path == "assets/dot.\(contentHash(of: Array("png".utf8))).png")
    #expect(
      String(decoding: style.contents().value, as: UTF8.self)
        == "a { background: url(\"\(SitePath.name(of: dot.path))\") }")
    #expect(texts(build)["case-studies/a/index.html"]?.hasPrefix("../../\(style.path)") == true)
  }

  @Test func copiesImagesThatArticlesReferToUnderHashedNames() async throws {
    let build = try await pipeline([
      "Content/case-studies/a.md": "image: a.png", "Content/case-studies/a.png": "1", "Content/case-studies/b.png": "2",
      "Content/assets/robots.txt": "x",
    ]).build()
    let paths = build.files.map(\.path)
    let name = "assets/a.\(contentHash(of: Array("1".utf8))).png"
    #expect(paths.contains(name))
    #expect(paths.contains("assets/robots.txt"))
    #expect(!paths.contains { $0.contains("b.") })
    #expect(texts(build)["case-studies/a/index.html"]?.contains("src=\"../../\(name)\"") == true)
  }

  @Test func keepsThePicturesOfStyleSheetsAndTemplatesThatArticlesReferToAsWell() async throws {
    let build = try await pipeline([
      "Content/case-studies/a.md": "image: ../assets/logo.png", "Content/assets/logo.png": "1",
      "Content/case-studies/b.md": "image: ../assets/shown.png", "Content/assets/shown.png": "2",
      "Content/assets/own.png": "3", "Templates/not-found.mustache": "{{site.url}}assets/logo.png",
      "Templates/assets/site.css": "a { b: url(dot.png#m) url('logo.png') url(own.png) url(x.png) }",
    ]).build()
    let style = try #require(build.files.first { $0.path.hasPrefix("assets/site.") })
    let (dot, logo) = (contentHash(of: Array("png".utf8)), contentHash(of: Array("1".utf8)))
    #expect(
      String(decoding: style.contents().value, as: UTF8.self)
        == "a { b: url(\"dot.\(dot).png#m\") url(\"logo.\(logo).png\") url(\"own.png\") url(x.png) }")
    let names = build.files.map(\.path).filter { $0.hasSuffix(".png") && !$0.contains("dot") }
    let expected = ["logo.\(logo)", "logo", "own"].map { "assets/\($0).png" }
    #expect(Set(names.filter { !$0.contains("shown") }) == Set(expected))
    #expect(names.count { $0.contains("shown") } == 1)
  }

  @Test func keepsTheFileOfCrawlersThatAPageLinksTo() async throws {
    let build = try await pipeline(["Content/pages/a.md": "link: /robots.txt", "Content/robots.txt": "x"]).build()
    #expect(texts(build)["robots.txt"] == "x")
  }

  @Test func reportsATemplatesUnknownNameWithItsPlace() async throws {
    let build = try await pipeline(
      ["Content/case-studies/a.md": ""], theme: ["page.mustache": "", "case-study.mustache": "x\n {{titel}}"]
    )
    .build()
    let diagnostics = build.files.flatMap { $0.contents().diagnostics }
    #expect(diagnostics.map(\.id) == ["TemplateError"])
    #expect(diagnostics.map(\.range.path) == ["Templates/case-study.mustache"])
    #expect(diagnostics.map(\.range.start.line) == [2])
  }

  /// A generator of one page.
  private struct OnePage: PageGenerator {
    var title: String
    var isFallback: Bool

    func pages(for site: Site) -> [Page] {
      var page = Page(path: "words/", layout: .studies, title: title) { _ in [:] }
      page.isFallback = isFallback
      return [page]
    }
  }

  @Test func letsAPageReplaceAnOptionalOne() async throws {
    var pipeline = pipeline([:])
    pipeline.generators += [OnePage(title: "built in", isFallback: true), OnePage(title: "own", isFallback: false)]
    let build = try await pipeline.build()
    #expect(build.diagnostics == [])
    #expect(texts(build)["words/index.html"] == "own")
  }

  @Test func reportsAnUnclosedTemplate() async throws {
    let build = try await pipeline(["Templates/page.mustache": "{{#a}}"]).build()
    #expect(build.diagnostics.map(\.range.path) == ["Templates/page.mustache"])
  }

  @Test func reportsATemplateInUTF16AndUsesThatOfTheTheme() {
    struct Templates: ContentSource {
      func paths() -> [String] { ["Templates/case-study.mustache"] }
      func read(_ path: String) -> [UInt8] { [0xFF, 0xFE] + "{{title}}".utf8.flatMap { [$0, 0] } }
    }
    let theme = Theme.load(from: MemoryContentSource(TestSite.theme), overriddenBy: Templates())
    #expect(theme.diagnostics.map(\.id) == ["UTF16Text"])
    #expect(theme.value.templates["case-study"] != nil)
  }

  @Test(arguments: ["site.css", "custom.js"])
  func reportsAnAssetInUTF16(name: String) {
    let own = MemoryContentSource(["Templates/assets/\(name)": "a { b: c }".map { "\($0)\0" }.joined()])
    let theme = Theme.load(from: MemoryContentSource(TestSite.theme), overriddenBy: own)
    #expect(theme.diagnostics.map(\.id) == ["UTF16Text"])
  }

  @Test func letsASiteOverrideOneTemplate() async throws {
    let build = try await pipeline(["Content/case-studies/a.md": "", "Templates/case-study.mustache": "mine"]).build()
    #expect(texts(build)["case-studies/a/index.html"] == "mine")
  }

  @Test func publishesTheFirstOfTwoStudiesWithOneSlugAndReportsTheOther() async throws {
    let build = try await pipeline([
      "solidsite.yml": "title: T", "Content/case-studies/a.md": "title: 1",
      "Content/case-studies/b.md": "slug: A\ntitle: 2",
    ]).build()
    #expect(build.diagnostics.map(\.id) == ["DuplicateSlug"])
    #expect(build.files.count { $0.path.lowercased() == "case-studies/a/index.html" } == 1)
  }

  @Test func leadsFormerAddressesToThePage() async throws {
    let build = try await pipeline(["Content/case-studies/a.md": "alias: old\nalias: /2019/x/\nalias: ../../etc"])
      .build()
    let texts = texts(build)
    #expect(texts["case-studies/old/index.html"]?.contains("url=../../case-studies/a/\"") == true)
    #expect(texts["2019/x/index.html"]?.contains("url=../../case-studies/a/\"") == true)
    #expect(build.diagnostics.map(\.id) == ["InvalidAlias"])
  }

  @Test func writesFeedAndSiteMapOnlyForASiteWithAnAddress() async throws {
    let study = "title: A & B\ndate: 2026-01-02"
    let without = try await pipeline(["Content/case-studies/a.md": study]).build()
    #expect(!without.files.contains { $0.path.hasSuffix(".xml") })
    let with = try await pipeline([
      "Content/case-studies/a.md": study, "solidsite.yml": "baseURL: https://example.org/solid",
    ]).build()
    let texts = texts(with)
    #expect(texts["feed.xml"]?.contains("<title>A &amp; B</title>") == true)
    #expect(texts["feed.xml"]?.contains("<updated>2026-01-02T00:00:00Z</updated>") == true)
    #expect(
      texts["sitemap.xml"]?.contains(
        "<loc>https://example.org/solid/case-studies/a/</loc><lastmod>2026-01-02</lastmod>") == true)
    #expect(texts["sitemap.xml"]?.contains("404") == false)
    #expect(texts["404.html"] == "/solid/")
  }

  @Test func appliesSeveritiesOfTheSiteAndTheFile() async throws {
    let files = ["Content/case-studies/a.md": "link: x.md\noff: DeadLink", "Content/case-studies/b.md": "link: x.md"]
    let both = try await pipeline(files.merging(["solidsite.yml": "warn: DeadLink"]) { $1 }).check()
    #expect(both.diagnostics.map(\.range.path) == ["Content/case-studies/b.md"])
    #expect(both.diagnostics.map(\.severity) == [.warning])
    let off = try await pipeline(files.merging(["solidsite.yml": "off: DeadLink"]) { $1 }).check()
    #expect(off.diagnostics == [])
  }

  @Test func appliesSeveritiesToDiagnosticsOfFiles() async throws {
    struct Noisy: OutputFormat {
      func files(for rendering: RenderableSite) -> Diagnosed<[OutputFile]> {
        let noise = ["Quiet", "Loud"].map { Diagnostic($0, .error, "A noise", at: SourceRange(path: "x", line: 1)) }
        return Diagnosed([OutputFile(path: "noise") { Diagnosed([], noise) }], noise)
      }
    }
    var pipeline = pipeline(["solidsite.yml": "off: Quiet\nwarn: Loud"])
    pipeline.formats = [Noisy()]
    let build = try await pipeline.build()
    #expect(build.diagnostics.map(\.id) == ["Loud"])
    #expect(build.diagnostics.map(\.severity) == [.warning])
    #expect(build.files.flatMap { $0.contents().diagnostics } == build.diagnostics)
  }

  @Test func takesGeneratorsAndChecksFromOutside() async throws {
    struct HumansGenerator: PageGenerator {
      func pages(for site: Site) -> [Page] {
        [Page(path: "humans/", layout: .page, title: "Humans") { _ in ["body": .html(Array("<p>us</p>".utf8))] }]
      }
    }
    var pipeline = pipeline(["solidsite.yml": "title: T", "Content/case-studies/a.md": "link: /humans/"])
    #expect(try await pipeline.check().diagnostics.map(\.id) == ["DeadLink"])
    pipeline.generators.append(HumansGenerator())
    let build = try await pipeline.build()
    #expect(build.diagnostics == [])
    #expect(texts(build)["humans/index.html"] == "<p>us</p>")
  }

  @Test func reportsPagesThatWouldShareAnAddress() async throws {
    struct Clash: PageGenerator {
      func pages(for site: Site) -> [Page] { [Page(path: "Case-Studies/", layout: .page, title: "Clash") { _ in [:] }] }
    }
    var pipeline = pipeline(["Content/case-studies/a.md": ""])
    pipeline.generators.append(Clash())
    #expect(try await pipeline.build().diagnostics.map(\.id) == ["ConflictingPage"])
  }

  @Test func takesEachFileOnceAndFindsItByItsExactPath() {
    var build = SiteBuild(site: Site(configuration: SiteConfiguration()), pages: [], diagnostics: [])
    build.add(
      ["a/index.html", "A/index.html", "b.css", "b.css"].map { path in
        OutputFile(path: path) { Diagnosed(Array(path.utf8)) }
      })
    #expect(build.files.map(\.path) == ["a/index.html", "b.css"])
    #expect(build.diagnostics.map(\.id) == ["ConflictingFile", "ConflictingFile"])
    #expect(build.file(at: "b.css")?.contents().value == Array("b.css".utf8))
    #expect(build.file(at: "B.css") == nil)
  }

  @Test func reportsNoFilesOfPagesWhoseSlugSeveralStudiesHave() {
    let studies = ["a", "A"].map { (slug: String) in
      CaseStudy(article: .made("Content/case-studies/\(slug).md", slug: slug, []))
    }
    var build = SiteBuild(site: .made(studies), pages: [], diagnostics: [])
    build.add(["a", "A", "a"].map { OutputFile(path: "case-studies/\($0)/badge.svg") { Diagnosed([]) } })
    #expect(build.diagnostics == [])
    build.add(["b", "b"].map { OutputFile(path: "case-studies/\($0)/badge.svg") { Diagnosed([]) } })
    #expect(build.diagnostics.map(\.id) == ["ConflictingFile"])
  }

  @Test func reportsNoLinksToFilesThatCannotBeRead() {
    var addresses = SiteAddresses(.made(.made("Content/case-studies/a.md", [])))
    addresses.expect(unreadable: ["b", "pages/c", "principles/ocp", "case-studies/d"].map { "Content/\($0).md" })
    for link in ["d.md#x", "../pages/c.md", "/c/", "../principles/ocp.md#x", "/case-studies/d/"] {
      guard case .page = addresses.target(of: link, from: "Content/case-studies/a.md") else {
        Issue.record("\(link)")
        continue
      }
    }
    addresses.expect(unreadable: ["Content/assets/x.png", "Content/case-studies/a.md"])
    let picture = addresses.target(of: "../assets/x.png", from: "Content/case-studies/a.md")
    #expect(picture == .asset("Content/assets/x.png"))
    let study = addresses.target(of: "../case-studies/a.md", from: "Content/pages/c.md")
    #expect(study == .page("case-studies/a/", fragment: nil))
  }

  @Test func namesTheAddressThatAnAliasTakesFromAPage() {
    var build = SiteBuild(site: Site(configuration: SiteConfiguration()), pages: [], diagnostics: [])
    let alias = SourceRange(path: "Content/case-studies/b.md", line: 3)
    build.add(
      [nil, alias].map { origin in OutputFile(path: "case-studies/a/index.html", origin: origin) { Diagnosed([]) } })
    #expect(build.diagnostics.map(\.summary.description) == ["Address '/case-studies/a/' must lead to only one page"])
    #expect(build.diagnostics.map(\.range) == [alias])
  }

  @Test(arguments: [("c.md", "; 'c.md' has it too"), ("b.md", "; this page has it already")])
  func namesTheTextThatHasAnAddressAlready(other: String, words: String) {
    var build = SiteBuild(site: Site(configuration: SiteConfiguration()), pages: [], diagnostics: [])
    build.add(
      [other, "b.md"].map { path in
        OutputFile(path: "a/index.html", origin: SourceRange(path: path, line: 3)) { Diagnosed([]) }
      })
    #expect(build.diagnostics.map(\.summary.description) == ["Address '/a/' must lead to only one page" + words])
  }

  @Test func distinguishesTagsThatDifferInPunctuation() {
    #expect(
      ["C", "C++", "C#", "UI Kit"].map(PagePath.tag) == ["tags/c/", "tags/cplusplus/", "tags/csharp/", "tags/ui-kit/"])
  }
}
