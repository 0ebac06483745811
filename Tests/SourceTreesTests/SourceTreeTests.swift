import CaseStudyModel
import Testing

@testable import SourceTrees

/// A side's files, assembled from fences.
struct SourceTreeTests {
  private func tree(_ markdown: String, _ side: Side = .after) -> SourceTree {
    SourceTree.of(study(markdown).article, on: side).value
  }

  @Test func joinsFencesOfAFileInOrderHiddenOnesToo() {
    let tree = tree(
      """
      ```swift A.swift after
      one
      ```
      ```swift B.swift after
      other
      ```
      ```swift A.swift after hidden
      two
      ```
      """)
    #expect(tree.files.mapValues(\.text) == ["A.swift": "one\ntwo\n", "B.swift": "other\n"])
  }

  @Test func startsAFileOverIfAFenceReplacesIt() {
    let tree = tree(
      """
      ```swift A.swift after
      first
      ```
      ```swift A.swift after replace
      second
      ```
      ```swift A.swift after
      third
      ```
      """)
    #expect(tree.files["A.swift"]?.text == "second\nthird\n")
  }

  @Test func leavesOutCodeOfOtherRolesAndSides() {
    let tree = tree(
      """
      ```swift A.swift after
      kept
      ```
      ```swift A.swift before
      other side
      ```
      ```swift A.swift after ignore
      ignored
      ```
      ```swift A.swift after fails="no"
      refused
      ```
      ```swift after usage
      used
      ```
      ```python A.swift after
      other language
      ```
      """)
    #expect(tree.files.mapValues(\.text) == ["A.swift": "kept\n"])
  }

  @Test func joinsUnnamedFencesInAFileWithAFreeName() {
    let tree = tree(
      """
      ```swift after
      let a = 1
      ```
      ```swift Unnamed.swift after
      let b = 2
      ```
      ```swift after
      let c = 3
      ```
      """)
    #expect(
      tree.files.mapValues(\.text) == ["Unnamed2.swift": "let a = 1\nlet c = 3\n", "Unnamed.swift": "let b = 2\n"])
  }

  @Test(arguments: [
    ("../A.swift", "without '..'"), ("Model/../../A.swift", "without '..'"), ("/A.swift", "such as 'A.swift'"),
    ("Model//A.swift", "such as 'Model/A.swift'"), ("./A.swift", "such as 'A.swift'"),
    ("Model\\A.swift", "such as 'Model/A.swift'"),
  ])
  func rejectsAFileThatLeavesTheTree(_ path: String, _ remedy: String) {
    let result = SourceTree.of(
      study(
        """
        ```swift \(path) after
        code
        ```
        ```swift B.swift after
        code
        ```
        """
      ).article, on: .after)
    #expect(result.value.paths == ["B.swift"])
    #expect(
      result.diagnostics.map(\.short) == [
        "1:1: FileOutsideTree: File '\(path)' of a fence must be a relative path \(remedy)"
      ])
  }

  @Test(arguments: [
    (String(repeating: "x", count: 250) + ".swift", "Each part of the file name of a fence must have at most 255"),
    ("a/" + String(repeating: "é", count: 128) + "/b.swift", "Each part of the file name of a fence must have"),
    (String(repeating: "folder/", count: 100) + "a.swift", "The file name of a fence must have at most 700 bytes"),
  ])
  func rejectsAFileThatCannotBeStored(_ path: String, _ summary: String) {
    let result = SourceTree.of(study("```swift \(path) after\ncode\n```\n").article, on: .after)
    #expect(result.value.paths == [])
    #expect(result.diagnostics.map(\.id) == ["LongFileName"])
    #expect(result.diagnostics.allSatisfy { $0.summary.description.hasPrefix(summary) })
  }

  @Test func acceptsTheLongestNameThatCanBeStored() {
    let path = "a/" + String(repeating: "x", count: 249) + ".swift"
    let result = SourceTree.of(study("```swift \(path) after\ncode\n```\n").article, on: .after)
    #expect(result.value.paths == [path])
    #expect(result.diagnostics == [])
  }

  @Test func leavesOutUnnamedCodeForACommand() {
    let result = SourceTree.of(
      study(
        """
        ```python after
        print(1)
        ```
        ```python greet.py after
        print(2)
        ```
        """
      ).article, on: .after, in: .of(Language(rawValue: "python")))
    #expect(result.value.paths == ["greet.py"])
    #expect(
      result.diagnostics.map(\.short) == ["1:1: UnnamedCode: A block that a command checks must name its file"])
  }
}

/// The blocks that make up the files of a side.
struct FileBlocksTests {
  private func blocks(_ markdown: String, in layout: FileLayout = .any) -> [String] {
    SourceTree.of(study(markdown).article, on: .after, in: layout).value.blocks.map { "\($0.path) \($0.snippets)" }
  }

  @Test func areInTheOrderOfTheFilesFirstBlocks() {
    #expect(
      blocks("```swift B.swift after\nb\n```\n```swift A.swift after\na\n```\n```swift B.swift after\nc\n```\n")
        == ["B.swift [0, 2]", "A.swift [1]"])
  }

  @Test func beginAtTheBlockThatStartsTheFileOver() {
    #expect(
      blocks("```swift A.swift after\na\n```\n```swift B.swift after\nb\n```\n```swift A.swift after replace\nc\n```\n")
        == ["A.swift [2]", "B.swift [1]"])
  }

  @Test func haveAllLanguagesInTheAnyLayout() {
    #expect(
      blocks("```json a.json after\n{}\n```\n```swift after\nlet a = 1\n```\n```python after\nprint(1)\n```\n")
        == ["a.json [0]", "Unnamed.swift [1]", "Unnamed [2]"])
  }

  @Test func haveOnlyTheLayoutsLanguage() {
    #expect(
      blocks("```json a.json after\n{}\n```\n```swift after\nlet a = 1\n```\n", in: .swift) == ["Unnamed.swift [1]"])
  }
}
