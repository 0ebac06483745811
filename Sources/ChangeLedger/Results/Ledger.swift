/// The cost of the same change requests before and after a refactoring, and the cost of the refactoring itself.
package struct Ledger: Sendable, Equatable {
  /// The side before the refactoring; `nil` if it was not measured.
  package var before: LedgerSide?
  /// The side after the refactoring; `nil` if it was not measured.
  package var after: LedgerSide?
  /// The refactoring; `nil` if only one side was measured.
  package var refactoring: RefactoringCost?
  /// The signs that revisions are in the wrong place; none if only one side was measured.
  package var doubts: [LedgerDoubt]

  /// Creates a ledger from the measured sides.
  package init(before: LedgerSide?, after: LedgerSide?, refactoring: RefactoringCost?, doubts: [LedgerDoubt] = []) {
    self.before = before
    self.after = after
    self.refactoring = refactoring
    self.doubts = doubts
  }
}
