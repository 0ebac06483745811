import Testing

@testable import SiteBuilder

@Suite("The published Markdown")
struct PublishedMarkdownTests {
  private func copy(_ source: String, titled title: String? = nil) -> String {
    let copy = PublishedMarkdown(of: Array(source.utf8), titled: title ?? "A", hasTitle: title == nil)
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "# A\n\nText.\n", "Text without a last line feed", "", "`<!-- shown -->` and ``a ` <!-- b -->``\n",
    "```html\n<!-- shown -->\n```\nafter\n", "~~~\n```\n<!-- shown -->\n~~~\n", "> ```\n> <!-- shown -->\n> ```\n",
    "A `mark alone, and\r\nlines of Windows\r\n", "``` `in a line` <b>\n",
  ])
  func isTheTextAsWritten(source: String) {
    #expect(copy(source) == source)
  }

  @Test(arguments: [
    ("---\ndraft: false\nsecret: x\n---\n\n# A\n", "# A\n"),
    ("\u{FEFF}---  \r\ntitle: x\r\n...\r\nText\r\n", "Text\r\n"),
    ("+++\ntitle = 1\n+++\nText\n", "Text\n"), ("---\nnever: closed\n# A\n", ""), ("---\ntitle: x\n---\n", ""),
  ])
  func hasNoFrontMatter(source: String, expected: String) {
    #expect(copy(source) == expected)
  }

  @Test(arguments: [
    ("a<!-- b -->c\n", "ac\n"), ("a <!-- b\nc `-->` d\n", "a \n` d\n"), ("<!-- b\n```\n-->\nc\n", "\n\n\nc\n"),
    ("a\n<!-- never closed\nb\n", "a\n\n\n"), ("<!---->a<!-- -->\n", "a\n"), ("``` <!-- b\n", "``` <!-- b\n"),
  ])
  func hasNoComments(source: String, expected: String) {
    #expect(copy(source) == expected)
  }

  /// Some servers state no type for Markdown, and browsers then look at the first characters.
  @Test(arguments: [
    "<script>alert(1)</script>\n\n# A\n", "---\ntitle: A\n---\n \n\t<p>x</p>\n", "<!-- b --><html>\n", "\u{FEFF}<a>\n",
  ])
  func beginsWithNoElement(source: String) {
    #expect(copy(source).hasPrefix("# A\n\n"))
  }

  @Test func beginsWithATitleThatTheTextLacks() {
    #expect(copy("---\ntitle: A\n---\n\nText.\n", titled: "A") == "# A\n\nText.\n")
  }
}
