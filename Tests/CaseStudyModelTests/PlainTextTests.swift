import CaseStudyModel
import Testing

@Suite("The plain text of an article")
struct PlainTextTests {
  private func text(_ body: Segment..., snippets: [Snippet] = [], images: [Image] = []) -> String {
    Article(source: "a.md", slug: "a", title: "A", body: body, snippets: snippets, images: images).plainText
  }

  private func code(_ code: String, isHidden: Bool = false) -> Snippet {
    Snippet(
      line: 1, codeLine: 2, language: .swift, file: nil, side: .before, sideSource: .info, role: .source, code: code,
      isHidden: isHidden)
  }

  @Test(arguments: [
    ("<p>One <em>two</em></p>\n", "One two\n"), ("a &amp;&lt;&gt;&quot; b", "a &<>\" b"), ("&#233;&#x1F600;", "é😀"),
    ("<a title=\"1 > 0\">x</a>", "x"), ("<a title='>'>x</a>", "x"), ("<!-- <b> -->x", "x"), ("AT&T <b>x</b>", "AT&T x"),
    ("&unknown;", "&unknown;"), ("1 < 2", "1 < 2"), ("", ""),
  ])
  func hasNoMarkup(_ html: String, _ plain: String) {
    #expect(text(.html(html)) == plain)
  }

  @Test func endsALineAfterAHeading() {
    #expect(text(.headingStart(0), .html("Title"), .headingEnd(0), .html("<p>Text</p>")) == "Title\nText")
  }

  @Test func containsTheAlternativeTextOfAnImage() {
    let image = Image(source: "a.png", alternative: "a cat", position: SourcePosition(line: 1))
    #expect(text(.html("<p>"), .image(0), .html("</p>\n"), images: [image]) == "a cat\n")
  }

  @Test(arguments: [("let a\n", "let a\n"), ("let a", "let a\n")])
  func keepsCodeOnSeparateLines(_ source: String, _ plain: String) {
    #expect(text(.snippet(0), snippets: [code(source)]) == plain)
  }

  @Test func leavesOutCodeThatReadersDoNotSee() {
    #expect(text(.snippet(0), snippets: [code("let a\n", isHidden: true)]).isEmpty)
  }
}
