import Testing

@testable import SiteBuilder

/// Lists whose end is folded.
struct FoldedListTests {
  private func folded(_ html: String) -> String {
    String(decoding: FoldedList.folding(Array(html.utf8), after: 2) { "\($0) more" }, as: UTF8.self)
  }

  @Test(arguments: [
    "<p>No list</p>", "<ul><li>1</li><li>2</li></ul>", "<ul><li>1<ul><li>a</li><li>b</li><li>c</li></ul></li></ul>",
    "<ul><li>1</li>", "<p>No list</p><div class=\"footnotes\"><ol><li>1</li><li>2</li><li>3</li></ol></div>",
    "<div class=\"footnotes\">",
  ])
  func leavesAShortListAlone(html: String) {
    #expect(folded(html) == html)
  }

  @Test func foldsWhatFollowsTheFirstElements() {
    #expect(
      folded("<h2>T</h2><ul><li>1</li><li>2</li><li>3</li><li>4</li></ul><p>End</p>")
        == "<h2>T</h2><ul><li>1</li><li>2</li>\n</ul>\n<details class=\"rest\"><summary>2 more</summary>\n"
        + "<ul><li>3</li><li>4</li></ul>\n</details><p>End</p>")
  }

  @Test func foldsAListInAnElementOtherThanTheFootnotes() {
    #expect(folded("<div><ul><li>1</li><li>2</li><li>3</li></ul></div>").contains("<summary>1 more</summary>"))
  }

  @Test func continuesNumberingInANumberedList() {
    let list = folded("<ol><li>1</li><li>2</li><li>3</li></ol>")
    #expect(list.contains("<summary>1 more</summary>\n<ol start=\"3\"><li>3"))
  }
}
