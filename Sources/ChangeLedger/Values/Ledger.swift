/// What the same change requests cost before a refactoring and after it, and what the refactoring itself costs.
public struct Ledger: Sendable, Equatable {
  /// `nil` where this side was not measured.
  public var before: LedgerSide?
  /// `nil` where this side was not measured.
  public var after: LedgerSide?
  /// `nil` where only one side was measured.
  public var refactoring: RefactoringCost?

  /// A ledger of the sides that were measured.
  public init(before: LedgerSide?, after: LedgerSide?, refactoring: RefactoringCost?) {
    self.before = before
    self.after = after
    self.refactoring = refactoring
  }
}
