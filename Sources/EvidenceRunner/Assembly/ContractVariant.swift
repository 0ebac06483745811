import SourceTrees

/// A way in which a contract's program can differ from the one that the study describes.
enum ContractVariant: Sendable {
  /// With changed clauses: one change replaces them, and several add copies.
  case changing([ClauseChange])
  /// With a value that is listed after the conformers.
  case adding(CreatedValues.Value)
  /// With other code of the side, such as a mutant of a conformer.
  case mutated(SourceTree)
}
