import CaseStudyModel
import SourceTrees
import TestForm
import Testing

@testable import EvidenceRunner

/// The edits that a change request needs, found by leaving each out.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct NeededEditsTests {
  /// A change of the before side, with the before side's driver.
  private static func markdown(_ change: String, driver: String) -> String {
    """
    ## Before

    ```swift Fee.swift
    struct Fee {
      func day() -> Int { 1 }
    }
    struct Note {
      var text = "a"
    }
    ```

    ## After

    ```swift Fee.swift
    struct Fee {
      func day() -> Int { 0 + 1 }
    }
    ```

    ## Change requests

    ### Twice the fee

    The owner wants twice the fee.

    ```diff Fee.swift before
    \(change)
    ```

    ```diff Fee.swift after
    -  func day() -> Int { 0 + 1 }
    +  func day() -> Int { 2 }
    ```

    ```swift driver before
    func fee() -> Int { \(driver) }
    ```

    ```swift driver after
    func fee() -> Int { Fee().day() }
    ```

    ```swift test
    expect(fee(), 2)
    ```
    """
  }

  private static let fee = "-  func day() -> Int { 1 }\n+  func day() -> Int { 2 }"
  private static let gap = " }\n struct Note {"

  /// A change, the before side's driver, and the lines that are needed of those removed and added.
  private static let changes: [(change: String, driver: String, removed: [Int], added: [Int])] = [
    // The only edit is needed, and isn't tried.
    (fee, "Fee().day()", [2], [2]),
    // A line that nothing runs.
    ("\(fee)\n\(gap)\n-  var text = \"a\"\n+  var text = \"b\"", "Fee().day()", [2], [2]),
    // A method that only the before side's driver calls: with the after side's driver, the test passes without it.
    ("\(fee)\n\(gap)\n+  func pad() {}", "Note().pad(); return Fee().day()", [2], [2]),
    // Two edits that need each other.
    (
      "-  func day() -> Int { 1 }\n+  func day() -> Int { Note.fee }\n\(gap)\n+  static let fee = 2", "Fee().day()",
      [2], [2, 5]
    ),
  ]

  @Test(arguments: changes.indices)
  func areThoseWithoutWhichATestFails(_ index: Int) async throws {
    let (change, driver, removed, added) = Self.changes[index]
    let study = study(Self.markdown(change, driver: driver))
    let assembly = StudyAssembly(study, in: .swift, prelude: .swift)
    let request = try #require(study.changeRequests.first)
    let base = VerifiedBase(side: .before, tree: assembly.trees.before, isCompiled: true)
    let tree = try #require(base.tree.applying(request, of: study.article, on: .before).value)
    let needed = try await NeededEdits(
      verifier: SwiftVerifier(workspace: try #require(TestWorkspace.current)), assembly: assembly, base: base,
      request: request
    ).edits(of: TreeChange(from: base.tree, to: tree), to: tree) { edit in
      Set(edit.addedLines.map { $0 < 4 ? "Fee" : "Note" })
    }
    #expect(needed.flatMap(\.removedLines) == removed)
    #expect(needed.flatMap(\.addedLines) == added)
  }
}
