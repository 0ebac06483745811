import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The files of a side, put together from fences.
struct SourceTreeTests {
  private func tree(_ markdown: String, _ side: Side = .after) -> SourceTree {
    SourceTree.of(study(markdown), on: side).value
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

  @Test func startsAFileOverWhereAFenceReplacesIt() {
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

  @Test func leavesOutWhatIsNotTheSidesSource() {
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

  @Test func joinsFencesWithoutANameToOneFileOfAFreeName() {
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

  @Test(arguments: ["../A.swift", "/A.swift", "Model/../../A.swift", "Model//A.swift", "./A.swift"])
  func refusesAFileThatLeavesTheTree(_ path: String) {
    let result = SourceTree.of(
      study(
        """
        ```swift \(path) after
        code
        ```
        ```swift B.swift after
        code
        ```
        """), on: .after)
    #expect(result.value.paths == ["B.swift"])
    #expect(
      result.diagnostics.map(\.short) == [
        "1:1: FileOutsideTree: File '\(path)' of a fence must be a relative path without '..'"
      ])
  }

  @Test func leavesOutCodeForACommandThatNamesNoFile() {
    let result = SourceTree.of(
      study(
        """
        ```python after
        print(1)
        ```
        ```python greet.py after
        print(2)
        ```
        """), on: .after, in: Language(rawValue: "python"))
    #expect(result.value.paths == ["greet.py"])
    #expect(
      result.diagnostics.map(\.short) == ["1:1: UnnamedCode: A block that a command checks must name its file"])
  }

  @Test func keepsFilesApartThatDifferInTheirFolderOnly() {
    let sources = ModuleSources(
      tree(
        """
        ```swift View/Goal.swift after
        view
        ```
        ```swift Model/Goal.swift after
        model
        ```
        ```swift goal.swift after
        small
        ```
        """))
    #expect(sources.names == ["Goal.swift", "View-Goal.swift", "goal-2.swift"])
    #expect(sources.files.map(\.path) == ["Model/Goal.swift", "View/Goal.swift", "goal.swift"])
    #expect(sources.place(1, 1, in: "Goal.swift") == "5:1")
    #expect(sources.place(1, 1, in: "View-Goal.swift") == "2:1")
  }

  @Test func givesAFileNoNameThatTheCompilerTakesForAnOption() {
    var sources = ModuleSources(SourceTree(source: "study.md"))
    sources.add(AssembledFile(), as: "-o.swift")
    sources.add(AssembledFile(), as: "@list.swift")
    sources.add(AssembledFile(), as: "Notes.txt")
    #expect(sources.names == ["_-o.swift", "_@list.swift", "Notes.txt.swift"])
  }
}
