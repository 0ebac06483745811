import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Loading a site")
struct SiteLoaderTests {
  private func load(_ files: [String: String], _ options: LoadOptions = LoadOptions()) async throws -> Diagnosed<Site> {
    try await SiteLoader(content: MemoryContentSource(files), reader: TestReader(), options: options).load()
  }

  @Test func sortsFilesByRole() async throws {
    let site = try await load([
      "solidsite.yml": "title: T", "Content/index.md": "title: Home", "Content/case-studies/a.md": "",
      "Content/case-studies/b/index.md": "", "Content/case-studies/b/b.png": "", "Content/principles/yagni.md": "",
      "Content/pages/about.md": "", "Content/assets/x/y.pdf": "", "Content/modules/UIKit/View.swift": "",
      "README.md": "", "Templates/base.mustache": "",
    ]).value
    #expect(site.studies.map(\.article.slug) == ["a", "b"])
    #expect(site.principles.map(\.id.rawValue) == ["srp", "ocp", "lsp", "isp", "dip", "yagni"])
    #expect(site.pages.map(\.slug) == ["about"])
    #expect(site.home?.title == "Home")
    #expect(site.assets == ["Content/assets/x/y.pdf", "Content/case-studies/b/b.png"])
    #expect(site.configuration.isConfigured)
  }

  @Test func reportsPrinciplesOfOneName() async throws {
    let names = ["kiss.md", "KISS.md", "kiss.markdown", "kiss/index.md"]
    let files = names.map { ("Content/principles/" + $0, "title: " + $0) }
    let loaded = try await load(Dictionary(uniqueKeysWithValues: files + [("solidsite.yml", "")]))
    #expect(loaded.value.principles.filter { $0.article != nil }.count == 1)
    #expect(loaded.diagnostics.map(\.id) == ["DuplicateSlug", "DuplicateSlug", "DuplicateSlug"])
  }

  @Test(arguments: [
    ("test.md", "title: Test first", "Principle 'test' must not be named like a word of info strings"),
    ("ocp.md", "title: Open–closed principle", nil), ("contract.md", "title: Design by contract", nil),
  ])
  func reportsPrinciplesThatInfoStringsCannotName(file: String, text: String, message: String?) async throws {
    let loaded = try await load(["Content/principles/" + file: text, "solidsite.yml": ""])
    #expect(loaded.diagnostics.map(\.summary.description) == [message].compactMap { $0 })
    #expect(loaded.value.principles.contains { $0.article != nil } == (message == nil))
  }

  @Test func readsEveryMarkdownFileOfALooseFolderAsAStudy() async throws {
    let site = try await load([
      "README.md": "", "docs/srp.md": "", "docs/ocp/README.md": "", ".github/x.md": "", "node_modules/m/README.md": "",
      ".build/y.md": "", "_site/z.md": "", "CONTRIBUTING.md": "", "images/a.png": "",
    ]).value
    #expect(site.studies.map(\.article.source).sorted() == ["README.md", "docs/ocp/README.md", "docs/srp.md"])
    #expect(site.studies.map(\.article.slug).sorted() == ["ocp", "readme", "srp"])
    #expect(site.pages.map(\.source) == ["CONTRIBUTING.md"])
    #expect(site.assets == ["images/a.png"])
    #expect(!site.configuration.isConfigured)
  }

  @Test(arguments: [
    (["swift/ocp.md", "kotlin/ocp.md"], ["kotlin-ocp", "swift-ocp"]),
    (["swift/ocp/README.md", "kotlin/ocp/index.md"], ["kotlin-ocp", "swift-ocp"]),
    (["ocp/README.md", "de/ocp/README.md"], ["de-ocp", "ocp"]),
    (["ocp/README.md", "ocp.md"], ["ocp", "ocp-2"]),
    (["a/ocp.md", "b/ocp.md", "x/a-ocp.md"], ["a-ocp", "a-ocp-2", "b-ocp"]),
  ])
  func givesLooseFilesOfOneNameDistinctAddresses(paths: [String], slugs: [String]) async throws {
    let site = try await load(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })).value
    #expect(site.studies.map(\.article.slug).sorted() == slugs)
  }

  @Test(arguments: [
    (["a.md", "book/a.rmd"], ["File 'book/a.rmd' isn't read, because its name doesn't end in '.md'"]),
    (["a.md", "book/a.rmd", "book/b.RMD"], ["2 files such as 'book/a.rmd' end in '.rmd' and aren't read"]),
    (["a.md", "b.md", "c.rst"], []), (["a.md", "notes.txt", "a.html", ".cache/a.rmd", "node_modules/a.rmd"], []),
    (["a.md", "solidsite.yml", "a.rmd"], ["File 'a.rmd' isn't read, because its name doesn't end in '.md'"]),
    (["Content/pages/a.md", "notes/a.rmd"], []), (["a.md", "a.ipynb"], []),
    (["a.md", "a.ipynb", "b.ipynb"], ["2 files such as 'a.ipynb' end in '.ipynb' and aren't read"]),
  ])
  func reportsTextsInOtherMarkupIfTheyAreTheLargerPart(paths: [String], summaries: [String]) async throws {
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "") })
    #expect(try await load(files).diagnostics.map(\.summary.description) == summaries)
    if paths.contains("a.md") {
      #expect(try await load(files, LoadOptions(singleFile: "a.md")).diagnostics.isEmpty)
    }
  }

  @Test func reportsTenTextsInOtherMarkupBesideAnyNumberOfDocuments() async throws {
    let names = (1...30).map { "\($0).md" } + (1...10).map { "\($0).rmd" } + (1...9).map { "\($0).rst" }
    let loaded = try await load(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(loaded.diagnostics.map(\.summary.description) == ["10 files such as '1.rmd' end in '.rmd' and aren't read"])
  }

  @Test func readsMDX() async throws {
    let files = ["docs/intro.mdx": "", "docs/_part.mdx": "", "docs/b.md": ""]
    let site = try await load(files).value
    #expect(site.studies.map(\.article.source) == ["docs/b.md", "docs/intro.mdx"])
  }

  @Test func readsASingleFile() async throws {
    let site = try await load(["README.md": "title: SOLID", "b.md": ""], LoadOptions(singleFile: "README.md")).value
    #expect(site.studies.map(\.article.source) == ["README.md"])
    #expect(site.configuration.title == "SOLID")
  }

  @Test func throwsIfTheSingleFileIsMissing() async {
    await #expect(throws: ContentSourceError(path: "x.md", reason: .missing)) {
      _ = try await load(["README.md": ""], LoadOptions(singleFile: "x.md"))
    }
  }

  @Test func leavesDraftsOutUnlessTheyAreAskedFor() async throws {
    let files = ["Content/case-studies/a.md": "draft: true", "Content/case-studies/b.md": ""]
    #expect(try await load(files).value.studies.count == 1)
    #expect(try await load(files, LoadOptions(includesDrafts: true)).value.studies.count == 2)
  }

  @Test func leavesOutPagesThatMayBeDrafts() async throws {
    let files = ["Content/index.md", "Content/pages/a.md", "Content/case-studies/b.md"]
    let loaded = try await load(Dictionary(uniqueKeysWithValues: files.map { ($0, "draft: maybe") })).value
    #expect(loaded.studies.isEmpty)
    #expect(loaded.pages.isEmpty)
    #expect(loaded.home == nil)
    #expect(loaded.drafts == Set(files.map(PathKey.init)))
  }

  @Test(arguments: ["../x", "/etc/passwd", "a/b", ".hidden", "", "a\\b", "x\u{1}", "-x", "--sandbox=none"])
  func rejectsASlugThatIsNoPartOfAnAddress(slug: String) async throws {
    let loaded = try await load(["Content/case-studies/a.md": "slug: \(slug)\ntitle: A", "solidsite.yml": "title: T"])
    if slug.isEmpty {
      #expect(Slug.problem(with: slug) != nil)
    } else {
      #expect(loaded.diagnostics.map(\.id) == ["InvalidSlug"])
      #expect(loaded.diagnostics.first?.severity == .error)
    }
    #expect(loaded.value.studies.map(\.article.slug) == ["a"])
  }

  @Test func reportsTextsThatAreNestedTooDeeply() async throws {
    let loaded = try await load([
      "Content/case-studies/a/index.md": "", "Content/case-studies/a/b.md": "", "Content/pages/c/d/index.md": "",
      "Content/modules/e/f.md": "", "solidsite.yml": "title: T",
    ])
    #expect(loaded.diagnostics.map(\.id) == ["MisplacedMarkdown", "MisplacedMarkdown"])
    #expect(
      Set(loaded.diagnostics.flatMap(\.solutions).map(\.description)) == [
        "move it to 'Content/case-studies'", "move it to 'Content/pages'",
      ])
    #expect(
      loaded.diagnostics.map(\.range.path).sorted() == ["Content/case-studies/a/b.md", "Content/pages/c/d/index.md"])
    #expect(loaded.value.studies.map(\.article.slug) == ["a"])
  }

  @Test(arguments: [1, 2, 7])
  func keepsTheOrderWhateverTheNumberOfJobs(jobs: Int) async throws {
    let files = (0..<50).map { ("Content/case-studies/s\($0).md", "title: T\(99 - $0)\norder: \($0 % 3)") }
    let site = try await load(Dictionary(uniqueKeysWithValues: files), LoadOptions(jobs: jobs)).value
    let expected = (0..<50).sorted { ($0 % 3, "T\(99 - $0)") < ($1 % 3, "T\(99 - $1)") }.map { "s\($0)" }
    #expect(site.studies.map(\.article.slug) == expected)
  }

  @Test func letsASiteRewordABuiltInPrinciple() async throws {
    let site = try await load(["Content/principles/ocp.md": "title: Open for more"]).value
    let principle = try #require(site.principle(.ocp))
    #expect(principle.name == "Open for more")
    #expect(principle.acronym == "OCP")
    #expect(site.principles.count == 5)
  }
}
