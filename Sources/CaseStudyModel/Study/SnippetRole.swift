/// The purpose of a block of code.
public enum SnippetRole: String, Sendable, CaseIterable {
  /// Part of a side's source tree.
  case source
  /// A program that uses one side; compiled as its `main.swift`.
  case usage
  /// The expected output of the preceding program.
  case output
  /// Behaviour that both sides must have, or a change request's acceptance test.
  case test
  /// Functions through which tests access a side.
  case driver
  /// Generic clauses that every conformer must satisfy.
  case contract
  /// The conformers that a contract is checked against.
  case conformers
  /// A substitute for a detail in the test of dependency inversion.
  case fake
  /// Part of a change request.
  case change
}
