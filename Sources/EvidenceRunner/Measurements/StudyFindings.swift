import CaseStudyModel
import SyntaxFacts

/// The facts about a study that all measurements share: what was compiled, run and read.
public struct StudyFindings: Sendable {
  /// The role of each file.
  public var roles: FileRoles
  /// The facts about each side; `nil` for a side that the study doesn't have.
  public var sides: BothSides<SideFindings?>
  /// The change requests with their runs, in the study's order.
  public var requests: [RequestEvidence]
  /// The sums and collisions of each side's requests.
  public var ledger = BothSides<LedgerEvidence?>(before: nil, after: nil)

  public init(
    roles: FileRoles = FileRoles(Roles()), sides: BothSides<SideFindings?>, requests: [RequestEvidence] = []
  ) {
    self.roles = roles
    self.sides = sides
    self.requests = requests
  }

  /// The requests that count towards verdicts: all but the adverse ones.
  public var favoured: [RequestEvidence] { requests.filter { !$0.isAdverse } }

  /// Returns the runs of the favoured requests on a side.
  public func favouredRuns(on side: Side) -> [RequestRun] { favoured.compactMap { $0.sides[side] } }

  /// Whether both sides compile and all their programs did what they should.
  public var areSidesSound: Bool { sides.before?.evidence.isSound == true && sides.after?.evidence.isSound == true }
}

/// The facts about one side.
public struct SideFindings: Sendable {
  /// Its files, and the runs of its programs.
  public var evidence: SideEvidence
  /// The syntax facts; `nil` where no program could read them.
  public var code: CodeBase?

  public init(evidence: SideEvidence, code: CodeBase? = nil) {
    self.evidence = evidence
    self.code = code
  }
}
