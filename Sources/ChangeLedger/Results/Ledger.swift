/// The cost of the same change requests before and after a refactoring, and the cost of the refactoring itself.
public struct Ledger: Sendable, Equatable {
  /// The side before the refactoring; `nil` if it was not measured.
  public var before: LedgerSide?
  /// The side after the refactoring; `nil` if it was not measured.
  public var after: LedgerSide?
  /// The refactoring; `nil` if only one side was measured.
  public var refactoring: RefactoringCost?
  /// The signs that revisions are in the wrong place; none if only one side was measured.
  public var doubts: [LedgerDoubt]

  /// Creates a ledger from the measured sides.
  public init(
    before: LedgerSide?, after: LedgerSide?, refactoring: RefactoringCost?, doubts: [LedgerDoubt] = []
  ) {
    self.before = before
    self.after = after
    self.refactoring = refactoring
    self.doubts = doubts
  }
}
