import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The sums over mutants: harm is noticed where its own measure gets worse, and any move counts where the design is kept.
struct MeasureSensitivityTests {
  private func evidence(_ values: [Principle.ID: Int]) -> Evidence {
    var evidence = Evidence(
      inputs: "", toolchain: "", places: EvidencePlaces(source: "", lines: []),
      sides: BothSides(before: nil, after: nil))
    for (principle, value) in values {
      evidence.principles[principle] = PrincipleEvidence(
        verdict: .notShown, reasons: [],
        measures: ["size": .count(before: 9, after: value, isPrimary: true, aim: .lower)])
    }
    return evidence
  }

  /// The sums of one mutant: noticed and made worse, then moved and neutral.
  private func sums(_ mutation: any DesignMutation, from: [Principle.ID: Int], to: [Principle.ID: Int]) -> [String] {
    let outcome = MutantOutcome(mutation, of: "Type", from: evidence(from), to: evidence(to))
    return MeasureSensitivity.all(in: ["study": [outcome]]).map {
      "\($0.principle) \($0.noticed)/\($0.mutants) \($0.moved)/\($0.neutral)"
    }
  }

  @Test func countsHarmForItsOwnPrincipleAlone() {
    #expect(sums(MergedTypes(), from: [.srp: 1, .isp: 1], to: [.srp: 2, .isp: 2]) == ["srp 1/1 0/0"])
  }

  @Test func doesNotCountAMeasureThatGetsBetter() {
    #expect(sums(MergedTypes(), from: [.srp: 2], to: [.srp: 1]) == ["srp 0/1 0/0"])
  }

  @Test func countsEveryMoveIfTheDesignIsKept() {
    #expect(sums(RenamedType(), from: [.srp: 2, .isp: 1], to: [.srp: 1, .isp: 1]) == ["isp 0/0 0/1", "srp 0/0 1/1"])
  }

  @Test func namesWhatTheMeasureGotWrong() {
    let outcome = MutantOutcome(MergedTypes(), of: "A, B", from: evidence([.srp: 1]), to: evidence([.srp: 1]))
    let sums = MeasureSensitivity.all(in: ["study": [outcome]])
    #expect(sums.map(\.unnoticed) == [[ReportedMutant(study: "study", mutation: "mergedTypes", subject: "A, B")]])
    let renamed = MutantOutcome(RenamedType(), of: "A", from: evidence([.srp: 1]), to: evidence([.srp: 2]))
    #expect(
      MeasureSensitivity.all(in: ["study": [renamed]]).map(\.movers)
        == [[ReportedMutant(study: "study", mutation: "renamedType", subject: "A")]])
  }
}
