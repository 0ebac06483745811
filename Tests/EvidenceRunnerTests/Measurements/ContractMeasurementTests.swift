import CaseStudyModel
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
    ([.passed, .timeOut], [.failed, .trap], .contradicted),
    // A clause that nothing breaks proves nothing.
    ([.passed, .passed], [.failed, .passed], .notShown), ([.passed, .passed], [.passed, .passed], .notShown),
    // What is broken outweighs what is vacuous.
    ([.failed, .passed], [.passed, .passed], .contradicted),
  ])
  func decidesByEveryCell(
    outcomes: [RunEvidence.Outcome], wrong: [RunEvidence.Outcome], verdict: Verdict
  ) {
    #expect(evidence(after: [Self.contract(outcomes, wrong: wrong)]).verdict == verdict)
  }

  @Test(arguments: [(nil, "noContract"), ([], "noContract")] as [([ContractRun]?, String)])
  func isNotShownWithoutAContract(after: [ContractRun]?, reason: String) {
    #expect(evidence(before: [Self.contract([.passed, .passed])], after: after).reasons == [.text(reason)])
  }

  @Test func isNotShownWhereAContractCannotBeTried() {
    let untried = ContractRun(name: "Store", problem: .doesNotCompile)
    let evidence = evidence(after: [Self.contract([.passed, .passed]), untried])
    #expect(evidence.verdict == .notShown)
    #expect(evidence.reasons == [.text("untried")])
    #expect(evidence.transcript == [.text("doesNotCompile", ["name": .name("Store"), "side": .text("after")])])
  }

  @Test func isNotShownWithoutConformers() {
    #expect(evidence(after: [ContractRun(name: "Store")]).verdict == .notShown)
  }

  @Test func namesClausesThatNothingBreaksAndClausesThatAreGone() {
    let evidence = evidence(
      before: [Self.contract([.failed, .failed], clauses: ["a", "c"])],
      after: [Self.contract([.passed, .passed], wrong: [.failed, .passed])])
    #expect(
      evidence.reasons == [
        .text("allKept", ["count": .count(2)]), .text("vacuous", ["count": .count(1), "clauses": .names(["b"])]),
        .text("dropped", ["count": .count(1), "clauses": .names(["c"])]),
      ])
    #expect(evidence.measures["brokenCells"] == .count(before: 2, after: 0, isPrimary: true))
    #expect(evidence.measures["droppedClauses"] == .count(before: nil, after: 1))
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
