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

  /// The files that are assumed to be the composition root, because the study declares no roles.
  var assumedRoot: Set<String> = []

  /// The conformers that the author leaves out of contracts, with the reasons.
  var excusedConformers: [String: String] = [:]

  public init(
    roles: FileRoles = FileRoles(Roles()), sides: BothSides<SideFindings?>, requests: [RequestEvidence] = []
  ) {
    self.roles = roles
    self.sides = sides
    self.requests = requests
  }

  /// The requests that the new design doesn't make harder.
  public var favoured: [RequestEvidence] { requests.filter { !$0.isAdverse } }

  /// Returns the titles of the adverse requests if none of them is harder after; otherwise, returns no titles.
  /// - Parameter isHarder: returns whether a request is harder after, by its runs before and after.
  func tameAdverseRequests(_ isHarder: (_ before: RequestRun, _ after: RequestRun) -> Bool) -> [String] {
    let adverse = requests.filter(\.isAdverse)
    let isTame = adverse.allSatisfy { request in
      guard let before = request.sides.before, let after = request.sides.after else { return false }
      return !isHarder(before, after)
    }
    return isTame ? adverse.map(\.title) : []
  }

  /// Returns the requests that count in a reading.
  public func requests(in reading: Reading) -> [RequestEvidence] { reading.countsAdverse ? requests : favoured }

  /// Returns the runs of the favoured requests on a side.
  public func favouredRuns(on side: Side) -> [RequestRun] { favoured.compactMap { $0.sides[side] } }

  /// Whether the syntax of both sides could be read; several guards against tricks need it.
  var areSidesRead: Bool { sides.before?.code != nil && sides.after?.code != nil }

  /// The reason why some guards against tricks find nothing in the code; `nil` if they see all of it.
  var limitOfFacts: EvidencePhrase? {
    if !areSidesRead { return .text("unread") }
    // Without types, parts that still work on the same state can't be told from those that don't.
    let isUntyped = [sides.before, sides.after].contains { $0?.code?.unknown.contains(.uses) == true }
    return isUntyped ? .text("untyped") : nil
  }

  /// Whether both sides compile and all their programs behaved as expected.
  public var areSidesSound: Bool { sides.before?.evidence.isSound == true && sides.after?.evidence.isSound == true }
}

/// The facts about one side.
public struct SideFindings: Sendable {
  /// Its files, and the runs of its programs.
  public var evidence: SideEvidence
  /// The syntax facts; `nil` if no program could read them.
  public var code: CodeBase?
  /// The tokens of its files.
  var tokens = SideTokens()
  /// The tokens of each line of its drivers.
  var driverLines: [[String]] = []
  /// The lines that each passed program executed, by the line of its block; empty if nothing could measure them.
  var coverage: [Int: LineCoverage] = [:]

  /// The lines that all programs executed together; `nil` if nothing could measure them.
  var executed: LineCoverage? {
    coverage.isEmpty ? nil : coverage.values.reduce(into: LineCoverage()) { $0.formUnion($1) }
  }

  public init(evidence: SideEvidence, code: CodeBase? = nil) {
    self.evidence = evidence
    self.code = code
  }
}
