/// The evidence for or against a study's claim to follow a principle.
///
/// It contains numbers, names and keys; the catalogue has the words, under `evidence.<principle>.` or, for all
/// principles, `evidence.`: `score.<key>`, `precondition.<key>`, `reason.<key>`, `measure.<key>`, `table.<key>`,
/// `cell.<key>` and `line.<key>`.
public struct PrincipleEvidence: Sendable, Equatable, Codable {
  /// The verdict that follows from the readings, the preconditions and the registration.
  public var verdict: Verdict
  /// The verdict without regard to registration; `nil` if it is the same.
  public var ifRegistered: Verdict?
  /// The number that the verdict rests on; `nil` if nothing was counted.
  public var score: Score?
  /// Whether the principle's rule holds in each reading; empty unless the preconditions are met.
  public var readings: [Reading: Bool]
  /// The unmet preconditions, each with its remedy; empty unless the verdict is `notShown`.
  public var missing: [EvidencePhrase]
  /// The keys of the measures that are worse after, in alphabetical order.
  public var worse: [String]
  /// The reasons for the verdict as sentences, with their numbers.
  public var reasons: [EvidencePhrase]
  /// The numbers of both sides, by stable keys.
  public var measures: [String: Measure]
  /// The findings in rows and columns, such as contracts and conformers, or interfaces and clients.
  public var tables: [EvidenceTable]
  /// The findings line by line, and the compiler's output.
  public var transcript: [EvidencePhrase]

  /// Creates evidence with a verdict that rests on no reading.
  public init(
    verdict: Verdict, missing: [EvidencePhrase] = [], reasons: [EvidencePhrase], measures: [String: Measure] = [:],
    tables: [EvidenceTable] = [], transcript: [EvidencePhrase] = []
  ) {
    self.verdict = verdict
    score = nil
    readings = [:]
    self.missing = missing
    worse = measures.filter { $0.value.isWorse }.keys.sorted()
    self.reasons = reasons
    self.measures = measures
    self.tables = tables
    self.transcript = transcript
  }

  /// Creates evidence whose verdict follows from the readings.
  /// - Parameters:
  ///   - isImproved: whether the number that the verdict rests on is better after, even if the rule doesn't hold.
  ///   - holds: returns whether the rule holds in a reading.
  public init(
    score: Score?, reasons: [EvidencePhrase], measures: [String: Measure] = [:], tables: [EvidenceTable] = [],
    transcript: [EvidencePhrase] = [], isImproved: Bool = false, holds: (Reading) -> Bool
  ) {
    let readings = Dictionary(uniqueKeysWithValues: Reading.allCases.map { ($0, holds($0)) })
    self.init(
      verdict: Verdict(readings: readings, isImproved: isImproved), reasons: reasons, measures: measures,
      tables: tables, transcript: transcript)
    self.score = score
    self.readings = readings
  }

  /// The readings in which the rule doesn't hold, in their order.
  public var failingReadings: [Reading] { Reading.allCases.filter { readings[$0] == false } }

  /// The failing readings without those that count more than another failing one does.
  package var independentFailures: [Reading] {
    failingReadings.filter { reading in
      !failingReadings.contains { $0 != reading && reading.counts(allOf: $0) }
    }
  }
}

/// A count with its base, such as 2 of 3 requests; the catalogue has its words under `score.<key>`.
public struct Score: Sendable, Equatable, Codable {
  /// The key of the text, which has the placeholders `before`, `after` and `base`.
  public var key: String
  /// The count on the before side; `nil` if nothing could be counted there.
  public var before: Int?
  /// The count on the after side; `nil` if nothing could be counted there.
  public var after: Int?
  /// The total that both counts are out of; `nil` for plain counts.
  public var base: Int?
  /// The total that the count on the before side is out of, if it's another one.
  public var baseBefore: Int?

  public init(_ key: String, before: Int?, after: Int?, base: Int? = nil, baseBefore: Int? = nil) {
    self.key = key
    self.before = before
    self.after = after
    self.base = base
    self.baseBefore = baseBefore == base ? nil : baseBefore
  }
}

/// A way to read a study's declarations, as a sceptic would; see `Verdict`.
public enum Reading: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Adverse requests and files of the composition root don't count, as the author declares.
  case declared
  /// Adverse requests count like any other.
  case adverse
  /// Files of the composition root count like any other.
  case root
  /// Both count like any other.
  case adverseAndRoot

  /// Whether adverse requests count.
  public var countsAdverse: Bool { self == .adverse || self == .adverseAndRoot }
  /// Whether files of the composition root count.
  public var countsRoot: Bool { self == .root || self == .adverseAndRoot }

  fileprivate func counts(allOf other: Reading) -> Bool {
    (countsAdverse || !other.countsAdverse) && (countsRoot || !other.countsRoot)
  }
}

/// The answer to whether a study's claim holds.
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// The rule holds in all readings.
  case supported
  /// The rule holds in the declared reading but not in every other; or it doesn't hold there, but the number that it is
  /// about is better after.
  case partly
  /// A precondition isn't met.
  case notShown = "not shown"
  /// The rule doesn't hold in the declared reading, and the number that it is about is no better after.
  case contradicted

  /// The verdict in keys of texts, in addresses and in names of classes, such as "not-shown".
  package var key: String { rawValue.replacing(" ", with: "-") }

  /// Derives the verdict from whether the rule holds in each reading.
  /// - Parameter isImproved: whether the number that the rule is about is better after.
  public init(readings: [Reading: Bool], isImproved: Bool = false) {
    if Reading.allCases.allSatisfy({ readings[$0] == true }) {
      self = .supported
    } else {
      self = readings[.declared] == true || isImproved ? .partly : .contradicted
    }
  }
}
