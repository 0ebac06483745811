import Testing

/// Divisions that set the direction of a whole document.
struct WholeDivisionTests {
  @Test(arguments: [
    "<div dir=\"rtl\">\n\n# مبادئ\n\n## مبدأ\n\nنص.\n\n</div>\n",
    "<div dir=\"rtl\" align=\"right\">\n\n# مبادئ\n\n## مبدأ\n\n<div>\n\nنص.\n\n</div>\n",
    "\n<div dir=\"rtl\">\n\n# مبادئ\n\n```html\n</div>\n```\n\n## مبدأ\n",
  ])
  func aDivisionAroundTheWholeDocumentIsLeftOut(_ text: String) throws {
    let article = try read(text, path: "README.md").article
    #expect(article.title == "مبادئ")
    #expect(article.headings.map(\.isTopLevel) == [true, true])
    #expect(!article.html.contains("dir="))
  }

  @Test(arguments: [
    "<div dir=\"rtl\">\n\nمبادئ\n\n</div>\n\n# SOLID\n", "# SOLID\n\n<div dir=\"rtl\">\n\nمبادئ\n\n</div>\n",
    "<div dir=\"rtl\" id=\"top\">\n\n# مبادئ\n\n</div>\n", "```html\n<div dir=\"rtl\">\n\n</div>\n```\n",
  ])
  func otherDivisionsStay(_ text: String) throws {
    let article = try read(text, path: "README.md").article
    #expect((article.html + article.snippets.map(\.code).joined()).contains("dir="))
  }
}
