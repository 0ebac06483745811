/// The evidence of a study as a site shows it.
public struct StudyEvidence: Sendable, Equatable {
  /// The evidence as stored.
  public var evidence: Evidence
  /// Whether the study has changed since it was verified.
  public var isStale: Bool

  public init(evidence: Evidence, isStale: Bool) {
    self.evidence = evidence
    self.isStale = isStale
  }
}
