/// The evidence of a study as a site shows it.
public struct StudyEvidence: Sendable, Equatable {
  /// The evidence as stored.
  public var evidence: Evidence
  /// Whether the study has changed since it was verified.
  public var isStale: Bool
  /// The files of the stand-in modules that the study's code needs.
  public var standIns: [SourceFile]

  public init(evidence: Evidence, isStale: Bool, standIns: [SourceFile] = []) {
    self.evidence = evidence
    self.isStale = isStale
    self.standIns = standIns
  }
}
