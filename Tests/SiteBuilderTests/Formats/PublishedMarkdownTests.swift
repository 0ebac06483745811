import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("The published Markdown")
struct PublishedMarkdownTests {
  private func copy(
    _ source: String, titled title: String? = nil, blocks: [ClosedRange<Int>] = [], spans: [String] = []
  ) -> String {
    var code = WrittenCode(blocks: blocks)
    for span in spans { code.addSpan(Array(span.utf8)) }
    let copy = PublishedMarkdown(
      of: Array(source.utf8), titled: title ?? "A", hasTitle: title == nil, code: code)
    return String(decoding: copy.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "# A\n\nText.\n", "Text without a last line feed", "", "A `mark alone, and\r\nlines of Windows\r\n",
    "``` `in a line` <b>\n", "Lines of\rold Macs\r",
  ])
  func isTheTextAsWritten(source: String) {
    #expect(copy(source) == source)
  }

  @Test(arguments: [
    ("```html\n<!-- shown -->\n```\nafter\n", [1...2]), ("~~~\n```\n<!-- shown -->\n~~~\n", [1...3]),
    ("> ```\n> <!-- shown -->\n> ```\n", [1...2]), ("a\n\n    <!-- shown -->\n", [3...3]),
    ("---\r\n---\r\n~~~\r\n<!-- shown -->\r\n~~~\r\n", [3...4]),
    ("``` <!-- b\n", [1...1]),
  ])
  func hasTheCodeOfBlocks(source: String, blocks: [ClosedRange<Int>]) {
    #expect(copy(source, blocks: blocks) == source.replacing("---\r\n---\r\n", with: ""))
  }

  @Test func hasTheCodeBelowACommentThatNeverEnds() {
    let source = "A <!-- b\n\n~~~\nc\n~~~\n<!-- d\n~~~\ne\n"
    #expect(copy(source, blocks: [3...4, 7...8]) == "A \n\n~~~\nc\n~~~\n\n~~~\ne\n")
  }

  @Test(arguments: [
    ("`<!-- shown -->` and ``a ` <!-- b -->``\n", ["<!-- shown -->", "a ` <!-- b -->"]),
    ("`` a ` <!-- b --> `` ``` c `<!-- d -->`\n", ["a ` <!-- b -->", "<!-- d -->"]),
  ])
  func hasTheCodeOfSpans(source: String, spans: [String]) {
    #expect(copy(source, spans: spans) == source)
  }

  /// The parser sees no code here: the fence ended with its quotation, the marks open none, or are escaped.
  @Test(arguments: [
    ("> ```\n\n<!-- b -->\n", [1...1], "> ```\n\n\n"), ("- ~~~swift\na\n<!-- b -->\n", [1...1], "- ~~~swift\na\n\n"),
    ("**~~~**\n\n<!-- b -->\n", [], "**~~~**\n\n\n"), ("\\`<!-- b -->\\`\n", [], "\\`\\`\n"),
    ("<p title=\"`\"><!-- b -->`</p>\n", [], "# A\n\n<p title=\"`\">`</p>\n"),
  ])
  func hasNoCommentsThatOnlyLookLikeCode(source: String, blocks: [ClosedRange<Int>], expected: String) {
    #expect(copy(source, blocks: blocks) == expected)
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
    ("a\n<!-- never closed\nb\n", "a\n\n\n"), ("<!---->a<!-- -->\n", "a\n"),
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
