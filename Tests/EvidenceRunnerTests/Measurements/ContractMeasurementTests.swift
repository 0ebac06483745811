import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Liskov substitution, by conformers and clauses.
struct ContractMeasurementTests {
  private func evidence(before: [ContractRun]? = nil, after: [ContractRun]?) -> PrincipleEvidence {
    ContractMeasurement().evidence(in: .made(), probed: BothSides(before: before, after: after))
  }

  private static func contract(
    _ outcomes: [RunEvidence.Outcome], wrong: [RunEvidence.Outcome] = [.failed, .trap], clauses: [String] = ["a", "b"]
  ) -> ContractRun {
    ContractRun(
      name: "Store", clauses: clauses, conformers: [.init(name: "Disk", outcomes: outcomes)],
      wrong: [.init(name: "Broken", outcomes: wrong)])
  }

  @Test(arguments: [
    ([RunEvidence.Outcome.passed, .passed], [RunEvidence.Outcome.failed, .trap], Verdict.supported),
    ([.passed, .failed], [.failed, .trap], .contradicted), ([.trap, .passed], [.failed, .trap], .contradicted),
    ([.passed, .timeOut], [.failed, .trap], .contradicted), ([.passed, .flaky], [.failed, .trap], .contradicted),
    // A clause that nothing breaks proves nothing.
    ([.passed, .passed], [.failed, .passed], .notShown), ([.passed, .passed], [.passed, .passed], .notShown),
    // A broken clause outweighs a vacuous one.
    ([.failed, .passed], [.passed, .passed], .contradicted),
  ])
  func decidesByEveryCell(
    outcomes: [RunEvidence.Outcome], wrong: [RunEvidence.Outcome], verdict: Verdict
  ) {
    #expect(evidence(after: [Self.contract(outcomes, wrong: wrong)]).verdict == verdict)
  }

  /// Two cells before, and two after.
  @Test(arguments: [
    ([RunEvidence.Outcome.failed, .passed], [RunEvidence.Outcome.passed, .passed], Verdict.supported),
    ([.failed, .failed], [.passed, .failed], .partly), ([.passed, .passed], [.passed, .passed], .notShown),
    ([.passed, .passed], [.passed, .failed], .contradicted),
  ])
  func comparesTheSides(before: [RunEvidence.Outcome], after: [RunEvidence.Outcome], verdict: Verdict) {
    #expect(evidence(before: [Self.contract(before)], after: [Self.contract(after)]).verdict == verdict)
  }

  @Test(arguments: [nil, [], [ContractRun(name: "Store")]] as [[ContractRun]?])
  func isNotShownWithoutAContractThatRuns(after: [ContractRun]?) {
    let evidence = evidence(before: [Self.contract([.passed, .passed])], after: after)
    #expect(evidence.verdict == .notShown)
    #expect(evidence.missing == [.text("contract")])
  }

  @Test func isNotShownIfAContractCannotBeTried() {
    let untried = ContractRun(name: "Store", problem: .doesNotCompile)
    let evidence = evidence(after: [Self.contract([.passed, .passed]), untried])
    #expect(evidence.verdict == .notShown)
    #expect(evidence.missing == [.text("contractRuns", ["name": .name("Store"), "side": .text("side.after")])])
    #expect(evidence.transcript == [.text("doesNotCompile", ["name": .name("Store"), "side": .text("after")])])
  }

  @Test func isNotShownIfAConformerIsNotTested() {
    var contract = Self.contract([.passed, .passed])
    contract.missingConformers = ["Cloud"]
    let evidence = evidence(after: [contract])
    #expect(evidence.missing == [.text("conformers", ["count": .count(1), "names": .names(["Cloud"])])])
  }

  @Test func isOnlyPartlySupportedIfAConformerIsExcused() {
    var contract = Self.contract([.passed, .passed])
    contract.missingConformers = ["Cloud"]
    var findings = StudyFindings.made()
    findings.excusedConformers = ["Cloud": "needs a network"]
    let evidence = ContractMeasurement().evidence(in: findings, probed: BothSides(before: nil, after: [contract]))
    #expect(evidence.verdict == .partly)
    #expect(
      evidence.reasons.last == .text("excused", ["name": .name("Cloud"), "reason": .name("needs a network")]))
  }

  /// The file with a line that ran before; the broken conformer is in `Disk.swift`.
  @Test(arguments: [("Disk.swift", Verdict.supported), ("Screen.swift", .partly)])
  func isOnlyPartlySupportedIfNothingRunsTheBrokenConformer(file: String, verdict: Verdict) {
    var before = Self.contract([.failed, .passed])
    before.conformers[0].type = "Disk"
    var findings = StudyFindings.made(before: CodeBase.made(.made(client: "Disk", of: "Int", calling: "load")))
    findings.sides.before?.coverage = [9: LineCoverage(executed: [file: [1]])]
    let contracts = BothSides<[ContractRun]?>(before: [before], after: [Self.contract([.passed, .passed])])
    let evidence = ContractMeasurement().evidence(in: findings, probed: contracts)
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("unusedBreach", ["names": .names(["Disk"])])
    #expect(evidence.reasons.contains(reason) == (verdict == .partly))
  }

  /// Disks that the side's code creates, each with a function that says what it does; the contract lists one.
  @Test(arguments: [(1, true, Verdict.supported), (2, true, .partly), (2, false, .supported)])
  func isOnlyPartlySupportedIfAConformersValuesAreNotListed(count: Int, storesFunction: Bool, verdict: Verdict) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let type = TypeReference(storesFunction ? "Function" : "Int")
    let work = Member(kind: .storedProperty, name: "work", lines: line, type: type)
    let creation = CodeBody(accesses: [Access(line: 1, steps: [.call("Disk", ["_"])])])
    let disk = TypeDeclaration(name: "Disk", kind: .struct, lines: line, members: [work])
    let shop = TypeDeclaration(
      name: "Shop", kind: .struct, lines: line,
      members: (0..<count).map { Member(kind: .method, name: "disk\($0)", lines: line, body: creation) })
    var after = Self.contract([.passed, .passed])
    after.conformers[0].type = "Disk"
    let contracts = BothSides<[ContractRun]?>(before: [Self.contract([.failed, .passed])], after: [after])
    let findings = StudyFindings.made(after: CodeBase.made(disk, shop))
    let evidence = ContractMeasurement().evidence(in: findings, probed: contracts)
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("unlistedValues", ["names": .names(["Disk"])])
    #expect(evidence.reasons.contains(reason) == (verdict == .partly))
  }

  /// The outcomes of a value that the code creates, of clauses of which the first was broken before.
  @Test(arguments: [
    ([RunEvidence.Outcome.passed, .passed], Verdict.supported), ([.failed, .failed], .notShown),
    // A value may start with content that no clause about the refactoring mentions.
    ([.passed, .failed], .supported),
  ])
  func isNotShownWhereCodeCreatesAValueThatStillBreaksAClause(outcomes: [RunEvidence.Outcome], verdict: Verdict) {
    var after = Self.contract([.passed, .passed])
    after.created = [.init(name: "Disk(size: 1)", outcomes: outcomes)]
    let evidence = evidence(before: [Self.contract([.failed, .passed])], after: [after])
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("createdValue", ["name": .name("Disk(size: 1)"), "clauses": .names(["a"])])
    #expect(evidence.missing == (verdict == .notShown ? [reason] : []))
  }

  /// The code of a function that a clause uses, and whether the contract's protocol requires it.
  @Test(
    arguments: [
      (Helper(["1"]), Helper(["1"]), false), (Helper(["1"]), Helper(["2"]), true), (nil, Helper(["1"]), true),
      (Helper(["1"]), nil, true), (Helper(["1"], true), Helper(["2"], true), false),
      // A function that each conformer had becomes one that none can replace, or the other way round.
      (Helper([], true), Helper(["1"]), false), (Helper(["1"]), Helper(["1"], true), false),
      (Helper(["1"]), Helper([], true), true), (Helper(["1"], true), Helper(["2"]), true),
    ] as [(Helper?, Helper?, Bool)])
  func isOnlyPartlySupportedWhereClausesUseOtherCode(before: Helper?, after: Helper?, differ: Bool) {
    func contract(_ outcomes: [RunEvidence.Outcome], _ helper: Helper?) -> ContractRun {
      var run = Self.contract(outcomes)
      run.clauseHelpers = ["a": helper.map { ["keeps()": .init(tokens: $0.tokens, isRequired: $0.isRequired)] } ?? [:]]
      return run
    }
    let evidence = evidence(
      before: [contract([.failed, .passed], before)], after: [contract([.passed, .passed], after)])
    #expect(evidence.verdict == (differ ? .partly : .supported))
    #expect(evidence.reasons.contains(.text("changedHelpers", ["names": .names(["keeps()"])])) == differ)
  }

  struct Helper: Sendable {
    var tokens: [String]
    var isRequired: Bool

    init(_ tokens: [String], _ isRequired: Bool = false) {
      self.tokens = tokens
      self.isRequired = isRequired
    }
  }

  /// How often a client and a conformer test the type of a store, before and after.
  @Test(arguments: [
    (["Screen": 0], ["Screen": 1], Verdict.partly), (["Screen": 1], ["Screen": 1], .supported),
    (["Old": 1], ["Screen": 1], .supported), (["Screen": 0], ["Disk": 1], .supported),
  ])
  func isOnlyPartlySupportedWhereMoreCodeTestsTypes(
    before: [String: Int], after: [String: Int], verdict: Verdict
  ) {
    func code(_ tests: [String: Int]) -> CodeBase {
      let line = DeclarationLines(name: 1, first: 1, last: 1)
      let types = tests.map { name, count in
        let casts = (0..<count).map { _ in CastSite(line: 1, form: .conditional, type: TypeReference("Store")) }
        return TypeDeclaration(
          name: name, kind: .struct, lines: line, inherited: name == "Disk" ? [TypeReference("Store")] : [],
          members: [Member(kind: .method, name: "work", lines: line, body: CodeBody(casts: casts))])
      }
      return CodeBase(
        SourceFacts(files: [FileFacts(path: "A.swift", types: types + [.made(protocol: "Store", "load")])]))
    }
    let contracts = BothSides<[ContractRun]?>(
      before: [Self.contract([.failed, .passed])], after: [Self.contract([.passed, .passed])])
    let evidence = ContractMeasurement().evidence(
      in: .made(before: code(before), after: code(after)), probed: contracts)
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("typeTests", ["clients": .names(["Screen"])])
    #expect(evidence.reasons.contains(reason) == (verdict == .partly))
  }

  @Test func namesRemovedAndChangedClauses() {
    var before = Self.contract([.failed, .failed], clauses: ["a", "c"])
    before.clauseCode = ["a": ["x", "==", "1"]]
    var after = Self.contract([.passed, .passed])
    after.clauseCode = ["a": ["true"]]
    let evidence = evidence(before: [before], after: [after])
    #expect(evidence.verdict == .partly)
    #expect(
      evidence.reasons == [
        .text("allKept", ["count": .count(2)]), .text("dropped", ["count": .count(1), "clauses": .names(["c"])]),
        .text("changed", ["count": .count(1), "clauses": .names(["a"])]),
      ])
  }

  @Test func namesTheConformerAndTheClauseThatItBreaks() {
    let evidence = evidence(after: [Self.contract([.passed, .failed])])
    #expect(
      evidence.reasons.last
        == .text("breach", ["name": .name("Disk"), "clauses": .names(["b"]), "count": .count(1)]))
  }

  /// A contract that the before side doesn't have was neither kept nor broken there.
  @Test func measuresNothingOnASideWithoutAContract() {
    let evidence = evidence(after: [Self.contract([.passed, .passed])])
    #expect(evidence.measures["cells"] == .count(before: nil, after: 2))
    #expect(evidence.measures["droppedClauses"] == .count(before: nil, after: nil))
  }

  @Test func tellsWrongConformersFromOthersInTheTable() {
    let table = evidence(after: [Self.contract([.passed, .trap], wrong: [.timeOut, .passed])]).tables.first
    #expect(table?.rows.map(\.name) == [.verbatim("Disk"), .text("wrong", ["name": .name("Broken")])])
    #expect(table?.rows.first?.cells == [.init(.text("kept"), isGood: true), .init(.text("trap"), isGood: false)])
    #expect(
      table?.rows.last?.cells == [.init(.text("caught", ["outcome": .text("timeOut")])), .init(.text("kept"))])
  }
}
