/// A sign that the revisions of a ledger were given in the wrong place, so that its numbers mean something else.
package enum LedgerDoubt: Sendable, Equatable {
  /// No source file differs between the bases.
  case noRefactoring
  /// The base after the refactoring is an ancestor of the one before it.
  case swappedBases
  /// A request of the side before has commits of the refactoring.
  case requestHasRefactoring(name: String)
  /// A request of the side after starts from the code before the refactoring.
  case requestLacksRefactoring(name: String)
}
