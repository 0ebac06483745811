import CaseStudyModel
import Testing

@testable import SourceTrees

/// Change requests applied to a side's files.
struct PatchTests {
  private static let file = """
    ```swift Fee.swift before
    func fee() {
      one
      two

      three
    }
    func tax() {
      one
    }
    ```

    """

  /// Applies a change request with the given fences to the study's before side.
  private func patched(_ fences: String) -> (base: SourceTree, result: Diagnosed<SourceTree?>) {
    let study = study(Self.file + "## Change requests\n\n### More\n\nSomebody asks.\n\n" + fences)
    let base = SourceTree.of(study.article, on: .before).value
    return (base, base.applying(study.changeRequests[0], of: study.article, on: .before))
  }

  private func text(_ fences: String) throws -> String {
    let result = patched(fences).result
    #expect(result.diagnostics.map(\.short) == [])
    return try #require(result.value?.files["Fee.swift"]?.text)
  }

  private func problems(_ fences: String) -> [String] {
    let result = patched(fences).result
    #expect(result.value == nil)
    return result.diagnostics.map(\.short)
  }

  @Test(arguments: [
    "*** Begin Patch\n*** Update File: Fee.swift\n@@\n   one\n+  uno\n*** End Patch",
    "<<<<<<< SEARCH\n  one\n=======\n  uno\n>>>>>>> REPLACE", "2c2\n<   one\n---\n>   uno", "2,3d1\n<   one",
  ])
  func reportsAnotherFormOfADiffOnce(_ diff: String) {
    let found = patched("```diff Fee.swift before\n\(diff)\n```\n").result.diagnostics
    #expect(found.map(\.summary.description) == ["A diff must be in the unified form, which 'git diff' writes"])
  }

  @Test func appliesHunksIgnoringTheirLineNumbers() throws {
    let text = try text(
      """
      ```diff Fee.swift before
      diff --git a/Fee.swift b/Fee.swift
      --- a/Fee.swift
      +++ b/Fee.swift
      @@ -99,3 +99,3 @@ func
       func fee() {
      -  one
      +  uno
      @@
         three
      +  four
       }
      \\ No newline at end of file
      ```
      """)
    #expect(text == "func fee() {\n  uno\n  two\n\n  three\n  four\n}\nfunc tax() {\n  one\n}\n")
  }

  @Test func appliesHunksInAnyOrderAndWithCommonContext() throws {
    let text = try text(
      "```diff Fee.swift before\n@@\n   two\n\n-  three\n+  tres\n@@\n func fee() {\n-  one\n+  uno\n   two\n```\n")
    #expect(text == "func fee() {\n  uno\n  two\n\n  tres\n}\nfunc tax() {\n  one\n}\n")
  }

  @Test(arguments: [("a\nb", "b\nc\n"), ("b\na", "c\nb\n"), ("a", nil)] as [(String, String?)])
  func matchesNoLinesThatAnotherHunkAdds(file: String, patched: String?) {
    let study = study(
      "```swift A.swift before\n\(file)\n```\n\n## Change requests\n\n### More\n\nWhy.\n\n"
        + "```diff A.swift before\n-a\n+b\n@@\n-b\n+c\n```\n")
    let result = SourceTree.of(study.article, on: .before).value.applying(
      study.changeRequests[0], of: study.article, on: .before)
    #expect(result.value?.files["A.swift"]?.text == patched)
    let problem = "PatchWithoutPlace: Hunk 2 must match lines of A.swift"
    #expect(result.diagnostics.map { "\($0.id): \($0.summary)" } == (patched == nil ? [problem] : []))
  }

  @Test func appliesASecondDiffToTheResultOfTheFirst() throws {
    let text = try text(
      "```diff Fee.swift before\n-  two\n+  dos\n```\n\n```diff Fee.swift before\n-  dos\n+  duo\n```\n")
    #expect(text.contains("  one\n  duo\n"))
  }

  @Test func needsNoLineBeforeTheFirstHunk() throws {
    let text = try text("```diff Fee.swift before\n-  two\n@@\n-  three\n```\n")
    #expect(text == "func fee() {\n  one\n\n}\nfunc tax() {\n  one\n}\n")
  }

  @Test func treatsABlankLineAsContextThatLostItsSpace() throws {
    let text = try text("```diff Fee.swift before\n   two\n\n-  three\n+  tres\n```\n")
    #expect(text.contains("  two\n\n  tres\n"))
  }

  @Test func ignoresSeparatingBlankLines() throws {
    let text = try text("```diff Fee.swift before\n@@\n-  two\n\n@@\n-  three\n\n```\n")
    #expect(text == "func fee() {\n  one\n\n}\nfunc tax() {\n  one\n}\n")
  }

  @Test func matchesBlankContext() {
    #expect(
      problems("```diff Fee.swift before\n   one\n+  uno\n \n```\n") == [
        "21:2: PatchWithoutPlace: Hunk 1 must match lines of Fee.swift; the nearest is line 3, where 1 of 2 match"
      ])
  }

  @Test(arguments: ["--- x\n y", " y\n--- x", "-y\n--- x\n+y"])
  func removesALineThatLooksLikeTheNameOfAFile(diff: String) throws {
    let file = diff.hasPrefix("---") ? "-- x\ny" : "y\n-- x"
    let study = study(
      "```swift A.swift before\n\(file)\n```\n\n## Change requests\n\n### More\n\nWhy.\n\n"
        + "```diff A.swift before\n\(diff)\n```\n")
    let base = SourceTree.of(study.article, on: .before).value
    let tree = base.applying(study.changeRequests[0], of: study.article, on: .before).value
    #expect(tree?.files["A.swift"]?.text == "y\n")
  }

  @Test func suggestsTheNearestPlaceOfAHunkThatDoesNotMatch() {
    let result = patched("```diff Fee.swift before\n@@\n-  two\n+  dos\n@@\n func tax() {\n-  uno\n }\n```\n").result
    #expect(
      result.diagnostics.map(\.short) == [
        "24:2: PatchWithoutPlace: Hunk 2 must match lines of Fee.swift; the nearest is line 8, where 2 of 3 match"
      ])
    #expect(result.diagnostics[0].notes.map(\.message) == ["the diff has '  uno' here"])
    #expect(result.diagnostics[0].notes[0].range.start == SourcePosition(line: 9, column: 1))
  }

  @Test func reportsAHunkThatResemblesNothing() {
    #expect(
      problems("```diff Fee.swift before\n-nothing like it\n```\n") == [
        "19:2: PatchWithoutPlace: Hunk 1 must match lines of Fee.swift"
      ])
  }

  @Test(arguments: [
    ("a\na\na\nb", "a\na\nb", 1), ("a\na\na\na", "a\na", 3), ("a\nb\na\nb\na", "a\nb\na", 2), ("a", "a\na", 0),
  ])
  func findsAllPlacesOfAHunk(file: String, old: String, count: Int) throws {
    let study = study(
      "```swift A.swift before\n\(file)\n```\n\n## Change requests\n\n### More\n\nWhy.\n\n```diff A.swift before\n"
        + old.split(separator: "\n").map { "-\($0)\n" }.joined() + "```\n")
    let result = SourceTree.of(study.article, on: .before).value.applying(
      study.changeRequests[0], of: study.article, on: .before)
    switch count {
    case 0: #expect(result.diagnostics.map(\.id) == ["PatchWithoutPlace"])
    case 1:
      #expect(result.diagnostics == [])
      #expect(result.value != nil)
    default: #expect(result.diagnostics.first?.summary.description.hasSuffix("matches \(count)") == true)
    }
  }

  @Test func limitsTheHunksOfALongFile() {
    let study = study(
      "```swift A.swift before\n" + String(repeating: "a\n", count: 10_000)
        + "```\n\n## Change requests\n\n### More\n\nWhy.\n\n"
        + "```diff A.swift before\n" + String(repeating: "@@\n-b\n", count: 3_000) + "```\n")
    let result = SourceTree.of(study.article, on: .before).value.applying(
      study.changeRequests[0], of: study.article, on: .before)
    #expect(result.diagnostics.map(\.id) == ["PatchTooLarge"])
  }

  @Test func limitsTheHunksOfAFileThatGrows() {
    let hunk = "@@\n x\n" + String(repeating: "+\n", count: 1_000)
    let study = study(
      "```swift A.swift before\nx\n```\n\n## Change requests\n\n### More\n\nWhy.\n\n```diff A.swift before\n"
        + String(repeating: hunk, count: 250) + "```\n")
    let result = SourceTree.of(study.article, on: .before).value.applying(
      study.changeRequests[0], of: study.article, on: .before)
    #expect(result.diagnostics.map(\.id) == ["PatchTooLarge"])
  }

  @Test(
    arguments: ["```diff A.swift before\n-a\n+b\n```\n", "```swift A.swift before replace\nb\n```\n"],
    [String(repeating: "x\n", count: 9_000), String(repeating: "long ", count: 30_000) + "\n"])
  func limitsTheTextThatManyRequestsRead(change: String, text: String) {
    let study = study(
      "```swift A.swift before\na\n" + text + "```\n\n## Change requests\n\n"
        + (0..<250).map { "### More \($0)\n\nWhy.\n\n" + change }.joined())
    let result = SourceTree.of(study.article, on: .before).value.applying(
      study.changeRequests[0], of: study.article, on: .before)
    #expect(result.diagnostics.map(\.id) == ["PatchTooLarge"])
  }

  /// Half of the hunk matches at each line of the file.
  @Test(.timeLimit(.minutes(5))) func findsALongHunkInLinearTime() {
    let study = study(
      "```swift A.swift before\n" + String(repeating: "a\n", count: 20_000)
        + "```\n\n## Change requests\n\n### More\n\nWhy.\n\n"
        + "```diff A.swift before\n" + String(repeating: "-a\n", count: 10_000) + "-b\n```\n")
    let result = SourceTree.of(study.article, on: .before).value.applying(
      study.changeRequests[0], of: study.article, on: .before)
    #expect(result.diagnostics.map(\.id) == ["PatchWithoutPlace"])
  }

  @Test func listsAllPlacesOfAnAmbiguousHunk() {
    let result = patched("```diff Fee.swift before\n-  one\n+  uno\n```\n").result
    #expect(
      result.diagnostics.map(\.short) == [
        "18:1: AmbiguousPatch: Hunk 1 must match one place of Fee.swift, but matches 2"
      ])
    #expect(result.diagnostics[0].notes.map(\.range.start.line) == [3, 9])
  }

  @Test func asksForContextIfLinesAreOnlyAdded() {
    #expect(
      problems("```diff Fee.swift before\n+  new\n```\n") == [
        "18:1: AmbiguousPatch: Hunk 1 must have a line of Fee.swift, to show its place"
      ])
  }

  @Test func rejectsInvalidLines() {
    #expect(
      problems("```diff Fee.swift before\n   two\n+  new\nthree\n```\n") == [
        "21:1: MalformedPatch: A line of a diff must begin with a space, +, -, @@ or a backslash"
      ])
  }

  @Test func rejectsAPatchThatChangesNothing() {
    #expect(
      problems("```diff Fee.swift before\n   two\n```\n") == [
        "18:1: MalformedPatch: A diff must have a line that begins with + or -"
      ])
  }

  @Test func suggestsTheFileOfAPatch() {
    #expect(
      problems("```diff Fees.swift before\n-  two\n```\n") == [
        "18:1: PatchOfUnknownFile: A diff must change a file of its side; there is no 'Fees.swift'; did you mean 'Fee.swift'?"
      ])
  }

  @Test func rejectsToAddAFileThatExistsUnlessItIsReplaced() throws {
    #expect(
      problems("```swift Fee.swift before\nnew\n```\n") == [
        "18:1: AddedFileExists: File 'Fee.swift' that a change request adds must be a new one"
      ])
    #expect(try text("```swift Fee.swift before replace\nnew\n```\n") == "new\n")
  }

  @Test func rejectsToAddAFileWithoutANameOrOutsideTheTree() {
    #expect(
      problems("```swift before\nnew\n```\n\n```swift ../A.swift before\nnew\n```\n") == [
        "18:1: UnnamedChange: A block that a change request adds must name its file",
        "22:1: FileOutsideTree: File '../A.swift' of a fence must be a relative path without '..'",
      ])
  }

  @Test func appliesNeutralFencesToBothSidesAndOthersToTheirOwn() throws {
    let result = patched("```swift New.swift\nnew\n```\n\n```diff None.swift after\n-x\n```\n").result
    #expect(result.diagnostics.isEmpty)
    #expect(result.value?.paths == ["Fee.swift", "New.swift"])
  }

  @Test func recognisesARequestWithoutAChangeForASide() {
    let result = patched("```swift New.swift after\nnew\n```\n").result
    #expect(result.value == nil)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func countsTheCostOfAChange() throws {
    let (base, result) = patched(
      "```diff Fee.swift before\n-  two\n+  dos\n+  tres\n```\n\n```swift New.swift before\na\nb\n```\n")
    let change = TreeChange(from: base, to: try #require(result.value))
    #expect(change.cost.existingFiles == 1)
    #expect(change.cost.addedInExisting == 2)
    #expect(change.cost.removedInExisting == 1)
    #expect(change.cost.newFiles == 1)
    #expect(change.cost.addedInNew == 2)
    #expect(change.edits == [TreeChange.FileEdit(path: "Fee.swift", removedLines: [3], addedLines: [3, 4])])
    #expect(change.newFiles == ["New.swift"])
  }
}
