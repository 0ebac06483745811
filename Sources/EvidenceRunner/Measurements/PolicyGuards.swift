import CaseStudyModel
import SyntaxFacts

/// The guards of the rule for dependency inversion: its conditions other than that the policy compiles alone.
struct PolicyGuards {
  /// The number of concrete types that the compared policy types need, summed over these. Types that are policy on both
  /// sides are compared; if none of those needs any, all policy types are.
  let cones: BothSides<Int>
  /// The number of compared policy types.
  let policyTypes: Int
  /// The reasons why the rule fails although the policy compiles alone.
  let reasons: [EvidencePhrase]
  /// Whether a policy line that runs before uses anything outside the policy.
  let usedDetailsBefore: Bool

  /// Whether all conditions are met.
  var hold: Bool { reasons.isEmpty }

  /// Checks the conditions with the runs of both sides.
  init(before: PolicyRun, after: PolicyRun, in findings: StudyFindings) {
    let runs = BothSides(before: before, after: after)
    let shared = Set(before.cones.keys).intersection(after.cones.keys)
    // Types that need nothing on either side, such as plain values, prove nothing about the policy's other types.
    let needs = shared.contains { name in [before, after].contains { $0.cones[name]?.isEmpty == false } }
    let compared = needs ? shared : []
    cones = runs.map { run in
      run.cones.filter { compared.isEmpty || compared.contains($0.key) }.reduce(0) { $0 + $1.value.count }
    }
    policyTypes = compared.isEmpty ? after.cones.count : compared.count
    // A type whose file only lost the role of policy wasn't inverted.
    let declared = findings.sides.after?.code?.declaredTypes.filter { !after.files.contains($0.file) } ?? []
    let moved = Set(before.cones.keys).intersection(declared.map(\.name))
    usedDetailsBefore = findings.sides.before.map { Self.usesDetails(before, on: $0, besides: moved) } ?? true
    reasons = after.isAlone ? Self.reasons(for: runs, cones: cones, sides: findings.sides) : []
  }

  /// Returns the reasons, in the order in which pages list them.
  private static func reasons(
    for runs: BothSides<PolicyRun>, cones: BothSides<Int>, sides: BothSides<SideFindings?>
  ) -> [EvidencePhrase] {
    let after = runs.after
    var reasons: [EvidencePhrase] = []
    if !after.outsideDetails.isEmpty {
      reasons.append(.text("outsideDetails", ["details": .names(after.outsideDetails)]))
    }
    // A policy that calls free functions of a detail needs no concrete type before either.
    if cones.after > 0, cones.after >= cones.before {
      reasons.append(.text("coneStays", ["before": .count(cones.before), "after": .count(cones.after)]))
    }
    guard let test = after.test else { return reasons }
    if !test.usesFake, needsFake(after, on: sides.after) { reasons.append(.text("noFakeUsed")) }
    return reasons + movedWork(in: test, of: runs, coverage: sides.map { $0?.coverage[test.line] })
  }

  /// Returns the reasons to say that rules left the policy, or that work of the details moved into it.
  /// - Parameter coverage: the lines that the test executes with the details, on both sides.
  private static func movedWork(
    in test: PolicyRun.Test, of runs: BothSides<PolicyRun>, coverage: BothSides<LineCoverage?>
  ) -> [EvidencePhrase] {
    let policy = BothSides { side in coverage[side]?.count(in: runs[side].files) }
    let details = BothSides { side in coverage[side]?.count(in: runs[side].details) }
    var reasons: [EvidencePhrase] = []
    if let former = policy.before, let lines = test.policyLines, lines.isLessThanHalf(of: former) {
      reasons.append(.text("hollowPolicy", ["before": .count(former), "after": .count(lines)]))
    }
    if let former = policy.before, let now = policy.after, now > former, let work = details.before,
      let left = details.after, left.isLessThanHalf(of: work)
    {
      reasons.append(.text("detailInPolicy", ["before": .count(work), "after": .count(left)]))
    }
    if let used = policy.after, let lines = test.policyLines, used.isLessThanHalf(of: lines) {
      reasons.append(.text("unusedPolicy", ["count": .count(lines), "used": .count(used)]))
    }
    let former = runs.before.decisions
    if let decisions = test.decisions, decisions.isLessThanHalf(of: former) {
      reasons.append(.text("fewerDecisions", ["before": .count(former), "after": .count(decisions)]))
    }
    return reasons
  }

  /// Returns whether a policy inherits from a type outside it, or one of its executed lines calls or creates one; true
  /// if that is unknown.
  /// - Parameter moved: the policy's types that aren't policy after, which don't count.
  private static func usesDetails(_ run: PolicyRun, on side: SideFindings, besides moved: Set<String>) -> Bool {
    guard let code = side.code, let executed = side.executed else { return true }
    let files = Set(run.files)
    func isOutside(_ type: String) -> Bool {
      code.types[type].map { $0.declaration != nil && !files.contains($0.file) } == true
    }
    func inheritsDetail(_ unit: CodeUnit) -> Bool {
      code.references(of: unit).contains { reference in
        (reference.kind == .inherits || reference.kind == .conforms) && files.contains(reference.file)
          && isOutside(reference.to)
      }
    }
    func runsDetail(_ placed: PlacedMember) -> Bool {
      guard files.contains(placed.file), let lines = executed.executed[placed.file] else { return false }
      return code.uses(in: placed).contains { use in
        guard lines.contains(use.line) else { return false }
        switch use.target {
        case .creation(let type), .type(let type): return isOutside(type)
        case .member(let member): return !files.contains(member.file)
        }
      }
    }
    return code.units.contains { unit in
      !moved.contains(unit.name) && (inheritsDetail(unit) || unit.members.contains(where: runsDetail))
    }
  }

  /// Returns whether a test of the policy alone needs a fake, because a type outside the policy conforms to one of its
  /// protocols; true if that is unknown.
  private static func needsFake(_ run: PolicyRun, on side: SideFindings?) -> Bool {
    guard let code = side?.code else { return true }
    let protocols = Set(code.declaredTypes.filter { $0.isProtocol && run.files.contains($0.file) }.map(\.name))
    return code.declaredTypes.contains { type in
      !type.isProtocol && !run.files.contains(type.file)
        && !protocols.isDisjoint(with: code.supertypes(of: type.name))
    }
  }
}

extension Int {
  fileprivate func isLessThanHalf(of other: Int) -> Bool { self * 2 < other }
}
