import Testing

/// Settings of single slides, which Slidev and remark have in the text.
struct SlideSettingTests {
  @Test(arguments: [
    "Text.\n\n---\nlayout: image-right\nimage: /a.png\n---\n\n# Next\n",
    "Text.\n\n---\nclass: text-center\n---\n# Next\n",
    "Text.\n\n---\nlayout: two-cols\nitems:\n- one\n---\n\n::right::\n\n# Next\n",
    "class: center, middle\n# First\n\nText.\n\n---\nname: next\ntemplate: inverse\n\n# Next\n\n--\n\n???\n",
  ])
  func settingsOfSlidesAreLeftOut(_ text: String) throws {
    let article = try read("---\ntitle: S\n---\n\(text)").article
    #expect(article.headings.filter { $0.text != "First" }.map(\.text) == ["Next"])
    #expect(article.html.contains("Text."))
    #expect(!article.html.contains(": "))
    #expect(!article.html.contains("::"))
    #expect(!article.html.contains("??"))
  }

  @Test(arguments: [
    "Text.\n\n---\nclass: public, default\n\nMore.\n", "layout: this is the text\nof a paragraph.\n", "Text.\n\n???\n",
    "Text.\n\n---\nWarning: a heading\n---\n", "```yaml\n---\nlayout: cover\n---\n```\n", "class: A\nteacher: B\n",
  ])
  func otherTextsStay(_ text: String) throws {
    let article = try read("---\ntitle: S\n---\n\(text)").article
    let shown = article.html + article.headings.map(\.text).joined() + article.snippets.map(\.code).joined()
    #expect(["class: ", "layout: ", "???", "Warning: "].contains { shown.contains($0) })
  }
}
