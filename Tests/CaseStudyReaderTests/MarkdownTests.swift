import CaseStudyModel
import Testing

@testable import CaseStudyReader

struct MarkdownTests {
  @Test func readsTheSameWhileOtherTextsAreRead() async {
    let text =
      "# T\n\n" + String(repeating: "See www.example.org, http://example.org, a@b.c and ~~this~~.\n\n", count: 40)
    let alone = readStudy(text).value
    await withTaskGroup { group in
      for number in 0..<400 {
        group.addTask { readStudy(number % 2 == 0 ? text : "a").value }
      }
      for await study in group where study.article.wordCount > 1 { #expect(study == alone) }
    }
  }

  @Test(arguments: [
    ("# Before & After!", "before--after"), ("# `code` and *stress*", "code-and-stress"), ("# A_b-c 1.2", "a_b-c-12"),
    ("# 責務 の分離", "責務-の分離"), ("# Ответственность", "ответственность"), ("# Öffnen Ünal", "öffnen-ünal"),
    ("# ✅ Good", "-good"), ("# [Link](x) text", "link-text"), ("# a  b", "a--b"),
  ])
  func namesAnchorsAsCodeHostsDo(_ markdown: String, _ anchor: String) {
    #expect(readStudy(markdown).value.article.headings.map(\.anchor) == [anchor])
  }

  @Test func numbersAnchorsThatAreTaken() {
    let headings = readStudy("# A\n\n## A\n\n## A-1\n\n## A\n").value.article.headings
    #expect(headings.map(\.anchor) == ["a", "a-1", "a-1-1", "a-2"])
  }

  @Test func avoidsAnchorsThatRawHTMLSets() {
    let article = readStudy("<a id=\"a\"></a>\n\n# A\n").value.article
    #expect(article.anchors == ["a"])
    #expect(article.headings.map(\.anchor) == ["a-1"])
  }

  @Test func recordsHeadingsWithLevelTextAndLine() {
    let headings = readStudy("---\ntitle: T\n---\n# *A*\n\n> ## B\n\nC\n---\n").value.article.headings
    #expect(headings.map(\.level) == [1, 2, 2])
    #expect(headings.map(\.text) == ["A", "B", "C"])
    #expect(headings.map(\.line) == [4, 6, 8])
    #expect(headings.map(\.isTopLevel) == [true, false, true])
  }

  @Test func placesLinksAndImagesWhereTheyBegin() {
    let markdown = """
      # T

      ä [a](b) and ![c](d), [two
      lines](e) <http://f.g>
        - x [h](i) www.j.k

      | l | m |
      |---|---|
      | [n](o) | p |
      """
    let article = readStudy(markdown).value.article
    let positions = Dictionary(article.links.map { ($0.destination, $0.position) }) { first, _ in first }
    #expect(positions["b"] == SourcePosition(line: 3, column: 4))
    #expect(positions["e"] == SourcePosition(line: 3, column: 24))
    #expect(positions["http://f.g"] == SourcePosition(line: 4, column: 11))
    #expect(positions["i"] == SourcePosition(line: 5, column: 7))
    #expect(positions["http://www.j.k"] == SourcePosition(line: 5, column: 14))
    #expect(positions["o"] == SourcePosition(line: 9, column: 3))
    #expect(article.images.map(\.position) == [SourcePosition(line: 3, column: 15)])
  }

  @Test func findsThePlaceOfEachAddressOnALine() {
    let links = readStudy("www.a.b, <http://c.d>, www.a.b, a@b.c\nwww.a.b\n").value.article.links
    #expect(links.map(\.position.column) == [1, 10, 24, 33, 1])
    #expect(links.map(\.position.line) == [1, 1, 1, 1, 2])
  }

  /// Searching from the start of the line each time would be quadratic.
  @Test(.timeLimit(.minutes(5))) func placesManyAddressesOfALine() {
    let text = (0..<2_000).map { "www.a\($0).bc\u{20}" }.joined()
    let links = readStudy(text).value.article.links
    #expect(links.count == 2_000)
    #expect(links.last?.position.column == text.utf8.count - "www.a1999.bc ".utf8.count + 1)
  }

  @Test func keepsLinksImagesAndRawHTMLInTableCells() {
    let html = readStudy("| a |\n|---|\n| [b](c) <kbd>d</kbd> ![e](f) |\n").value.article.html
    #expect(html.contains("<td><a href=\"c\">b</a> <kbd>d</kbd> <img src=\"f\" alt=\"e\"></td>"))
  }

  @Test func namesTheCheckboxesOfTasks() {
    let html = readStudy("- [ ] a\n- [x] b\n").value.article.html
    #expect(html.contains("<li><input type=\"checkbox\" disabled aria-label=\"To do\"> a</li>"))
    #expect(html.contains("<li><input type=\"checkbox\" checked disabled aria-label=\"Done\"> b</li>"))
  }

  @Test(arguments: ["NOTE", "tip", "IMPORTANT", "Warning", "CAUTION"])
  func turnsQuotationsIntoAsides(_ word: String) {
    let html = readStudy("> [!\(word)]\n> Read *this*.\n").value.article.html
    #expect(html.contains("<div class=\"aside \(word.lowercased())\" role=\"note\">"))
    #expect(html.contains("<p>Read <em>this</em>.</p>"))
    #expect(!html.contains("[!"))
  }

  @Test func leavesOtherQuotationsAlone() {
    #expect(readStudy("> [!NOPE]\n> a\n").value.article.html.contains("<blockquote>\n<p>[!NOPE]\na</p>"))
  }

  @Test func linksFootnotesBothWays() {
    let html = readStudy("a[^x]\n\n[^x]: b\n").value.article.html
    #expect(html.contains("<a href=\"#fn-x\" id=\"fnref-x\" data-footnote-ref>1</a>"))
    #expect(html.contains("<li id=\"fn-x\">"))
    #expect(html.contains("href=\"#fnref-x\""))
  }

  @Test(arguments: [
    ("![a *b* `c`](d)", "a b c"), ("![](d)", ""), ("![a ![b](c)](d)", "a b"), ("![a [b](c)](d)", "a b"),
  ])
  func takesAnAlternativeTextWithoutMarkup(_ markdown: String, _ alternative: String) {
    let article = readStudy(markdown).value.article
    #expect(article.images.map(\.alternative) == [alternative])
    #expect(article.images.map(\.source) == ["d"])
    #expect(article.links.isEmpty)
  }

  @Test(arguments: [
    ("```\na\n```", true), ("```\na\n```\n", true), ("```\n```", true), ("```\na", false), ("```\na\n", false),
    ("```", false),
    ("```\n", false), ("```\na\n\n\n", false), ("~~~\na\n~~~", true), ("~~~\na\n```\n", false),
    ("````\na\n```\n", false),
    ("````\na\n`````\n", true), ("```\na\n```  \n", true), ("```\na\n    ```\n", false), ("   ```\n   a\n  ```", true),
    ("> ```\n> a\n> ```\n", true), ("> ```\n> a\n\nb\n", false), ("> ```\n> a\nb\n", false), ("> ```\n> a", false),
    ("> ~~~\n> a\n~~~", false), ("- ```\n  a\n  ```\nb", true), ("- ```\n  a\n\nb", false), ("- ```\n  a\n- b", false),
    ("- ```\n  a\n```\nb\n```", false), ("1. > ```\n   > a\n   > ```\n", true), ("- a\n\n  ```\n  b\n  ```", true),
    ("> ```\n> a\n    ```\n", false),
  ])
  func knowsWhetherAFenceIsClosed(_ markdown: String, _ isClosed: Bool) {
    let outline = MarkdownWalker.outline(of: Array(markdown.utf8)[...], path: "a.md", lineOffset: 0, policy: .safe)
    #expect(outline.fences.first?.isClosed == isClosed)
    // A closing fence that is too short, or indented too far, is reported at its own line.
    #expect(outline.diagnostics.contains { ["BrokenFence", "UnclosedFence"].contains($0.id) } == !isClosed)
  }

  @Test(
    arguments: [
      ("Text.\n\n```", [.warning], true), ("```js\na\n```\n\n```\n \n\n", [.warning], true),
      ("Text.\n\n```js\n", [.warning], false), ("Text.\n\n```\na\n", [.error], nil),
      ("- ```\n\nText.\n", [.error], nil),
    ] as [(String, [Severity], Bool?)])
  func warnsOfAFenceWithoutCodeAtTheEnd(_ markdown: String, _ severities: [Severity], _ isSafe: Bool?) {
    let outline = MarkdownWalker.outline(of: Array(markdown.utf8)[...], path: "a.md", lineOffset: 0, policy: .safe)
    #expect(outline.diagnostics.map(\.severity) == severities)
    #expect(outline.diagnostics.first?.fixes.first?.isSafe == isSafe)
  }

  @Test(arguments: [
    "<b>&amp;\\n</b>", "\t\tif a < b && c { }\n\n\n  d", "{{x}} [a](b) *c* `d` <!-- e -->", "責務 👍🏽", " ",
  ])
  func keepsCodeAsItIs(_ code: String) {
    let snippets = readStudy("# T\n\n```swift\n\(code)\n```\n").value.article.snippets
    #expect(snippets.map(\.code) == [code + "\n"])
  }

  @Test func rejectsListsNestedTooDeep() {
    let study = readStudy(String(repeating: "> ", count: 30_000) + "a")
    #expect(study.diagnostics("NestingTooDeep").map(\.severity) == [.error])
    #expect(study.value.article.body.isEmpty)
  }
}
