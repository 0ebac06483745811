import SourceTrees

/// A way in which a contract's program can differ from the one that the study describes.
enum ContractVariant: Sendable {
  /// With changed clauses: one change replaces them, and several add copies.
  case changing([ClauseChange])
  /// With a value that is listed after the conformers.
  case adding(CreatedValues.Value)
  /// With other code of the side, such as a mutant of a conformer.
  case mutated(SourceTree)

  /// The changes of the clauses.
  var changes: [ClauseChange] {
    if case .changing(let changes) = self { changes } else { [] }
  }

  /// The value that the conformers lack; `nil` for none.
  var created: CreatedValues.Value? {
    if case .adding(let value) = self { value } else { nil }
  }

  /// The side's other code; `nil` for the study's own.
  var tree: SourceTree? {
    if case .mutated(let tree) = self { tree } else { nil }
  }
}
