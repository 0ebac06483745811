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
    // Line feeds between tags have no meaning.
    #expect(article.html.replacing("\n", with: "").contains(html.replacing("\n", with: "")))
    #expect(!article.html.contains("[!"))
  }

  @Test(arguments: ["> [!summary](a.md)\n", "> [!tip]x\n", "> [!done] <b>a\n> b</b>\n", "Text\n\n[!info] a\n"])
  func otherMarksInBracketsStay(_ text: String) throws {
    #expect(try !read("# S\n\n\(text)").article.html.contains("aside-title"))
  }

  @Test(arguments: [
    ("**原则：**内容", "<strong>原则：</strong>内容"), ("采用**“一次”**投递", "采用<strong>“一次”</strong>投递"),
    ("**`code`**과 **`b`**를", "<strong><code>code</code></strong>과 <strong><code>b</code></strong>를"),
    ("在**[x](y)**中", "在<strong><a href=\"y\">x</a></strong>中"), ("**介紹：**SPA", "<strong>介紹：</strong>SPA"),
    ("**一：**a**二：**b**三：**c", "<strong>一：</strong>a<strong>二：</strong>b<strong>三：</strong>c"),
    ("**粗体** **原则：**内容", "<strong>粗体</strong> <strong>原则：</strong>内容"),
    ("| a |\n|---|\n| **原则：**内容 |", "<td><strong>原则：</strong>内容</td>"),
  ])
  func boldTextNeedsNoSpaceBesideEastAsianLetters(_ text: String, _ html: String) throws {
    #expect(try read("# S\n\n\(text)\n").article.html.contains(html))
  }

  @Test(arguments: [
    "\\*\\*参数：\\*\\*的", "x의 y제곱은 ** 연산자", "从 **kwargs 到", "a **b.**c", "**原则：\n续行：**内容", "`**原则：**内容`",
  ])
  func otherAsterisksStay(_ text: String) throws {
    let html = try read("# S\n\n\(text)\n").article.html
    #expect(html.contains("**"))
    #expect(!html.contains("<strong>"))
  }
}
