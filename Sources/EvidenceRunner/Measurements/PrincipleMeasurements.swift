import CaseStudyModel

/// The measurements that are built in.
enum PrincipleMeasurements {
  static let all: [any PrincipleMeasurement] = [
    ResponsibilityMeasurement(), ClosedFilesMeasurement(), ContractMeasurement(), InterfaceUseMeasurement(),
    PolicyMeasurement(),
  ]

  /// What is found for each principle of a study; one that nothing measures is not shown.
  static func evidence(for principles: [Principle.ID], in findings: StudyFindings) -> [String: PrincipleEvidence] {
    var evidence: [String: PrincipleEvidence] = [:]
    for id in principles {
      let measurement = all.first { $0.principle == id }
      evidence[id.rawValue] =
        measurement?.evidence(in: findings) ?? .notShown("Nothing here measures this principle.")
    }
    return evidence
  }
}
