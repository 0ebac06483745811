import CaseStudyModel
import EvidenceRunner

/// The number of chains on each side: the law holds where code talks to its immediate friends only.
///
/// Source: K. Lieberherr, I. Holland, Assuring good style for object-oriented programs, IEEE Software 6(5), 1989.
struct DemeterMeasurement: PrincipleMeasurement {
  let principle = Principle.ID(rawValue: "lod")

  func probe(_ side: ProbedSide) async throws -> Diagnosed<Int> {
    Diagnosed(side.files.values.reduce(0) { $0 + Chain.all(in: $1).count })
  }

  func evidence(in findings: StudyFindings, probed: BothSides<Int?>) -> PrincipleEvidence {
    guard findings.areSidesSound, let before = probed.before, let after = probed.after else {
      return .notShown("unsound")
    }
    return PrincipleEvidence(
      verdict: after > 0 ? .contradicted : before > 0 ? .supported : .notShown,
      reasons: [.text("chains", ["before": .count(before), "after": .count(after)])],
      measures: ["chains": .count(before: before, after: after, isPrimary: true)])
  }
}
