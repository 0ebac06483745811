import Testing

@testable import SiteBuilder

/// Pages as parts of a longer page.
struct EmbeddedPageTests {
  private func embedded(_ markup: String, isFirst: Bool = false) -> String {
    let page = EmbeddedPage(Array(markup.utf8), named: "steps", isFirst: isFirst)
    return String(decoding: page.markup { $0 == "#a" ? "#steps.a" : $0 }, as: UTF8.self)
  }

  @Test(arguments: [
    ("<h1 id=\"a\">A</h1>", "<h2 id=\"steps.a\">A</h2>"), ("<h6>A</h6>", "<h6>A</h6>"), ("<hr>", "<hr>"),
    ("<a href=\"#a\">x</a>", "<a href=\"#steps.a\">x</a>"), ("<a href='../b/'>x</a>", "<a href='../b/'>x</a>"),
    ("<p aria-labelledby=\"a b\">", "<p aria-labelledby=\"steps.a steps.b\">"), ("<input id=a>", "<input id=steps.a>"),
    ("<section aria-labelledby=\"a\">x", "<section >x"), ("<details><p>x</details>", "<details open><p>x</details>"),
    ("<details open>", "<details open>"),
    ("1 &lt; 2 < 3 <b", "1 &lt; 2 < 3 <b"), ("<p title=\"<h1>\">x", "<p title=\"<h1>\">x"),
    ("<script>'<h1>'</script><h1>", "<script>'<h1>'</script><h2>"), ("", ""),
  ])
  func isRewritten(markup: String, expected: String) {
    #expect(embedded(markup) == expected)
  }

  @Test func keepsTheHeadingsOfTheFirstPart() {
    #expect(embedded("<h1 id=\"a\">A</h1>", isFirst: true) == "<h1 id=\"a\">A</h1>")
  }

  @Test func listsItsHeadingsWithoutVerdictsAndLinks() {
    let page = EmbeddedPage(
      Array(
        ("<h1>T</h1><h2 id=\"a\"><span class=\"letter\" aria-hidden=\"true\">O</span> <span>Open &amp; closed</span>"
          + "<span class=\"verdict\"><span>1</span> of 3</span></h2><h2>No anchor</h2><h3 id=\"b\">B</h3>"
          + "<h2 id=\"c\">C <a href=\"#c\">#</a></h2>").utf8), named: "steps")
    #expect(page.headings.map(\.anchor) == ["steps.a", "steps.c"])
    #expect(page.headings.map(\.text) == [" Open &amp; closed", "C "])
  }
}
