import CaseStudyModel
import CaseStudyReader
import Testing

struct ExampleTests {
  private func fence(_ info: String, _ name: String) -> String {
    "```swift \(info)\nstruct \(name) {}\n```\n\n"
  }

  @Test func blocksOfOnePrincipleArePaired() throws {
    let study = try read("## OCP\n\n" + fence("before", "A") + fence("after", "B") + fence("after", "C"))
    #expect(study.examples == [Example(principles: [.ocp], before: [0], after: [1, 2])])
  }

  @Test func aBeforeFollowingAnAfterStartsANewExample() throws {
    let blocks = ["before", "after", "before", "after"].map { fence($0, "A") }.joined()
    let study = try read("## OCP\n\n" + blocks)
    #expect(study.examples.map(\.before) == [[0], [2]])
    #expect(study.examples.map(\.after) == [[1], [3]])
  }

  @Test(arguments: [
    ("a b", [[1]], [[0]]), ("a a b b", [[2, 3]], [[0, 1]]), ("a b a b", [[1], [3]], [[0], [2]]),
    ("a b a", [[], [1]], [[0], [2]]),
  ])
  func aSectionMayShowTheNewDesignFirst(_ order: String, _ before: [[Int]], _ after: [[Int]]) throws {
    let blocks = order.split(separator: " ").map { fence($0 == "a" ? "after" : "before", "A") }.joined()
    let study = try read("## OCP\n\n" + blocks)
    #expect(study.examples.map(\.before) == before)
    #expect(study.examples.map(\.after) == after)
  }

  @Test func eachOfSeveralSectionsMayShowTheNewDesignFirst() throws {
    let pair = fence("after", "A") + fence("before", "B")
    let study = try read("## OCP\n\n### Shapes\n\n" + pair + "### Names\n\n" + pair + "## Naming\n\n" + pair)
    #expect(
      study.examples == [
        Example(principles: [.ocp], before: [1], after: [0]), Example(principles: [.ocp], before: [3], after: [2]),
        Example(principles: [], before: [5], after: [4]),
      ])
  }

  @Test func anOldDesignThatTheNextSectionImprovesIsNoPairWithTheOneAboveIt() throws {
    let study = try read(
      "## OCP\n\n" + fence("after", "A") + fence("before", "B") + "### Step by step\n\n" + fence("after", "C"))
    #expect(study.examples.map(\.before) == [[], [1]])
    #expect(study.examples.map(\.after) == [[0], [2]])
  }

  @Test func labelledNeighboursArePairedThoughTheNextSectionShowsAnotherNewDesign() throws {
    let labelled = "Correct example:\n\n" + fence("", "B") + "Wrong example:\n\n" + fence("", "C")
    let text = "## ❌ Violation of LSP\n\n" + fence("", "A") + "## When to inherit\n\n" + labelled
    let next = "## Composition\n\nInstead of inheriting behaviour, we can extract a class.\n\n" + fence("", "D")
    let study = try read("# LSP\n\n" + text + next)
    #expect(study.examples.map(\.before) == [[0], [2]])
    #expect(study.examples.map(\.after) == [[3], [1]])
  }

  @Test func sectionsAboutSomethingElseArePaired() throws {
    let names = "## Names\n\n### Wordy\n\n" + fence("before", "C") + fence("after", "D")
    let other = "### Short\n\n" + fence("before", "E") + "### Long\n\n" + fence("after", "F")
    let study = try read("## OCP\n\n" + fence("before", "A") + fence("after", "B") + names + other)
    #expect(
      study.examples == [
        Example(principles: [.ocp], before: [0], after: [1]), Example(principles: [], before: [2], after: [3]),
      ])
  }

  @Test func bothNestingsAreEqual() throws {
    let sidesOutside = try read(
      "## Before\n\n### SRP\n\n```swift\nlet a = 1\n```\n\n## After\n\n### SRP\n\n```swift\nlet b = 1\n```\n")
    let principlesOutside = try read(
      "## SRP\n\n### Before\n\n```swift\nlet a = 1\n```\n\n### After\n\n```swift\nlet b = 1\n```\n")
    #expect(sidesOutside.examples == principlesOutside.examples)
    #expect(sidesOutside.examples == [Example(principles: [.srp], before: [0], after: [1])])
  }

  @Test func changeRequestsBelongToNoExample() throws {
    let markdown = """
      # S

      ## OCP

      ### Before

      ```swift A.swift
      let a = 1
      ```

      ### After

      ```swift A.swift
      let a = 2
      ```

      ## Change requests

      ### A weekly report (adverse)

      The finance team asks for it.

      ```diff A.swift before
      -let a = 1
      +let a = 3
      ```

      ```swift B.swift after
      let b = 1
      ```

      ```swift test
      expect(1, 1)
      ```
      """
    let study = try read(markdown)
    #expect(study.examples == [Example(principles: [.ocp], before: [0], after: [1])])
    let request = try #require(study.changeRequests.first)
    #expect(study.changeRequests.count == 1)
    #expect(request.title == "A weekly report")
    #expect(request.isAdverse)
    #expect(request.reason == "The finance team asks for it.")
    #expect(request.snippets == [2, 3, 4])
    #expect(study.article.snippets[2...].map(\.side) == [.before, .after, nil])
    #expect(study.article.snippets[2...].map(\.role) == [.change, .change, .test])
  }

  @Test func aSectionOnExtendingInsideASideIsNoChangeRequest() throws {
    let study = try read("# S\n\n## After\n\n### Extending\n\n#### OCP\n\n```swift\nlet a = 1\n```\n")
    #expect(study.changeRequests.isEmpty)
    #expect(study.article.snippets[0].side == .after)
  }
}
