import CaseStudyModel
import SourceTrees

/// The code of a contract's changed clauses for one program.
///
/// Several changes are added to the code that is written: each is a copy of the functions that have clauses, under
/// other names, and those that concern other code are left out. A single change replaces the code, whatever its form.
struct ChangedClauses {
  /// The contract's lines.
  private(set) var lines: [SourceLine]
  /// The clauses among which the program's arguments choose.
  private(set) var variants: [EvidencePrelude.Clauses]
  /// The changes that concern the code, in the order of their variants.
  private(set) var changes: [ClauseChange] = []

  /// - Returns: `nil` if there are changes and none of them is left, or if several can't be in one program.
  init?(_ changes: [ClauseChange], of declarations: [Snippet]) {
    lines = declarations.flatMap(SourceLine.lines)
    variants = [EvidencePrelude.Clauses()]
    if changes.isEmpty { return }
    let code = declarations.map(\.code).joined(separator: "\n")
    let rest = changes.count == 1 ? [] : ContractProgram.restOfClauses(in: code)
    for change in changes {
      guard let replaced = change.changed(code) else { continue }
      if changes.count == 1 {
        lines = SourceLine.generated(replaced)
        variants = [EvidencePrelude.Clauses(keepsValue: change.keepsValue)]
      } else if change.keepsValue {
        variants.append(EvidencePrelude.Clauses(keepsValue: true))
      } else {
        if ContractProgram.restOfClauses(in: replaced) != rest { continue }
        let prefix = "_solidsite\(self.changes.count + 1)"
        guard let copy = ContractProgram.functionsOfClauses(namedWith: prefix, in: replaced) else { return nil }
        lines += SourceLine.generated(copy)
        variants.append(EvidencePrelude.Clauses(function: prefix + "clauses"))
      }
      self.changes.append(change)
    }
    if self.changes.isEmpty { return nil }
  }
}
