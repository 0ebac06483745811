import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The body of an article")
struct ArticleRenderingTests {
  private func body(_ parts: [Article.Part], title: String = "A study", assets: [String] = []) -> String {
    let article = Article.made("Content/case-studies/a.md", title: title, parts)
    return PageContext.made(for: .made(article, assets: assets)).body(of: article).markup
  }

  @Test func shiftsHeadingsSoThatThePageHasOneTitle() {
    let markup = body([.heading(1, "Part"), .heading(2, "Sub"), .heading(5, "Deep")])
    let tags = markup.matches(of: /<h\d id="\w+">/).map { String($0.output) }
    #expect(tags == ["<h2 id=\"part\">", "<h3 id=\"sub\">", "<h4 id=\"deep\">"])
  }

  @Test func doesNotRepeatATitleThatIsAHeading() {
    let markup = body([.heading(1, "SOLID"), .heading(2, "One")], title: "SOLID")
    #expect(!markup.contains("SOLID"))
    #expect(markup.contains("<h2 id=\"one\">"))
  }

  @Test func doesNotRepeatAnAnchorSetByHand() {
    var article = Article.made("Content/case-studies/a.md", [.html("<p><a id=\"one\"></a></p>"), .heading(2, "One")])
    article.anchors = ["one"]
    let markup = PageContext.made(for: .made(article)).body(of: article).markup
    #expect(markup.ranges(of: "id=\"one\"").count == 1)
  }

  @Test func labelsPermalinksForScreenReaders() {
    #expect(
      body([.heading(2, "A & B")]).contains("<span class=\"visually-hidden\">Link to “A &amp; B”</span></a>"))
  }

  @Test(arguments: [
    ("a.md", "href=\"../../case-studies/a/\""), ("/principles/ocp/", "href=\"../../principles/ocp/\""),
    ("https://example.org/?a=1&b=2", "href=\"https://example.org/?a=1&amp;b=2\" rel=\"external\""),
    ("#One", "href=\"../../case-studies/a/#one\""), ("picture.png", "href=\"../../Content/case-studies/picture.png\""),
    ("picture.png?raw=1#page=3", "href=\"../../Content/case-studies/picture.png?raw=1#page=3\""),
    ("a.md?q=a&b#One", "href=\"../../case-studies/a/?q=a&amp;b#one\""), ("a.md#?", "href=\"../../case-studies/a/\""),
  ])
  func givesLinksAddressesThatWorkFromThePage(destination: String, expected: String) {
    let markup = body(
      [.heading(2, "One"), .link(destination, "x")], assets: ["Content/case-studies/picture.png"])
    #expect(markup.contains("<a \(expected)>x</a>"))
  }

  @Test func leavesLinksToFootnotesOfThePageAlone() {
    let note = "<p><a href=\"#fn-1\" id=\"fnref-1\">1</a> <i id=\"fn-1\"><a href=\"#fnref-1\">↩</a></i></p>"
    let article = Article.made("Content/case-studies/x.md", [.html(note)])
    #expect(PageContext.made(for: .made(article)).body(of: article).markup == note)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "data:text/html,x", "missing.md",
  ])
  func leavesOutUnsafeAndDeadAddresses(destination: String) {
    #expect(body([.link(destination, "x")]).contains("<a class=\"dead\">x</a>"))
  }

  @Test(arguments: ["mailto:a@b.c", "tel:1", "javascript:x"])
  func showsTheTextOfAnImageWhoseAddressShowsNothing(address: String) {
    #expect(!body([.image(address, "x")]).contains("<img"))
  }

  @Test func showsTheTextOfAMissingImage() {
    let markup = body([.image("no.png", "Three <layers>")])
    #expect(
      markup.contains(
        "<figure class=\"image\"><span class=\"missing-image\">Missing image: Three &lt;layers&gt;</span></figure>"))
    #expect(!markup.contains("<img"))
    #expect(!markup.contains("<p>"))
    #expect(!markup.contains("</p>"))
  }

  @Test func escapesWhatAuthorsWriteInFilesAndTexts() {
    let markup = body([.code(.before, "x\n", file: "\"><script>.swift"), .image("\"><u>", "\" onerror=\"x")])
    #expect(!markup.contains("<script>"))
    #expect(!markup.contains("<u>"))
    #expect(!markup.contains("\" onerror"))
  }

  @Test func letsWideTablesScrollWithoutThePage() {
    let markup = body([.html("<table><tr><td>1</td></tr></table>\n<p>text</p>")])
    #expect(
      markup == """
        <div class="scroll" tabindex="0" role="group" aria-label="Table 1"><table><tr><td>1</td></tr></table></div>
        <p>text</p>
        """)
  }

  @Test(arguments: [
    // The heads and the first row of a table, and the names of columns that its cells get.
    ("<th>a</th><th>b</th>", "<td>1</td><td>2</td>", [String]()),
    ("<th>a</th><th>b</th><th>c</th>", "<td>1</td><td>2</td><td>3</td>", ["b", "c"]),
    ("<th>a</th><th align=\"right\">b <em>&amp;</em></th><th></th>", "<td>1</td><td>2</td><td></td>", ["b &amp;"]),
    ("<th>a</th><th>\"b\"</th><th>c</th>", "<th>1</th><td>2</td><td>3</td><td>4</td>", ["&quot;b&quot;", "c"]),
    ("<th>a</th><th>b</th><th>c</th>", "<td colspan=\"2\">1</td><td>3</td>", []),
    ("<th>a</th><th>b</th><th>\(String(repeating: "c", count: 65))</th>", "<td>1</td><td>2</td><td>3</td>", []),
  ])
  func namesTheColumnsOfAWideTableInItsCells(_ heads: String, _ cells: String, _ labels: [String]) {
    let table = "<table><thead><tr>\(heads)</tr></thead><tbody><tr>\(cells)</tr></tbody></table>"
    let markup = body([.html(table)])
    #expect(markup.matches(of: /<td data-label="([^"]*)"/).map { String($0.1) } == labels)
    #expect(markup.replacing(#/ data-label="[^"]*"/#, with: "").hasSuffix(table + "</div>"))
  }

  @Test func namesTheColumnsOfATableWithLinks() {
    let markup = body([
      .html("<table><thead><tr><th>a</th><th>"), .link("https://example.org", "b"),
      .html("</th><th>c</th></tr></thead><tbody><tr><td>1</td><td>"), .link("https://example.org", "2"),
      .html("</td><td>3</td></tr></tbody></table>"),
    ])
    #expect(markup.contains("<td data-label=\"b\">"))
    #expect(markup.contains("<td data-label=\"c\">"))
  }

  @Test func letsATableBelowAPictureScrollToo() {
    var article = Article.made("Content/case-studies/a.md", [.image("no.png", "x")])
    article.body[article.body.count - 1] = .html("</p>\n<table><tr><td>1</td></tr></table>")
    let markup = PageContext.made(for: .made(article)).body(of: article).markup
    #expect(markup.contains("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table 1\"><table>"))
  }

  @Test func letsATableBelowNotesOnCodeScrollToo() {
    let notes = "<ol>\n<li>First</li>\n</ol>\n<table><tr><td>1</td></tr></table>"
    let markup = body([.code(.before, "x // (1)\n"), .html(notes)])
    #expect(markup.contains("-note-1\">First</li>"))
    #expect(markup.contains("<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"Table 1\"><table>"))
  }

  @Test func foldsHiddenCodeAway() {
    let markup = body([.code(.before, "x\n", file: "Driver.swift", role: .driver, isHidden: true)])
    #expect(markup.contains("<details class=\"folded\"><summary>Before, driver: Driver.swift</summary>"))
    // In print, both the summary and the code are shown.
    #expect(markup.ranges(of: "Driver.swift").count == 1)
    #expect(body([.code(nil, "x\n", isHidden: true)]).contains("<summary>Code 1</summary>"))
    #expect(
      body([.code(.after, "x\n", by: .order, isHidden: true)]).contains(
        "<summary>Read as “after” <span class=\"inferred\">from the order of the code</span></summary>"))
  }

  @Test(arguments: [(SideSource.prose, "from the text around it"), (.order, "from the order of the code")])
  func tellsThatASideIsAGuess(by source: SideSource, reason: String) {
    let caption = "<b>Read as “after”</b> <span class=\"inferred\">\(reason)</span>"
    #expect(body([.code(.after, "x\n", by: source)]).contains(caption))
  }

  @Test func namesFoldedCodeByItsTitle() {
    let long = String(repeating: "x", count: 80) + "\n"
    let markup = body([
      .code(.before, long, file: "Driver.swift", role: .driver, isHidden: true),
      .code(.before, long, file: "Driver.swift", role: .driver, isHidden: true), .code(nil, long, isHidden: true),
    ])
    #expect(
      markup.matches(of: /role="group" aria-label="([^"]*)"/).map { String($0.1) }
        == ["Before, driver: Driver.swift", "Before, driver: Driver.swift (2)", "Code 3"])
  }

  @Test func namesABlockAlikeOnEachPageOfItsArticle() {
    let long = String(repeating: "x", count: 80) + "\n"
    let article = Article.made("Content/case-studies/a.md", [.code(nil, long), .code(nil, long + "y\n")])
    var renderer = ArticleRenderer(article, context: .made(for: .made(article)))
    var out: [UInt8] = []
    renderer.write([article.body[1]], into: &out)
    #expect(String(decoding: out, as: UTF8.self).contains("aria-label=\"Code 2\""))
  }

  @Test(arguments: [SideSource.info, .label, .comment, .heading])
  func doesNotCallASideAGuessThatTheAuthorNames(by source: SideSource) {
    #expect(!body([.code(.after, "x\n", by: source)]).contains("Read as"))
  }

  @Test func makesCodeReachableByKeyboardOnlyWhereItMayScroll() {
    let long = String(repeating: "x", count: 80)
    #expect(
      body([.code(.before, long + "\n", file: "A.swift")]).contains(
        "<figcaption><b>Before</b> <code>A.swift</code></figcaption><pre tabindex=0><code"))
    #expect(
      body([.code(nil, long + "\n")]).contains("<pre tabindex=0 role=\"group\" aria-label=\"Code 1\"><code"))
    #expect(body([.code(.before, "x\n")]).contains("<pre><code"))
  }

  @Test(arguments: [(4, 0), (5, 1)])
  func foldsLongCodeThatThePageShowsTwice(lines: Int, folds: Int) {
    let code = (0..<lines).map { "line\($0)\n" }.joined()
    let markup = body([.code(.before, code), .html("<p>and</p>"), .code(.after, code), .code(.after, "x" + code)])
    #expect(markup.ranges(of: "<details class=\"folded\">").count == folds)
    #expect(markup.contains("the same as above") == (folds > 0))
    #expect(shownText(of: markup).ranges(of: "line3").count == 3, "nothing is lost")
  }

  @Test func linksMarksInCommentsToTheNotesAfterTheCode() {
    let parts: [Article.Part] = [
      .code(nil, "let a // (1)\nf(1) // (3)\n"),
      .html("<ol>\n<li>First<ol><li>inner</li></ol></li>\n<li>Second</li>\n</ol>\n<ol><li>other</li></ol>\n"),
    ]
    let context = PageContext.made(for: .made(), highlighters: [CommentHighlighter()])
    let markup = context.body(of: .made("Content/pages/a.md", parts)).markup
    #expect(markup.contains("<a class=\"note-mark\" href=\"#Code-note-1\">(1)</a>"))
    #expect(markup.ranges(of: "note-mark").count == 1, "only items that exist are linked to, and only from comments")
    #expect(markup.contains("<li id=\"Code-note-1\">First<ol><li>inner"))
    #expect(markup.contains("<li id=\"Code-note-2\">Second"))
    #expect(markup.contains("<ol><li>other</li>"))
    #expect(shownText(of: markup).hasPrefix("let a // (1)\nf(1) // (3)\n"))
  }
}

/// Marks what follows `//` as a comment, line by line.
private struct CommentHighlighter: Highlighter {
  var languages: [String] { ["swift"] }

  func spans(of code: UnsafeBufferPointer<UInt8>) -> [SyntaxSpan] {
    var spans: [SyntaxSpan] = []
    for line in String(decoding: code, as: UTF8.self).split(separator: "\n") {
      let comment = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
      spans.append(SyntaxSpan(utf8Length: line[..<comment].utf8.count, syntaxClass: .plain))
      spans.append(SyntaxSpan(utf8Length: line[comment...].utf8.count + 1, syntaxClass: .comment))
    }
    return spans
  }
}
