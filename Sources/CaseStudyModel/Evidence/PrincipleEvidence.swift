/// What the runs say about a study's claim to follow a principle.
public struct PrincipleEvidence: Sendable, Equatable, Codable {
  public var verdict: Verdict
  /// Why, in one sentence with the numbers, ended by a full stop.
  public var sentence: String
  /// The numbers of both sides, by short names that stay.
  public var measures: [String: Measure]
  /// What is better seen than counted: contracts and conformers, requirements and clients.
  public var tables: [EvidenceTable]
  /// The raw run, line by line; cut where it is long, with a note.
  public var transcript: [String]

  public init(
    verdict: Verdict, sentence: String, measures: [String: Measure] = [:], tables: [EvidenceTable] = [],
    transcript: [String] = []
  ) {
    self.verdict = verdict
    self.sentence = sentence
    self.measures = measures
    self.tables = tables
    self.transcript = transcript
  }
}

/// The answer to whether the after side's claim holds.
public enum Verdict: String, Sendable, Codable, CaseIterable {
  case supported
  /// The default where code doesn't build, a side is missing, or the measurement could not be made.
  case notShown = "not shown"
  case contradicted
}
