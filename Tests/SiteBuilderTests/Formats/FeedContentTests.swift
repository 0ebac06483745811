import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The text of a study in a feed")
struct FeedContentTests {
  private static let source = "Content/case-studies/x.md"

  private func content(_ parts: [Article.Part], _ change: (inout Article) -> Void = { _ in }) -> String {
    var article = Article.made(Self.source, parts)
    change(&article)
    var site = Site.made(article)
    site.configuration.baseURL = "https://example.org/s"
    let context = PageContext(
      path: AtomFeedFormat.name, root: site.absoluteRoot, site: site, addresses: SiteAddresses(site),
      assets: AssetCatalogue(), code: CodeWriter(highlighters: HighlighterTable([])))
    return String(decoding: FeedContent(article: article, context: context).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("../../case-studies/x/", "https://example.org/s/case-studies/x/"),
    ("/principles/ocp/", "https://example.org/s/principles/ocp/"), ("https://other.example/", "https://other.example/"),
  ])
  func hasAbsoluteAddresses(written: String, address: String) {
    #expect(content([.link(written, "it")]).contains("<a href=\"\(address)\""))
  }

  @Test func linksToItsOwnHeadingsOnTheSite() {
    let text = content([.link("#why", "why")]) { $0.anchors = ["why"] }
    #expect(text.contains("href=\"https://example.org/s/case-studies/x/#why\""))
  }

  @Test func leadsFootnotesToTheSite() {
    let text = content([.html("<p><a href=\"#fn-n\" id=\"fnref-n\">1</a></p>")])
    #expect(text.contains("<a href=\"https://example.org/s/case-studies/x/#fn-n\""))
  }

  @Test func hasCodeWithoutMarkupAndNoFoldedCode() {
    let text = content([]) { article in
      article.snippets = [
        Snippet(line: 1, codeLine: 2, side: .after, code: "a < b\n"),
        Snippet(line: 5, codeLine: 6, code: "driver\n", isHidden: true),
      ]
      article.body = [.snippet(0), .snippet(1)]
    }
    #expect(text == "<p><b>After</b></p>\n<pre><code>a &lt; b\n</code></pre>\n")
  }
}
