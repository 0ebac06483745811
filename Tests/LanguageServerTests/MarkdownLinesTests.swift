import Testing

@testable import LanguageServer

@Suite("The lines of a document")
struct MarkdownLinesTests {
  @Test(arguments: [
    "```swift\na\n```", "- ```swift\n  a\n  ```", "1. ```swift\n   a\n   ```", "10) ~~~swift\n    a\n    ~~~",
    "> ```swift\n> a\n> ```", "> 1. - ```swift\n>      a\n>      ```", "\t1.\t```swift\n\ta\n\t```",
  ])
  func haveFencesInListsAndQuotations(text: String) {
    let document = TextDocument(uri: "", text: text.utf8)
    let fences = MarkdownLines(document).fences
    #expect(fences.map(\.open) == [0])
    #expect(fences.map(\.close) == [2])
    #expect(fences.first.map(document.infoWords(of:))?.map(\.text) == ["swift"])
  }

  private static let blocks: [(String, [Int], [Int?])] = [
    // Code that is indented.
    ("    ```swift\n    a\n\n```swift\na\n```\n", [3], [5]), ("a\n\n\t~~~\n\n```\na\n```\n", [4], [6]),
    ("```\n    ```\n```\n", [0], [2]), (">     ```\n> a\n\n```\n```\n", [3], [4]),
    ("- a\n\nb\n\n    ```\n\n```\n```\n", [6], [7]), ("- a\n# b\n    ```\n\n```\n```\n", [4], [5]),
    // Fences of lists and quotations.
    ("- a\n\n  b\n  - c\n\n    ```\n    a\n    ```\n", [5], [7]),
    ("1. a\nb\n\n    ```\n    ```\n", [3], [4]), ("> ```\n> a\n\n```\na\n```\n", [0, 3], [nil, 5]),
    ("> > ```\n> a\n```\n```\n", [0, 2], [nil, 3]), ("> ```\n```\na\n```\n", [0, 1], [nil, 3]),
    ("```\n> ```\n- ```\n```\n", [0], [3]),
  ]

  @Test(arguments: blocks)
  func haveFencesThatBeginAndEndWithTheirBlock(text: String, open: [Int], close: [Int?]) {
    let fences = MarkdownLines(TextDocument(uri: "", text: text.utf8)).fences
    #expect(fences.map(\.open) == open)
    #expect(fences.map(\.close) == close)
    #expect(fences.allSatisfy { $0.open <= $0.last })
  }

  @Test func endAFenceBeforeTheLineAfterItsQuotation() {
    let lines = MarkdownLines(TextDocument(uri: "", text: "> ```swift\n> a\n\n[x](y)\n".utf8))
    #expect(lines.fences.map(\.last) == [1])
    #expect(lines.fence(around: 3) == nil)
  }

  @Test(arguments: ["1.```swift\na", "1234567890. ```swift\na", "-```swift\na", "a ```swift\nb", "``\na"])
  func haveNoFenceInText(text: String) {
    #expect(MarkdownLines(TextDocument(uri: "", text: text.utf8)).fences.isEmpty)
  }

  @Test(arguments: [
    ("swift Fee.swift before", ["swift", "Fee.swift", "before"]),
    ("swift fails='does not conform' after", ["swift", "fails='does not conform'", "after"]),
    ("swift fails=“does not”", ["swift", "fails=“does not”"]), ("swift title=\"a b\"", ["swift", "title=\"a b\""]),
    ("swift{1, 2} [a b]", ["swift", "{1, 2}", "[a b]"]), ("swift don't a b", ["swift", "don't", "a", "b"]),
    ("  ", []), ("swift fails=\"open end", ["swift", "fails=\"open end"]),
  ])
  func haveTheWordsOfAnInfoString(info: String, words: [String]) throws {
    let document = TextDocument(uri: "", text: "```\(info)\n```".utf8)
    let found = try document.infoWords(of: #require(MarkdownLines(document).fences.first))
    #expect(found.map(\.text) == words)
    let line = Array("```\(info)".utf8)
    #expect(found.map { String(decoding: line[$0.columns], as: UTF8.self) } == words)
  }

  @Test(arguments: [
    ("// #region a", "a"), ("  # region a b", "a"), ("/* #region a */", "a"), ("<!-- #region a -->", "a"),
    ("-- #region \"a\"", "a"), ("//#region a", "a"), ("// #endregion a", nil), ("// #region", nil),
    ("// regional", nil),
  ])
  func nameRegionsInAnyComment(line: String, name: String?) {
    #expect(TextDocument(uri: "", text: "x\n\(line)".utf8).regions.map(\.name) == [name].compactMap { $0 })
  }
}
