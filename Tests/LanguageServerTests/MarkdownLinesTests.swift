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
