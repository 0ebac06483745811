import CaseStudyModel
import SyntaxFacts

/// Everything that was found out about a study by compiling, running and reading its code; what the measurements are taken from.
struct StudyFindings: Sendable {
  var roles: FileRoles
  var sides: BothSides<SideFindings?>
  var requests: [RequestEvidence] = []
  var ledger = BothSides<LedgerEvidence?>(before: nil, after: nil)
  var contracts = BothSides<[ContractRun]>(before: [], after: [])
  var policies = BothSides<PolicyRun?>(before: nil, after: nil)

  /// The requests that count towards verdicts: all but the adverse ones.
  var favoured: [RequestEvidence] { requests.filter { !$0.isAdverse } }
  /// The favoured requests that were put to a side.
  func favouredRuns(on side: Side) -> [RequestRun] { favoured.compactMap { $0.sides[side] } }
  /// Whether both sides compile and do what they did before.
  var areSidesSound: Bool { sides.before?.evidence.isSound == true && sides.after?.evidence.isSound == true }
}

/// What was found out about the code of one side.
struct SideFindings: Sendable {
  var evidence: SideEvidence
  /// The syntax facts; `nil` where nothing could read them.
  var code: CodeBase?
}
