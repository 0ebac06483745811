import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The repository's theme with a site that uses everything that templates may show.
@Suite("The theme")
struct ThemeTests {
  private static let full: CaseStudy = {
    var article = Article.made(
      "Content/case-studies/full.md", title: "Full <of> everything",
      [
        .heading(2, "Before"), .code(.before, "class Old: Base {}\nclass Base {}\n", file: "Old.swift"),
        .heading(2, "After", principles: [.ocp]),
        .code(.after, "protocol P { func f() }\n", file: "P.swift"),
        .code(.after, "struct New: P { func f() {} }\n", file: "New.swift"),
        .heading(3, "Detail"), .link("/principles/ocp/", "principle"), .link("#before", "up"),
        .heading(2, "Change requests"), .heading(3, "Weekly"),
        .code(.before, " class Base {}\n+a\n", file: "Old.swift", language: .diff, role: .change),
        .code(.after, "struct W {}\n", file: "W.swift", role: .change),
        .code(.after, "clause(\"c\") { true }\nconformer(\"New\") { New() }\n", role: .contract, contract: "P"),
      ])
    article.frontMatter.date = CalendarDate("2026-01-02")
    article.frontMatter.updated = CalendarDate("2026-02-03")
    article.frontMatter.authors = [
      Person(name: "A", url: "https://example.org"), Person(name: "B", url: "javascript:x"),
    ]
    article.frontMatter.difficulty = .advanced
    article.frontMatter.tags = ["UI & more"]
    article.frontMatter.sources = [
      Citation(title: "S", url: "https://example.org/s", note: "n"), Citation(title: "T"),
    ]
    article.frontMatter.roles = Roles(policy: ["P.swift"], detail: ["New.swift"], root: ["W.swift"])
    article.frontMatter.publication = .draft
    return CaseStudy(
      article: article, principles: Principle.builtIn.map(\.id),
      examples: [Example(principles: Principle.builtIn.map(\.id), before: [0], after: [1, 2])],
      changeRequests: [
        ChangeRequest(title: "Weekly", line: 9, heading: 4, isAdverse: true, reason: "Sales asks", snippets: [3, 4])
      ])
  }()

  /// Studies that show a file in several places of a page: around a section of another page and in a request, and in
  /// the text and the key difference.
  private static let repeating = [
    CaseStudy(
      article: .made(
        "Content/case-studies/around.md", title: "Around",
        [
          .heading(2, "Before", side: .before), .code(.before, "class Fee {}\n", file: "Fee.swift"),
          .heading(2, "Change requests"), .heading(3, "Weekly"),
          .code(.before, " class Fee {}\n+let a = 1\n", file: "Fee.swift", language: .diff, role: .change),
          .code(nil, "expect(true)\n", file: "Fee.swift", role: .test),
          .heading(2, "After", side: .after), .code(.after, "struct Fee {}\n", file: "Fee.swift"),
        ]), principles: [.ocp], examples: [Example(principles: [.ocp], before: [0], after: [3])],
      changeRequests: [
        ChangeRequest(title: "Weekly", line: 4, heading: 2, isAdverse: false, reason: "", snippets: [1, 2])
      ]),
    CaseStudy(
      article: .made(
        "Content/case-studies/steps.md", title: "Steps",
        [
          .code(nil, "let fee = 1\n", file: "Fee.swift"),
          .heading(2, "Before", side: .before), .code(.before, "let old = 1\nlet kept = 2\n", file: "Fee.swift"),
          .heading(2, "After", side: .after), .heading(3, "First"),
          .code(.after, "let new = 1\nlet kept = 2\n", file: "Fee.swift"),
          .heading(3, "Second"), .code(.after, "struct More {}\n", file: "More.swift"),
        ]), principles: [.ocp], examples: [Example(principles: [.ocp], before: [1], after: [2, 3])]),
  ]

  private static func files(with studies: [CaseStudy], baseURL: String) -> Diagnosed<[String: String]> {
    var site = Site.made(studies, pages: [.made("Content/pages/about.md", title: "About", [.heading(2, "One")])])
    site.configuration.baseURL = baseURL
    site.configuration.author = Person(name: "Somebody", url: "https://example.org")
    site.configuration.repository = SiteConfiguration.Repository(url: "https://example.org/r")
    site.principles.append(
      Principle(id: .init(rawValue: "yagni"), name: "YAGNI", acronym: "Y", summary: "Not yet.", order: 9))
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    site.pagePaths = Set(pages.map(\.path))
    let made = RenderableSite.made(pages, of: site, highlighters: [LetHighlighter()])
    let contents = (HTMLFormat().files(for: made.value).value + AtomFeedFormat().files(for: made.value).value)
      .map { ($0.path, $0.contents()) }
    return Diagnosed(
      Dictionary(uniqueKeysWithValues: contents.map { ($0.0, String(decoding: $0.1.value, as: UTF8.self)) }),
      made.diagnostics + contents.flatMap(\.1.diagnostics))
  }

  @Test(arguments: [[full], []], ["", "https://example.org/solid/"])
  func rendersEveryLayoutStrictly(studies: [CaseStudy], baseURL: String) throws {
    let files = Self.files(with: studies, baseURL: baseURL)
    #expect(files.diagnostics == [])
    for (path, text) in files.value where path.hasSuffix(".html") {
      #expect(text.ranges(of: "<h1").count == 1, "\(path) has one title")
      #expect(text.contains("<main id=\"Main\""))
      #expect(!text.contains("javascript:"))
      #expect(text.contains("property=\"og:url\"") == (!baseURL.isEmpty && path != "404.html"), "\(path)")
      #expect(text.contains("property=\"og:title\""))
      #expect(text.contains("rel=\"canonical\"") == (!baseURL.isEmpty && path != "404.html"), "\(path)")
    }
  }

  @Test func linksOnlyToPagesAndAnchorsThatExist() throws {
    let files = Self.files(with: [Self.full], baseURL: "").value
    for (path, text) in files where path.hasSuffix(".html") && path != "404.html" {
      for match in text.matches(of: /(?:href|src)="([^"]*)"/) {
        let address = String(match.1)
        // These articles have no Markdown files.
        if address.hasPrefix("https:") || address.hasPrefix("data:") || address == MarkdownCopyFormat.name { continue }
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = SitePath.folder(of: path)
        var target = try #require(
          SitePath.resolve(parts[0].percentDecoded ?? "", in: folder), "\(path): \(address)")
        if parts[0].isEmpty {
          target = path
        } else if parts[0].hasSuffix("/") {
          target = target.isEmpty ? "index.html" : target + "/index.html"
        }
        let page = try #require(files[target], "\(path): \(address)")
        if parts.count == 2 { #expect(page.contains("id=\"\(parts[1])\""), "\(path): \(address)") }
      }
    }
  }

  @Test func leadsFromAPrincipleToThePartOfAStudyThatTreatsIt() throws {
    let files = Self.files(with: [Self.full], baseURL: "").value
    let ocp = try #require(files["principles/ocp/index.html"])
    let srp = try #require(files["principles/srp/index.html"])
    #expect(ocp.contains("href=\"../../case-studies/full/#after\""))
    #expect(!srp.contains("href=\"../../case-studies/full/#after\""))
  }

  @Test(arguments: [[full], repeating])
  func usesEveryIdentifierOfAPageOnce(studies: [CaseStudy]) {
    for (path, text) in Self.files(with: studies, baseURL: "").value where path.hasSuffix(".html") {
      let identifiers = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
      #expect(identifiers.count == Set(identifiers).count, "\(path): \(identifiers)")
    }
  }

  @Test func namesEveryScrollingPartOfAPageDifferently() {
    for (path, text) in Self.files(with: [Self.full], baseURL: "").value where path.hasSuffix(".html") {
      let labels = text.matches(of: /role="group" aria-label="([^"]*)"/).map { String($0.1) }
      #expect(labels.count == Set(labels).count, "\(path): \(labels)")
    }
  }

  /// A text about a study that only this principle's page has.
  private static let particulars = [
    "srp": ["Sales asks"], "ocp": ["1 line edited in <code>Old.swift</code>"], "lsp": ["<li>c</li>"],
    "isp": [">1</td><td data-label=\"Named in\">New.swift</td>"], "dip": ["detail → policy"],
  ]

  @Test(arguments: particulars.keys.sorted())
  func showsParticularsOnlyOnTheirPrinciplesPage(principle: String) throws {
    let files = Self.files(with: [Self.full], baseURL: "").value
    for other in Self.particulars.keys.sorted() {
      let page = try #require(files["principles/\(other)/index.html"])
      for text in try #require(Self.particulars[principle]) {
        #expect(page.contains(text) == (other == principle), "\(text) on \(other)")
      }
    }
  }

  @Test func reportsAFaultOfATemplateThatOnlyThePageOfTheWholeStudyUses() {
    var site = Site.made([Self.full])
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    site.pagePaths = Set(pages.map(\.path))
    let content = MemoryContentSource(["Templates/whole-contents.mustache": "{{#parts}}{{unheardOf}}{{/parts}}"])
    let made = RenderableSite.made(pages, of: site, content: content).value
    let faulty = made.pages.filter { !$0.render().diagnostics.isEmpty }
    #expect(faulty.map(\.path) == ["case-studies/full/whole/"])
    #expect(faulty.flatMap { $0.render().diagnostics.map(\.id) } == ["TemplateError"])
  }
}
