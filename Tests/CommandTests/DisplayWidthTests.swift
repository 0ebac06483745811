import Testing

@testable import SolidsiteCommand

/// Texts in the columns of a terminal.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("a漢字b", 0, ""), ("a漢字b", 2, "a"), ("a漢字b", 3, "a漢"), ("a漢字b", 9, "a漢字b"), ("e\u{301}e", 1, "e\u{301}"),
  ])
  func areCutAtItsWidth(text: String, columns: Int, shown: String) {
    #expect(text.prefix(columns: columns) == shown)
  }
}
