/// The results of trying the rules themselves: studies that try to fool them, and designs that were changed on purpose.
public struct RuleTrials: Sendable, Equatable {
  /// The studies of the corpus, in its order.
  public var attacks: [AttackResult]
  /// The measures with the mutated designs that they were tried on.
  public var mutations: [MutationResult]

  public init(attacks: [AttackResult] = [], mutations: [MutationResult] = []) {
    self.attacks = attacks
    self.mutations = mutations
  }
}

/// The verdict on a study of the corpus: a trick, or an improvement in an unusual form.
public struct AttackResult: Sendable, Equatable, Codable {
  /// The kind of a study in the corpus.
  public enum Kind: String, Sendable, Codable {
    /// It must not be supported.
    case trick
    /// It must not be contradicted.
    case improvement
  }

  /// The name of the study's file.
  public var name: String
  /// The kind, which says the verdict that the study must not get.
  public var kind: Kind
  /// The principle that the study claims.
  public var principle: Principle.ID
  /// The trick in a sentence or two.
  public var text: String
  /// The verdict.
  public var verdict: Verdict
  /// The verdict if the study had been committed before its after side; `nil` if it is the same.
  public var ifRegistered: Verdict?
  /// The keys of the verdict's reasons, or of the missing preconditions.
  public var reasons: [String]
  /// The same with their numbers and names; `nil` in results of earlier versions.
  public var phrases: [EvidencePhrase]?
  /// Whether the rule holds in each reading; `nil` in results of earlier versions.
  public var readings: [Reading: Bool]?
  /// The number that the verdict rests on; `nil` if nothing was counted.
  public var score: Score?
  /// The verdict when the study was first tried, as if it had been registered; `nil` if that isn't known.
  public var firstVerdict: Verdict?

  public init(
    name: String, kind: Kind, principle: Principle.ID, text: String, verdict: Verdict, reasons: [String] = [],
    phrases: [EvidencePhrase]? = nil, readings: [Reading: Bool]? = nil, score: Score? = nil,
    firstVerdict: Verdict? = nil, ifRegistered: Verdict? = nil
  ) {
    self.name = name
    self.kind = kind
    self.principle = principle
    self.text = text
    self.verdict = verdict
    self.reasons = reasons
    self.phrases = phrases
    self.readings = readings
    self.score = score
    self.firstVerdict = firstVerdict
    self.ifRegistered = ifRegistered
  }

  /// The verdict of the other rules, without regard to registration.
  public var verdictIfRegistered: Verdict { ifRegistered ?? verdict }

  /// The verdict that the study must not get: a trick must not be supported, nor an improvement contradicted.
  public var unwanted: Verdict { kind == .trick ? .supported : .contradicted }
}
