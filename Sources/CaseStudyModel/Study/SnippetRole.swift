/// What a block of code is for.
public enum SnippetRole: String, Sendable, CaseIterable {
  /// Part of a side's source tree.
  case source
  /// A program that uses a side; compiled as its `main.swift`.
  case usage
  /// The expected output of the program right before it.
  case output
  /// Behaviour that must hold on both sides, or a change request's acceptance test.
  case test
  /// Functions through which tests reach a side.
  case driver
  /// Generic clauses that every conformer must keep.
  case contract
  /// The conformers that are put through a contract.
  case conformers
  /// A stand-in for a detail in the swap of dependency inversion.
  case fake
  /// Part of a change request.
  case change
}
