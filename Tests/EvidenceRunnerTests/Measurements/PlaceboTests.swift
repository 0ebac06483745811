import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Measurements of equal and of swapped sides.
struct PlaceboTests {
  private static let findings = StudyFindings.made(
    [
      .made(before: .editing("A"), after: .editing("B", isClosed: true)),
      .made(before: .editing("A"), after: .editing("C")),
      .made(isAdverse: true, before: .editing("A"), after: .editing("B", "C")),
    ],
    before: .made(
      .made(protocol: "Store", "load", "save"), .made(client: "Screen", of: "Store", calling: "load")),
    after: .made(.made(protocol: "Loader", "load"), .made(client: "Screen", of: "Loader", calling: "load")))

  @Test(arguments: PrincipleMeasurements.builtIn.indices)
  func builtInMeasurementsDoNotMoveOnEqualSides(index: Int) {
    let placebo = Placebo(
      measurement: PrincipleMeasurements.builtIn[index], findings: Self.findings,
      values: BothSides(before: nil, after: nil))
    #expect(placebo.movedMeasures() == [])
  }

  @Test func noticesAMeasurementThatFavoursASide() {
    struct Biased: PrincipleMeasurement {
      let principle = Principle.ID.ocp
      func evidence(in findings: StudyFindings, probed: BothSides<Void?>) -> PrincipleEvidence {
        PrincipleEvidence(
          verdict: .supported, reasons: [], measures: ["bias": .count(before: 1, after: 2)])
      }
    }
    let placebo = Placebo(
      measurement: Biased(), findings: Self.findings, values: BothSides(before: nil, after: nil))
    #expect(placebo.movedMeasures() == ["bias"])
  }
}
