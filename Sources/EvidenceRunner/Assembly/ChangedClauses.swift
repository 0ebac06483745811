import CaseStudyModel
import SourceTrees

/// The code of a contract's clauses with changes, as one program needs it.
///
/// Several changes are added to the code that is written: each is a copy of the functions that have clauses, under
/// other names. A single change replaces the code, whatever its form.
struct ChangedClauses {
  /// The contract's lines.
  private(set) var lines: [SourceLine]
  /// The clauses among which the program's arguments choose.
  private(set) var variants: [EvidencePrelude.Clauses]
  /// The changes that concern the code, in the order of their variants.
  private(set) var changes: [ClauseChange] = []

  /// - Returns: `nil` if there are changes and none concerns the code, or if several can't be in one program.
  init?(_ changes: [ClauseChange], of declarations: [Snippet]) {
    lines = declarations.flatMap(SourceLine.lines)
    variants = [EvidencePrelude.Clauses()]
    if changes.isEmpty { return }
    for change in changes {
      let replaced = declarations.map { change.changed($0.code) }
      if replaced.allSatisfy({ $0 == nil }) { continue }
      self.changes.append(change)
      if changes.count == 1 {
        lines = zip(declarations, replaced).flatMap { $1.map(SourceLine.generated) ?? SourceLine.lines(of: $0) }
        variants = [EvidencePrelude.Clauses(keepsValue: change.keepsValue)]
      } else if change.keepsValue {
        variants.append(EvidencePrelude.Clauses(keepsValue: true))
      } else {
        let code = zip(declarations, replaced).map { $1 ?? $0.code }.joined(separator: "\n")
        let prefix = "_solidsite\(self.changes.count)"
        guard let copy = ContractProgram.functionsOfClauses(namedWith: prefix, in: code) else { return nil }
        lines += SourceLine.generated(copy)
        variants.append(EvidencePrelude.Clauses(function: prefix + "clauses"))
      }
    }
    if self.changes.isEmpty { return nil }
  }
}
