import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Pages at former addresses")
struct RedirectFormatTests {
  private func build(
    alias: String, title: String = "A & B", language: String? = nil
  ) async throws -> (files: [String: String], diagnostics: [Diagnostic]) {
    let content = [
      "solidsite.yml": "baseURL: https://example.org/s\nlanguage: de",
      "Content/case-studies/a.md": "title: \(title)\nalias: \(alias)" + (language.map { "\nlanguage: \($0)" } ?? ""),
    ]
    let build = try await TestSite.pipeline(content, theme: ["texts/de.yml": TestSite.theme["texts/en.yml"] ?? ""])
      .build()
    return (TestSite.texts(build).filter { $0.value.contains("http-equiv=\"refresh\"") }, build.diagnostics)
  }

  @Test(arguments: [
    ("old", "case-studies/old/index.html", "../../case-studies/a/"), ("/old/", "old/index.html", "../case-studies/a/"),
    ("/2019/x/", "2019/x/index.html", "../../case-studies/a/"),
    ("old.html", "case-studies/old.html", "../case-studies/a/"),
    ("/old.html", "old.html", "case-studies/a/"), ("x/y/z", "x/y/z/index.html", "../../../case-studies/a/"),
  ])
  func leadToThePage(alias: String, path: String, target: String) async throws {
    let (files, diagnostics) = try await build(alias: alias)
    // A file has no pages below it.
    let below = path.hasSuffix("/index.html") ? path.replacing("/index.html", with: "/files/index.html") : nil
    #expect(files.keys.sorted() == [below, path].compactMap { $0 }.sorted())
    #expect(diagnostics == [])
    if let below { #expect(files[below]?.contains("url=../\(target)files/\"") == true) }
    let text = try #require(files[path])
    #expect(text.contains("<meta http-equiv=\"refresh\" content=\"0; url=\(target)\">"))
    #expect(text.contains("<link rel=\"canonical\" href=\"\(target)\">"))
    #expect(text.contains("<a href=\"\(target)\">A &amp; B</a>"))
  }

  @Test(arguments: [("fr", "/case-studies/a/\" lang=\"fr\">A &amp; B</a>"), ("de", "/case-studies/a/\">A &amp; B</a>")])
  func nameTheLanguageOfATitleThatIsNotThatOfTheSite(language: String, link: String) async throws {
    let files = try await build(alias: "old", language: language).files
    #expect(try #require(files["case-studies/old/index.html"]).contains(link))
  }

  @Test(arguments: ["../../etc/passwd", "/../x", "a b/..", "/.git/config", "/.", "."])
  func areNeverOutsideTheSite(alias: String) async throws {
    let (files, diagnostics) = try await build(alias: alias)
    #expect(files == [:])
    #expect(diagnostics.map(\.id) == ["InvalidAlias"])
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(diagnostics.map(\.range.path) == ["Content/case-studies/a.md"])
  }

  @Test func areKeptFromSearchEnginesAndHaveTheLanguageAndPolicyOfTheSite() async throws {
    let text = try #require(await build(alias: "old", title: "<script>").files.values.first)
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
    #expect(text.contains("<meta name=\"robots\" content=\"noindex\">"))
    #expect(text.contains("<meta http-equiv=\"Content-Security-Policy\""))
    #expect(!text.contains("<script>"))
  }

  @Test(arguments: [
    (false, ["old/index.html"], []), (true, ["ocp/index.html", "old/index.html"], ["InvalidAlias"]),
  ])
  func existForAddressesAloneInAFolderOfNotes(isConfigured: Bool, paths: [String], faults: [String]) {
    var note = Article.made("a.md", [])
    note.frontMatter.aliases = ["Open Closed", "ocp", "/old/"]
    var site = Site.made(pages: [note])
    site.isOfDocuments = true
    site.configuration.isConfigured = isConfigured
    let pages = SitePipeline.builtInGenerators().flatMap { $0.pages(for: site) }
    let files = RedirectFormat().files(for: RenderableSite.made(pages, of: site).value)
    #expect(files.value.map(\.path).sorted() == paths)
    #expect(files.diagnostics.map(\.id) == faults)
  }

  @Test func existOnlyForAliases() async throws {
    let build = try await TestSite.pipeline(["Content/case-studies/a.md": "title: A"]).build()
    #expect(TestSite.texts(build).values.filter { $0.contains("http-equiv") } == [])
  }
}
