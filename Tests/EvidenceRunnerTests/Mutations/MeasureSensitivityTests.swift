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

  /// The evidence for one principle, with a second measure beside the one that its verdict rests on.
  private func evidence(of principle: Principle.ID, size: Int, depth: Int) -> Evidence {
    var evidence = evidence([principle: size])
    evidence.principles[principle]?.measures["depth"] = .count(before: 9, after: depth, aim: .lower)
    return evidence
  }

  private func sum(_ mutation: any DesignMutation, sizes: (Int, Int), depths: (Int, Int)) throws -> MeasureSensitivity {
    let outcome = MutantOutcome(
      mutation, of: "Type", from: evidence(of: .srp, size: sizes.0, depth: depths.0),
      to: evidence(of: .srp, size: sizes.1, depth: depths.1))
    return try #require(MeasureSensitivity.all(in: ["study": [outcome]]).first)
  }

  @Test func namesTheOtherMeasuresThatNoticeAMutant() throws {
    let noticed = try sum(MergedTypes(), sizes: (1, 1), depths: (2, 3))
    #expect(noticed.noticed == 0)
    #expect(noticed.unnoticed.map(\.others) == [["depth"]])
    let better = try sum(MergedTypes(), sizes: (1, 1), depths: (2, 1))
    #expect(better.unnoticed.map(\.others) == [nil])
  }

  @Test func countsHarmlessChangesThatMakeAnotherMeasureWorse() throws {
    let worse = try sum(RenamedType(), sizes: (1, 1), depths: (2, 3))
    #expect(worse.moved == 0)
    #expect(worse.otherMovers.map(\.others) == [["depth"]])
    #expect(try sum(RenamedType(), sizes: (1, 1), depths: (2, 1)).otherMovers == [])
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
