import CaseStudyModel
import SourceTrees
import Testing

@testable import EvidenceRunner

/// Places in the files on disk, mapped back to the Markdown.
struct PlaceTests {
  private func sources(_ markdown: String) -> ModuleSources {
    ModuleSources(SourceTree.of(study(markdown).article, on: .after).value)
  }

  @Test func findsALineThroughJoinedHiddenAndReplacedFences() {
    let sources = sources(
      """
      ```swift A.swift after
      gone
      ```

      ```swift A.swift after replace
      one
      two
      ```

      Text.

      ```swift A.swift after hidden
      three
      ```
      """)
    #expect(sources.place(1, 1, in: "A.swift") == "6:1")
    #expect(sources.place(2, 3, in: "A.swift") == "7:3")
    #expect(sources.place(3, 2, in: "/somewhere/A.swift") == "13:2")
  }

  @Test func movesTheEndOfAFileToTheLineThatClosesItsFence() {
    let sources = sources("```swift A.swift after\nstruct A {\n```\n")
    #expect(sources.place(2, 1, in: "A.swift") == "3:1")
  }

  @Test func addsTheMarginOfAFenceInAList() {
    let sources = sources("- Item\n\n  ```swift A.swift after\n  let a = 1\n  ```\n")
    #expect(sources.text(of: "A.swift") == "let a = 1\n")
    #expect(sources.place(1, 5, in: "A.swift") == "4:7")
  }

  @Test func pointsAtTheFenceWhoseCodeIsInAnotherFile() {
    let study = study(
      "Text.\n\n```swift A.swift after src=code/A.swift\n```\n", including: ["code/A.swift": "one\ntwo\n"])
    let sources = ModuleSources(SourceTree.of(study.article, on: .after).value)
    #expect(sources.text(of: "A.swift") == "one\ntwo\n")
    #expect(sources.place(2, 3, in: "A.swift") == "3:1")
  }

  @Test func hasNoPlaceForCodeThatIsNotInTheStudy() {
    var sources = sources("```swift A.swift after\none\n```\n")
    sources.add(AssembledFile(lines: SourceLine.generated(EvidencePrelude.importing)), as: "Made.swift")
    #expect(sources.place(1, 1, in: "Made.swift") == nil)
    #expect(sources.place(1, 1, in: "Other.swift") == nil)
  }

  @Test func putsPlacesInTheStudyInFrontOfMessages() {
    let sources = sources("Text.\n\n```swift A.swift after\nlet a: Int = true\n```\n")
    #expect(
      sources.located("/x/y/A.swift:1:14: error: no: not an 'Int'\n  let a\n")
        == "study.md:4:14: error: no: not an 'Int'\n  let a\n")
    #expect(
      sources.located("Study/A.swift:1: expected: 2\nB.swift:1:1: x") == "study.md:4:1: expected: 2\nB.swift:1:1: x")
  }

  @Test func putsPlacesInTheStudyIntoTheTraceOfAFailure() {
    let study = study("Text.\n\n```python fees/a.py after\none\n```\n\n```python fees/a.py after\ntwo\n```\n")
    let sources = ModuleSources(SourceTree.of(study.article, on: .after, in: .of(Language(rawValue: "python"))).value)
    #expect(
      sources.located("  File \"/study/fees/a.py\", line 2, in f\n  File \"/usr/b.py\", line 2\n")
        == "  File \"study.md\", line 8, in f\n  File \"/usr/b.py\", line 2\n")
    #expect(
      sources.located("file:///study/fees/a.py:2\n    at f (file:///study/fees/a.py:1:2)")
        == "study.md:8:1\n    at f (study.md:4:2)")
  }

  @Test func findsThePlaceThatTheCompilerNames() async throws {
    let sources = sources(
      """
      ```swift A.swift after
      struct A {
      ```

      - Item

        ```swift A.swift after hidden
          let name: String = 1
        }
        ```
      """)
    try await InstalledCompiler.inFolder { compiler in
      let messages = try await compiler.typecheck(sources)
      #expect(messages.hasPrefix("study.md:8:24: error: cannot convert value of type 'Int'"), "\(messages)")
    }
  }
}
