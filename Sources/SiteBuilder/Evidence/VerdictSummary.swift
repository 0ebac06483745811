import CaseStudyModel

/// Verdicts as lines of text, for a terminal.
public struct VerdictSummary: Sendable {
  private let texts: InterfaceTexts

  public init(_ texts: InterfaceTexts) { self.texts = texts }

  /// Returns the word, its number, and the readings in which the rule fails or the precondition that is missing; for a
  /// contradicted claim, also where the rule fails.
  public func line(for principle: Principle.ID, _ evidence: PrincipleEvidence) -> String {
    let words = EvidenceWords(texts: texts, principle: principle)
    var parts = evidence.missing.map { words.text($0, as: .precondition) }
    if parts.isEmpty {
      parts = [evidence.score.map { words.text($0) + "." }].compactMap { $0 }
      parts += evidence.independentFailures.map { words.text("reading.\($0.rawValue)") }
      // The first reason repeats the score.
      parts += evidence.reasons.dropFirst(evidence.score == nil ? 0 : 1).map { words.text($0, as: .reason) }
    }
    let failing = Self.failing(evidence)
    if evidence.verdict == .contradicted, !failing.isEmpty {
      parts.append(words.text("failing", ["names": .text(words.list(failing))]))
    }
    let worse = evidence.worse.map { words.text(.text($0), as: .measure) }
    if !worse.isEmpty, evidence.missing.isEmpty {
      parts.append(words.text("worse", ["measures": .text(words.list(worse))]))
    }
    return "  \(principle.rawValue) \(words.word(evidence.verdict))"
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: " "))
  }

  /// Returns the favoured requests or the types whose after value in a table of both sides contradicts the claim.
  private static func failing(_ evidence: PrincipleEvidence) -> [String] {
    evidence.tables.filter { $0.side == nil }.flatMap(\.rows).compactMap { row in
      // The name of an adverse request is a text.
      guard row.cells.last?.isGood == false, case .verbatim(let name) = row.name else { return nil }
      return name
    }
  }

  /// Returns what the history shows about a study, and how to register what isn't; `nil` for a study without parts that
  /// could be registered.
  public func line(for registration: StudyRegistration) -> String? {
    let words = EvidenceWords(texts: texts)
    let advice = registration.hasLateItems ? " " + words.text("registration.advice") : ""
    return words.text(registration).map { "  " + $0 + advice }
  }
}

extension EvidenceWords {
  /// Returns a score in words; a count that a side lacks is shown as one that wasn't measured.
  func text(_ score: Score) -> String {
    func value(_ count: Int?) -> PlaceholderValue { count.map { .integer($0) } ?? .text(text("notMeasured")) }
    var values = ["before": value(score.before), "after": value(score.after), "base": value(score.base)]
    if let before = score.before, let base = score.baseBefore {
      values["before"] = .text(text("score.ofBase", ["after": .integer(before), "base": .integer(base)]))
    }
    return known(score.key, as: .score).map { texts.text($0, values) } ?? score.key
  }
}
