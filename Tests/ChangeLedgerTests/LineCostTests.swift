import CaseStudyModel
import ChangeLedger
import Testing

@Suite struct LineCostTests {
  private let changes = [
    ChangedFile(path: "A.swift", kind: .new, added: 30, removed: 0),
    ChangedFile(path: "B.swift", kind: .new, added: 10, removed: 0),
    ChangedFile(path: "C.swift", kind: .modified, added: 8, removed: 1),
    ChangedFile(path: "D.swift", kind: .deleted, added: 0, removed: 1),
  ]

  @Test func countsFilesAndLines() {
    let tally = LineCost(of: changes)
    #expect(
      tally
        == LineCost(existingFiles: 2, addedInExisting: 8, removedInExisting: 2, newFiles: 2, addedInNew: 40))
    #expect(tally.closure == 0.8)
  }

  @Test func hasNoClosureIfNoLineIsTouched() {
    #expect(LineCost().closure == nil)
    #expect(LineCost(existingFiles: 1).closure == nil)
    #expect(LineCost(addedInExisting: 1).closure == 0)
    #expect(LineCost(newFiles: 1, addedInNew: 1).closure == 1)
  }

  @Test func takesTheClosureOfATotalFromTheSums() {
    let requests = [
      RequestMeasure(name: "a", changes: [ChangedFile(path: "A", kind: .new, added: 90, removed: 0)]),
      RequestMeasure(name: "b", changes: [ChangedFile(path: "B", kind: .modified, added: 10, removed: 0)]),
      RequestMeasure(name: "c", changes: []),
    ]
    let side = LedgerSide(base: "main", requests: requests, conflictingPairs: [])
    #expect(side.totals.closure == 0.9)
    #expect(side.pairs == 3)
    #expect(LedgerSide(base: "main", requests: [], conflictingPairs: []).pairs == 0)
  }

  @Test func countsEditsOfExistingFilesOnly() {
    let requests = ["a", "b"].map { RequestMeasure(name: $0, changes: changes) }
    let side = LedgerSide(base: "main", requests: requests, conflictingPairs: [])
    #expect(side.editsPerFile == ["C.swift": 2, "D.swift": 2])
    #expect(side.totals.existingFiles == 4)
  }

  @Test func countsEveryFileOfTheRefactoring() {
    #expect(RefactoringCost(of: changes) == RefactoringCost(files: 4, added: 48, removed: 2))
  }
}
