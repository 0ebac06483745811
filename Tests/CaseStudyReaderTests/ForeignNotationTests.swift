import Testing

/// Anchors of headings, sizes of images and components in the notation of other programs.
struct ForeignNotationTests {
  @Test(arguments: [
    ("## Before {#old}", "Before", "old"), ("## До {#до} ##", "До", "до"),
    ("## Before { #old .wide }", "Before", "old"),
    ("## Before {.unnumbered}", "Before", "before"), ("## {#old}", "{#old}", "old"),
    ("## A `{#old}`", "A {#old}", "a-old"), ("## Loops {#each items}", "Loops {#each items}", "loops-each-items"),
  ])
  func aHeadingMayHaveAnAnchorOfItsOwn(_ line: String, _ text: String, _ anchor: String) throws {
    let headings = try read("# S\n\nText.\n\n\(line)\n").article.headings
    #expect(headings.map(\.text) == ["S", text])
    #expect(headings.map(\.anchor) == ["s", anchor])
  }

  @Test func anAnchorIsGivenOnce() throws {
    let text = "# S\n\n## Old\n\n## A {#old}\n\n## B {#old}\n\n```text\n## C {#code}\n```\n"
    let article = try read(text).article
    #expect(article.headings.map(\.anchor) == ["s", "old-1", "old", "b"])
    #expect(article.snippets.map(\.code) == ["## C {#code}\n"])
  }

  @Test(arguments: ["![a](b.png =600x)", "![a](b.png =60%x \"t\")", "Text ![a](b.png =x30) and =5x"])
  func aSizeOfAnImageIsLeftOut(_ text: String) throws {
    let article = try read("# S\n\n\(text)\n").article
    #expect(article.images.map(\.source) == ["b.png"])
    #expect(!article.html.contains("]("))
  }

  @Test func whatAComponentEnclosesStays() throws {
    let text = "<Note kind={\"tip\"}>Inner</Note>\n\n<T = {}> is a default.\n\n```jsx\n<Note kind={1} />\n```\n"
    let article = try read("# S\n\n\(text)").article
    #expect(article.html.contains("<p>Inner</p>"))
    #expect(article.html.contains("&lt;T = {}&gt;"))
    #expect(article.snippets.map(\.code) == ["<Note kind={1} />\n"])
  }

  @Test(arguments: [
    ("> [!danger] Risks\n> Text.\n", "<div class=\"aside caution\" role=\"note\">\n<p class=\"aside-title\">Risks</p>"),
    ("> [!danger] Risks\n> Text.\n", "<p class=\"aside-title\">Risks</p>\n<p>Text.</p>"),
    ("> [!summary]\n> Text.\n", "<p class=\"aside-title\">Summary</p>\n<p>Text.</p>"),
    (
      "> [!question]- What is *it*?\n> - a\n",
      "<details class=\"aside note\">\n<summary class=\"aside-title\">What is <em>it</em>?</summary>\n<ul>"
    ),
    ("> [!info|left]+ [[Other]]\n", "<p class=\"aside-title\"><a href=\"[[Other]]\">Other</a></p>"),
    ("> [!faq]\n>\n> Text.\n", "<p class=\"aside-title\">Faq</p>\n<p>Text.</p>"),
    ("> [!NOTE] Mind\n> Text.\n", "<p class=\"aside-title\">Mind</p>\n<p>Text.</p>"),
  ])
  func quotationsOfNoteVaultsAreCallouts(_ text: String, _ html: String) throws {
    let article = try read("# S\n\n\(text)").article
    #expect(article.html.contains(html))
    #expect(!article.html.contains("[!"))
  }

  @Test(arguments: ["> [!summary](a.md)\n", "> [!tip]x\n", "> [!done] <b>a\n> b</b>\n", "Text\n\n[!info] a\n"])
  func otherMarksInBracketsStay(_ text: String) throws {
    #expect(try !read("# S\n\n\(text)").article.html.contains("aside-title"))
  }
}
