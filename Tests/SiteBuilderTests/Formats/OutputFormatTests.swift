import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

/// Formats as packages write them: their input, and the files they can make.
@Suite("Output formats")
struct OutputFormatTests {
  private static let layout = Layout(rawValue: "own")

  private static func page(_ path: String, source: String? = nil, title: String = "Title") -> Page {
    var page = Page(path: path, layout: layout, title: title) { ["name": .text($0.root + "name")] }
    page.source = source
    return page
  }

  private static func rendering(
    _ pages: [Page], template: String = "<p>{{name}}</p>", articles: [Article] = []
  ) -> RenderableSite {
    let site = Site.made(pages: articles)
    return PageRenderer(
      theme: MemoryContentSource(["own.mustache": template, "assets/a.css": "a {}"]),
      content: MemoryContentSource([:]), highlighters: []
    ).renderable(pages, of: site, following: SiteAddresses(site)).value
  }

  @Test(arguments: [("", "<p>name</p>"), ("a/", "<p>../name</p>"), ("a/b/", "<p>../../name</p>")])
  func renderEachPageFromItsOwnPlace(_ path: String, _ html: String) throws {
    let page = try #require(Self.rendering([Self.page("other/"), Self.page(path)]).pages.last)
    #expect(String(decoding: page.render().value, as: UTF8.self) == html)
  }

  @Test func receiveTheDiagnosticsOfTemplates() throws {
    let page = try #require(Self.rendering([Self.page("")], template: "{{nam}}").pages.first)
    #expect(page.render().diagnostics.map(\.id) == ["TemplateError"])
  }

  @Test func readThePropertiesOfPages() throws {
    let page = try #require(Self.rendering([Self.page("a/", title: "A")]).pages.first)
    #expect(page.title == "A")
    #expect(page.file == "a/index.html")
  }

  @Test func findTheArticleOfAPage() throws {
    let article = Article.made("Content/pages/about.md", [.html("<p>About &amp; more</p>\n")])
    let pages = Self.rendering([Self.page("about/"), Self.page("list/")], articles: [article]).pages
    #expect(pages.map { $0.article?.plainText } == ["About & more\n", nil])
  }

  @Test func makeAFileOfEachPageAndOfEachAssetAsHTML() {
    let files = HTMLFormat().files(for: Self.rendering([Self.page(""), Self.page("a/")])).value
    #expect(files.prefix(2).map(\.path) == ["index.html", "a/index.html"])
    #expect(files.dropFirst(2).map { String(decoding: $0.contents().value, as: UTF8.self) } == ["a {}"])
  }
}
