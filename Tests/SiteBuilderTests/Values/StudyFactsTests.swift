import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("What pages say about a study")
struct StudyFactsTests {
  @Test(arguments: [(0, 0, 1), (230, 0, 1), (2300, 0, 10), (2300, 400, 20), (0, 400, 10), (115, 20, 1)])
  func estimatesTheReadingTimeFromProseAndCode(words: Int, lines: Int, minutes: Int) {
    var article = Article.made("a.md", [.code(.before, String(repeating: "x\n", count: lines))])
    article.wordCount = words
    #expect(article.readingMinutes == minutes)
  }

  @Test func countsTheShownCode() {
    let article = Article.made(
      "a.md", [.code(.before, "x\ny\n"), .code(.after, "z\n", isHidden: true), .code(.after, "o\n", role: .output)])
    #expect(article.codeSizeText(in: .english) == "2 lines of code in the text")
    #expect(Article.made("a.md", []).codeSizeText(in: .english) == "")
  }

  @Test(arguments: [
    (Optional<String>.none, Optional<String>.none), ("Said at the top.", nil), ("Something else.", "Something else."),
  ])
  func saysTheSummaryOnceWhereTheTextBeginsWithIt(summary: String?, lede: String?) {
    var article = Article.made("a.md", [.html("<p>Said <em>at</em> the\ntop.</p>\n<p>More.</p>")])
    article.frontMatter.summary = summary
    #expect(article.lede == lede)
  }

  @Test func comparesTheSummaryWithTheWordsThatReadersSee() {
    var article = Article.made("a.md", [.html("<p>The &quot;R&amp;D&quot; rate is <em>&lt;</em>&nbsp;5.</p>")])
    article.frontMatter.summary = "The \"R&D\" rate is < 5."
    #expect(article.lede == nil)
  }

  @Test func namesTheLanguageOfAStudyThatIsNotThatOfTheSite() {
    var article = Article.made("a.md", [])
    let context = PageContext.made(for: .made(article))
    #expect(article.language(otherThanOf: context) == nil)
    article.frontMatter.language = "ja"
    #expect(article.language(otherThanOf: context) == "ja")
  }

  @Test func namesTheLanguagesOfItsNeighbours() throws {
    var studies = [CaseStudy.claiming("a"), .claiming("b")]
    studies[1].article.frontMatter.language = "fr"
    var site = Site.made(studies)
    let pages = CaseStudyPageGenerator().pages(for: site)
    site.pagePaths = Set(pages.map(\.path))
    let files = HTMLFormat().files(for: RenderableSite.made(pages, of: site).value).value
    func page(_ slug: String) throws -> String {
      let file = try #require(files.first { $0.path == "case-studies/\(slug)/index.html" })
      return String(decoding: file.contents().value, as: UTF8.self)
    }
    #expect(try page("a").contains(" rel=\"next\" lang=\"fr\"><span lang=\"en\">"))
    #expect(try page("b").contains(" rel=\"prev\" lang=\"en\"><span lang=\"en\">"))
    #expect(try page("a").contains("<li><a href=\"../../case-studies/\">Case studies</a></li>"))
    #expect(try page("b").contains("<li><a href=\"../../case-studies/\" lang=\"en\">Case studies</a></li>"))
  }
}
