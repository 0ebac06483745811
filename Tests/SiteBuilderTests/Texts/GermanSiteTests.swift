import CaseStudyModel
import Testing

@testable import SiteBuilder

/// A German site with all kinds of pages, whose author only writes an invented word.
@Suite("A site in German")
struct GermanSiteTests {
  @Test func containsNoEnglishWordOfTheInterface() throws {
    let english = try Self.words(of: "en").subtracting(Self.words(of: "de"))
    for (path, page) in try Self.files() where !path.hasPrefix("assets/") {
      let found = Set(Self.shownWords(of: page)).intersection(english)
      #expect(found.sorted() == [], "\(path)")
    }
  }

  @Test func hasAPageOfEachKind() throws {
    let paths = Set(try Self.files().keys)
    let expected = [
      "index.html", "404.html", "feed.xml", "case-studies/index.html", "case-studies/a/index.html", "quux/index.html",
      "principles/lsp/index.html", "principles/qx/index.html", "tags/index.html", "tags/quux/index.html",
      "old/index.html", "method/index.html", "how-to-fool-it/index.html", "case-studies/a/runs/index.html",
    ]
    #expect(expected.filter { !paths.contains($0) } == [])
  }

  @Test func speaksGerman() throws {
    let files = try Self.files()
    let study = try #require(files["case-studies/a/index.html"])
    for text in [
      "Zum Inhalt springen", "Vorher und nachher, Datei für Datei", "Min. Lesezeit", "Verwandte Fallstudien",
      "nach der Reihenfolge des Codes", "Veröffentlicht am <time",
    ] {
      #expect(study.contains(text), "\(text)")
    }
    let principle = try #require(files["principles/lsp/index.html"])
    #expect(principle.contains("<title>Liskovsches Substitutionsprinzip"))
    #expect(principle.contains("Was <code>Quux</code> verspricht"))
  }

  @Test func fillsInTheTextsOfTheScript() throws {
    let script = try #require(Self.files().first { $0.key.hasPrefix("assets/site.") && $0.key.hasSuffix(".js") }).value
    #expect(script.contains("\"Vorher kopieren\""))
    #expect(!script.contains("{{"))
  }

  /// Makes the files of the site, by their paths.
  private static func files() throws -> [String: String] {
    var site = site()
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    site.pagePaths = Set(pages.map(\.path))
    let rendering = RenderableSite.made(pages, of: site)
    #expect(rendering.diagnostics == [])
    let formats: [any OutputFormat] = [HTMLFormat(), RedirectFormat(), AtomFeedFormat()]
    var files: [String: String] = [:]
    for file in formats.flatMap({ $0.files(for: rendering.value).value }) {
      let contents = file.contents()
      #expect(contents.diagnostics == [])
      files[file.path] = String(decoding: contents.value, as: UTF8.self)
    }
    return files
  }

  private static func site() -> Site {
    var page = Article.made(
      "Content/pages/quux.md", title: "Quux",
      ["One", "Two", "Three"].map { .heading(2, "Quux\($0)") } + [.html("<table></table>\n<pre>x</pre>")])
    page.frontMatter.aliases = ["/old"]
    page.frontMatter.updated = CalendarDate("2026-05-18")
    var site = Site.made([study("a"), study("b")], pages: [page])
    site.evidence = ["a": StudyEvidence(evidence: .full(" quux"), isStale: true)]
    site.evidence["a"]?.evidence.principles[.ocp]?.missing = []
    site.evidence["a"]?.evidence.principles[.ocp]?.tables = []
    let picture = TypePicture(relations: [.init("Quux", .conforms, "Quux")])
    site.evidence["a"]?.evidence.pictures = BothSides(before: picture, after: picture)
    site.trials = RuleTrials(
      attacks: [AttackResult(name: "quux", kind: .trick, principle: .ocp, text: "Quux.", verdict: .partly)],
      mutations: [MutationResult(principle: .ocp, measure: "closure", mutants: 1, noticed: 1, neutral: 1, moved: 0)])
    site.configuration.title = "Quux"
    site.configuration.tagline = "Quux."
    site.configuration.language = "de"
    site.configuration.baseURL = "https://quux.example/"
    site.configuration.repository = .init(url: "https://quux.example/")
    let own = Principle(id: .init(rawValue: "qx"), name: "Quux", acronym: "QX", summary: "Quux.", order: 9)
    site.principles = Principle.builtIn + [own]
    site.adopt(.shipped("de"))
    return site
  }

  /// Makes a study with everything that a page has a text for.
  private static func study(_ name: String) -> CaseStudy {
    let old = "protocol Quux {\n  func quux()\n}\nfinal class Baz: Quux {\n  func quux() {}\n}\n"
    let contract = "clause(\"quux\")\nconformer(\"Baz\")\nwrong(\"Quuz\")\n"
    var parts: [Article.Part] = [
      .heading(2, "Quux1", side: .before), .code(.before, old, file: "Quux.swift", by: .order),
      .code(.before, String(repeating: "quux\n", count: 40), file: "Gone.swift"),
      .heading(2, "Quux2", side: .after), .code(.after, old + "let quux = 1\n", file: "Quux.swift"),
      .code(.after, "let quuz: Quux\n", file: "Quuk.swift"), .image("missing.png", "Quux"), .image("gone.png", ""),
      .heading(2, "Quux3"), .code(nil, "-quux\n+quuz\n", file: "Quux.swift", language: .diff, role: .change),
      .code(nil, "quuz\n", file: "Quuz.swift", role: .change),
      .code(nil, contract, role: .contract, contract: "Quux"), .html("<table></table>\n<pre>x</pre>"),
      .html("<p class=\"aside-title\">Warning</p><input type=\"checkbox\" disabled aria-label=\"To do\">"),
      .html("<a data-footnote-backref aria-label=\"Back to content\">↩</a>"),
    ]
    for role in SnippetRole.allCases where role != .source {
      parts.append(.code(.after, "x\n", role: role, isHidden: role == .driver))
    }
    var article = Article.made("Content/case-studies/\(name).md", title: "Quux \(name)", parts)
    article.summary = "Quux."
    article.frontMatter.summary = "Quux."
    article.frontMatter.difficulty = .advanced
    article.frontMatter.date = CalendarDate("2026-05-17")
    article.frontMatter.updated = CalendarDate("2026-05-18")
    article.frontMatter.publication = .draft
    article.frontMatter.authors = [Person(name: "Quux"), Person(name: "Quuz")]
    article.frontMatter.tags = ["quux"]
    article.frontMatter.sources = [Citation(title: "Quux")]
    article.frontMatter.roles = Roles(policy: ["Quux.swift"], detail: ["Quuk.swift"], root: ["Quuz.swift"])
    let request = ChangeRequest(title: "Quux", line: 1, heading: 2, isAdverse: true, reason: "Quux", snippets: [4, 5])
    return CaseStudy(
      article: article, principles: Principle.builtIn.map(\.id),
      examples: [
        Example(principles: Principle.builtIn.map(\.id), before: [0, 1], after: [2, 3]),
        Example(principles: Principle.builtIn.map(\.id), after: [2]),
      ],
      changeRequests: [request])
  }

  /// Collects the words of a catalogue, in lower case.
  private static func words(of language: String) throws -> Set<String> {
    let forms = try CatalogueOfTheThemeTests.texts(language).values.flatMap(\.forms.values)
    return forms.flatMap(TextPart.parts).reduce(into: []) { words, part in
      if case .words(let text) = part { words.formUnion(Self.words(in: text)) }
    }
  }

  private static func words(in text: String) -> [String] {
    text.lowercased().matches(of: /\p{L}{2,}/).map { String($0.0) }
  }

  /// Collects the words that a reader sees or hears on a page, outside of code.
  private static func shownWords(of page: String) -> [String] {
    // The pages show the feed's content; data for search engines uses the words of schema.org.
    let unshown = /<code[\s\S]*?<\/code>|<id>.*|<name>.*|<content[\s\S]*?<\/content>|<script type=[\s\S]*?<\/script>/
    let plain = page.replacing(unshown, with: " ")
    let attributes = plain.matches(of: /(?:aria-label|title|alt|description" content|title" content)="([^"]*)"/)
    return words(in: shownText(of: plain.replacing("><", with: "> <"))) + attributes.flatMap { words(in: String($0.1)) }
  }
}
