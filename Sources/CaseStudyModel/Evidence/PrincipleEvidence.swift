/// The evidence for or against a study's claim to follow a principle.
///
/// It holds numbers, names and keys; the catalogue has the words, under `evidence.<principle>.` or, for all principles, `evidence.`:
/// `reason.<key>`, `measure.<key>`, `table.<key>`, `cell.<key>` and `line.<key>`.
public struct PrincipleEvidence: Sendable, Equatable, Codable {
  public var verdict: Verdict
  /// The sentences that give the verdict's reason, with the numbers.
  public var reasons: [EvidencePhrase]
  /// The numbers of both sides, by keys that stay.
  public var measures: [String: Measure]
  /// The findings that are better seen than counted: contracts and conformers, interfaces and clients.
  public var tables: [EvidenceTable]
  /// The findings line by line, and what the compiler printed.
  public var transcript: [EvidencePhrase]

  public init(
    verdict: Verdict, reasons: [EvidencePhrase], measures: [String: Measure] = [:], tables: [EvidenceTable] = [],
    transcript: [EvidencePhrase] = []
  ) {
    self.verdict = verdict
    self.reasons = reasons
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
