import CaseStudyModel

/// What turns findings into an answer to whether a study's claim to follow one principle holds.
///
/// A measurement has its definition, its source and a worked example in its description, so that whoever doubts a verdict can check it.
/// A new one is a new file, and a line in `PrincipleMeasurements`.
protocol PrincipleMeasurement: Sendable {
  /// The principle whose claim is measured.
  var principle: Principle.ID { get }

  func evidence(in findings: StudyFindings) -> PrincipleEvidence
}

extension PrincipleEvidence {
  /// The honest answer where the measurement could not be made.
  static func notShown(_ reason: String, transcript: [String] = []) -> PrincipleEvidence {
    PrincipleEvidence(verdict: .notShown, sentence: reason, transcript: transcript)
  }
}
