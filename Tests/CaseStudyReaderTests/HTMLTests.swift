import CaseStudyModel
import HTMLOracle
import Testing

@testable import CaseStudyReader

struct HTMLTests {
  @Test(arguments: [
    "<script>alert(1)</script>", "a <script>alert(1)</script> b", "<SCRIPT SRC=//x.y/z.js></SCRIPT>", "<script\n>x",
    "<img src=x onerror=alert(1)>", "a <img src=\"x\" onload=alert(1) srcset=\"javascript:x 1x\"> b",
    "<svg onload=alert(1)><a xlink:href=javascript:x>y</a></svg>", "<style>*{display:none}</style>", "<iframe src=x>",
    "<form action=x><input name=a><button>b</button></form>", "<object data=x></object><embed src=x>",
    "<a href=javascript:alert(1)>x</a>", "<a href=\"JaVaScRiPt:alert(1)\">x</a>",
    "<a href=\"java\nscript:alert(1)\">x</a>", "<a href=\"&#106;avascript:alert(1)\">x</a>",
    "<a href=\"java&Tab;script&colon;alert(1)\">x</a>", "<a href=' &#1; javascript:alert(1)'>x</a>",
    "<a href=\"data:text/html,<script>x</script>\">x</a>", "<a href=vbscript:x>x</a>",
    "<p style=\"x\" onclick=\"y\">z</p>",
    "<details ontoggle=x open><summary>s</summary>t</details>", "<math><mtext><img src=x onerror=y></mtext></math>",
    "<!--><img src=x onerror=y>-->", "<!-- a --!><img src=x onerror=y>", "<![CDATA[<img src=x onerror=y>]]>",
    "<?x <b>?>",
    "<base href=x><meta http-equiv=refresh><link rel=x>", "<div><template><script>x</script></template></div>",
    "<a title='\"><script>x</script>'>y</a>", "<noscript><p title=\"</noscript><img src=x onerror=y>\"></noscript>",
    "<td>a</td><li>b</li><tr><summary>c</summary>", "<b", "<a href=\"", "<div class=\"", "</div></p></body></html>",
    "\u{FF}F0\u{FF}", "<\u{0}script>", "<textarea><p>", "<title><p>", "<plaintext>x", "<xmp><p>",
  ])
  func keepsRawHTMLHarmlessAndBalanced(_ html: String) {
    for policy in [SiteConfiguration.HTMLPolicy.safe, .none] {
      let study = readStudy("# T\n\n\(html)\n\nBehind.\n", htmlPolicy: policy).value
      #expect(HTMLChecker.problems(in: study.article.html) == [])
    }
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JAVASCRIPT:alert(1))", "[x](<java\tscript:alert(1)>)",
    "[x](&#106;avascript:alert(1))",
    "[x](javascript&colon;alert(1))", "<javascript:alert(1)>", "<JavaScript:alert(1)>",
    "[x][r]\n\n[r]: javascript:alert(1)",
    "[x](data:text/html;base64,PHNjcmlwdD4=)", "[x](vbscript:x)", "![x](javascript:alert(1))",
    "![x](data:image/svg+xml;base64,PHN2Zz4=)", "![x][r]\n\n[r]: data:text/html,x", "[x](file:///etc/passwd)",
    "<img src=\"javascript:x\">", "| a |\n|---|\n| [x](javascript:y) |",
  ])
  func rejectsAndReportsAddressesThatRunCode(_ markdown: String) {
    let study = readStudy("# T\n\n\(markdown)\n")
    #expect(HTMLChecker.problems(in: study.value.article.html) == [])
    #expect(study.value.article.links.isEmpty)
    #expect(study.value.article.images.isEmpty)
    #expect(study.diagnostics("UnsafeLink").count == 1)
  }

  @Test(arguments: [
    "https://a.b/c?d=javascript:e", "/a:b", "../a.md#javascript:b", "mailto:a@b.c", "#a:b", "a/b.md",
  ])
  func keepsAddressesOfTheWebOfMailAndOfTheSite(_ address: String) {
    #expect(readStudy("[x](<\(address)>)").value.article.links.map(\.destination) == [address])
  }

  @Test(arguments: [
    "*<b>a* c</b>", "**<i>a** b", "~~<b>a~~ b</b>", "[<b>a](x) b</b>", "[a <a href=y>b</a>](x)", "<a href=y>[a](x)</a>",
    "<a href=y>\n\n[a](x)\n\n</a>", "<div>\n\n- a\n\n</div>\n- b", "- <div>\n\nb</div>", "> <details>\n\nb",
    "| a |\n|---|\n| <b>c |\n| d</b> |", "# <b>a\n\nb</b>", "<h1>a<h2>b</h1>c", "<h1>\n\n# a\n\n</h1>",
    "![a <b>c</b>](d)", "![[a](b) ![c](d)](e)", "[![a](b)](c)", "![**a**](b) **c**", "> [!NOTE]\n> <div>\n\nb",
    "> **[!NOTE]**\n> a", "> [!NOTE]<b>\n> a", "> [!NOTE]", "> > [!TIP]\n> > a\n>\n> b", "<ul><li>a<li>b</ul>",
    "<table><tr><td>a<td>b<tr><td>c</table>", "<b><b><b></i></b>", "a[^1]\n\n[^1]: <div>\n\n    b",
    "- [ ] <b>a\n- [x] b",
    "- [x]\n- [ ] \n", "<details>\n<summary>a\n\n```swift\nb\n```\n", "<a id=x href=y>z</a>\n\n# X",
    "<p align=center>a</p>", "www.a.b\n<c@d.e> f@g.h",
  ])
  func balancesMixturesOfMarkdownAndHTML(_ markdown: String) {
    #expect(HTMLChecker.problems(in: readStudy(markdown).value.article.html) == [])
  }

  @Test(arguments: [
    ("<table><tr><td>\n  <a href=\"x\">y</a>\n  <img\n    src=\"z\">\n</td></tr></table>\n", [2, 6], [4, 5]),
    ("  <p><a\nhref=x>y</a> <img src=z></p>\n", [2, 1], [2, 19]),
    ("- <p>\n  <a href=x>y</a> <img src=z></p>\n", [2, 1], [2, 1]),
    ("a <a href=x>y</a> <img src=z>\n", [1, 6], [1, 24]),
  ])
  func knowsThePlacesOfLinksAndImages(_ markdown: String, link: [Int], image: [Int]) {
    let article = readStudy(markdown).value.article
    #expect(article.links.map { [$0.position.line, $0.position.column] } == [link])
    #expect(article.images.map { [$0.position.line, $0.position.column] } == [image])
  }

  @Test func knowsTheTextsUnderWhichCodeIsFolded() {
    let code = "\n```\na\n```\n\n"
    let study = readStudy(
      "# T\n\n" + code + "<details>\n<summary><b>One</b></summary>\n" + code + "<details><summary>Two</summary>\n"
        + code
        + "</details>\n" + code + "</details>\n" + code)
    #expect(study.value.article.snippets.map(\.foldTitle) == [nil, "One", "Two", "One", nil])
  }

  @Test(arguments: [
    ("<p style=\"color: red\">a</p>\n\n<b style=x>b</b>", ["style"]),
    ("<div onclick=x onmouseover=y style=z>a</div>", ["onclick", "style"]),
    ("<table width=9 border=0 cellpadding=2><tr><td align=right class=c>a</td></tr></table>", ["width", "align"]),
    ("<img src=a.png alt=a width=200 height=100 loading=lazy>", []),
    ("<img src=a.png alt=a width=\"50%\">", ["width"]),
    ("a <a href=\"https://b.c\" target=_blank rel=noopener class=d data-id=3 once=4>e</a>", []),
    ("<p align=center>a</p>\n\n<ol start=2 type=1><li>b</li></ol>", []),
  ])
  func reportsDroppedAttributesThatReadersMissOncePerFile(html: String, named: [String]) {
    let found = readStudy("# T\n\n\(html)\n").diagnostics("DroppedAttribute")
    #expect(found.map(\.summary.description) == named.map { "Attribute '\($0)' of raw HTML has no effect" })
    #expect(found.allSatisfy { $0.severity == .information })
  }

  @Test func keepsRawHTMLAsItIsWhereAllAuthorsAreTrusted() {
    let html = readStudy("<video src=\"a\"></video>", htmlPolicy: .all).value.article.html
    #expect(html.contains("<video src=\"a\"></video>"))
  }

  @Test func namesTheElementsThatItDrops() throws {
    let diagnostic = try #require(readStudy("a\n\nb <blink>c</blink> d").diagnostics("RawHTML").first)
    #expect(diagnostic.summary.description.contains("<blink>"))
    #expect(diagnostic.range.start == SourcePosition(line: 3, column: 3))
  }

  @Test func reportsADroppedPictureOnceWithoutItsParts() {
    let picture = "<svg viewBox='0 0 9 9'><g><path d='M1 1'/></g><title>x</title></svg>"
    let messages = readStudy("a \(picture) b <g>c</g> \(picture)\n\n<path> d").diagnostics("RawHTML").map(
      \.summary.description)
    #expect(
      messages == ["<svg>", "<g>", "<svg>", "<path>"].map { "Raw HTML \($0) isn't shown" })
  }

  @Test func keepsElementsNestedTooDeepFromThePage() {
    let html = readStudy(String(repeating: "<div>", count: 30_000)).value.article.html
    #expect(html.components(of: "<div>") == RawHTML.deepestNesting)
    #expect(HTMLChecker.problems(in: html) == [])
  }

  @Test func keepsAPlaceThatALinkNames() {
    let article = readStudy("<a id=\"srp\" href=\"x\">y</a>").value.article
    #expect(article.html.contains("<span id=\"srp\"></span><a href=\"x\">y</a>"))
    #expect(article.anchors == ["srp"])
  }

  @Test(arguments: [
    ("<a name=\"here\" id=\"there\">y</a>", "<span id=\"there\"></span><a id=\"here\">y</a>", ["here", "there"]),
    (
      "<a name=\"here\" id=\"there\" href=\"x\">y</a>", "<span id=\"here\"></span><span id=\"there\"></span><a",
      ["here", "there"]
    ),
    ("<a name=\"here\" id=\"here\">y</a>", "<a id=\"here\">y</a>", ["here"]),
    ("<b id=\"here\" id=\"there\">y</b>", "<b id=\"here\">y</b>", ["here"]),
  ])
  func keepsBothPlacesOfAnElement(written: String, shown: String, anchors: [String]) {
    let article = readStudy(written).value.article
    #expect(article.html.contains(shown))
    #expect(article.anchors.sorted() == anchors)
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&#58;&colon;", "::"), ("a\\b &lt;", "a\\b <"), ("&#0;", "\u{FFFD}"), ("&nope;", "&nope;"),
    ("& &", "& &"), ("&#x3A;&#X3a;", "::"), ("&#xD800;&#1114112;", "\u{FFFD}\u{FFFD}"), ("&#;&#x;&;", "&#;&#x;&;"),
    ("&a&amp;b&copy", "&a&b&copy"), ("&NotEqualTilde;", "\u{2242}\u{338}"), ("a&Tab;&bsol;&DownBreve;", "a\t\\\u{311}"),
  ])
  func resolvesCharacterReferences(_ written: String, _ meant: String) {
    #expect(HTMLEntities.decoded(written) == meant)
  }
}

extension String {
  /// Returns the number of occurrences of another text.
  fileprivate func components(of other: String) -> Int {
    ranges(of: other).count
  }
}
