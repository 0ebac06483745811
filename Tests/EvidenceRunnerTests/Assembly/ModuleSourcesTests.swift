import CaseStudyModel
import SourceTrees
import Testing

@testable import EvidenceRunner

/// The names of a tree's files on disk, and the way back to the study.
struct ModuleSourcesTests {
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

  @Test func avoidsFileNamesThatTheCompilerWouldTakeForOptions() {
    var sources = ModuleSources(SourceTree(source: "study.md"))
    sources.add(AssembledFile(), as: "-o.swift")
    sources.add(AssembledFile(), as: "@list.swift")
    sources.add(AssembledFile(), as: "Notes.txt")
    #expect(sources.names == ["_-o.swift", "_@list.swift", "Notes.txt.swift"])
  }

  @Test func leadsBackThroughPatchedLines() throws {
    let study = study(
      "```swift Fee.swift before\nfunc fee() {\n  one\n  two\n\n  three\n}\n```\n\n## Change requests\n\n### More\n\nWhy.\n\n"
        + "```diff Fee.swift before\n   two\n+  new\n \n```\n")
    let base = SourceTree.of(study.article, on: .before).value
    let result = base.applying(study.changeRequests[0], of: study.article, on: .before)
    let sources = ModuleSources(try #require(result.value))
    #expect(sources.place(3, 3, in: "Fee.swift") == "4:3")
    #expect(sources.text(of: "Fee.swift")?.contains("  two\n  new\n\n") == true)
    #expect(sources.place(4, 3, in: "Fee.swift") == "18:4")
    #expect(sources.place(6, 3, in: "Fee.swift") == "6:3")
  }

  private func tree(_ markdown: String) -> SourceTree {
    SourceTree.of(study(markdown).article, on: .after).value
  }
}
