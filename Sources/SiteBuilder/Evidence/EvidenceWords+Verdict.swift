import CaseStudyModel

extension EvidenceWords {
  /// Returns the word of a verdict.
  func word(_ verdict: Verdict) -> String { text("verdict." + verdict.key) }

  /// Returns the number that a verdict rests on, with its unit, such as "2 of 3 requests"; `nil` if there is none.
  ///
  /// The catalogue has a short text for a score in addition to its sentence; without one, only numbers are returned.
  func score(_ finding: PrincipleEvidence) -> String? {
    guard let score = finding.score, let after = score.after else { return nil }
    let values: [String: EvidencePhrase.Argument] = [
      "before": argument(score.before), "after": .count(after), "base": argument(score.base),
      "count": .count(score.base ?? after),
    ]
    let short = score.key + ".short"
    if known(short, as: .score) != nil { return text(.text(short, values), as: .score) }
    if let base = score.base { return text("score.ofBase", ["after": .integer(after), "base": .integer(base)]) }
    return score.before.map { text("score.change", ["before": .integer($0), "after": .integer(after)]) }
      ?? String(after)
  }

  private func argument(_ count: Int?) -> EvidencePhrase.Argument { count.map { .count($0) } ?? .name("–") }

  /// Returns the readings that a verdict depends on, such as "not when adverse requests count"; `nil` for a verdict
  /// that is not shown.
  func sensitivity(_ finding: PrincipleEvidence) -> String? {
    let failing = finding.failingReadings
    let key: String? =
      switch finding.verdict {
      case .supported: "all"
      case .contradicted: finding.readings.count == failing.count ? "none" : "notDeclared"
      case .partly where finding.ifRegistered != nil: "unregistered"
      case .partly where failing.contains(.declared): "improved"
      case .partly: failing.isEmpty ? "guard" : Self.failure(in: failing)
      case .notShown: nil
      }
    return key.map { text(.text($0), as: .sensitivity) }
  }

  /// Returns the key of the failing readings; the reading that counts both also fails if either does.
  private static func failure(in readings: [Reading]) -> String {
    switch (readings.contains(.adverse), readings.contains(.root)) {
    case (true, true): "either"
    case (true, false): "adverse"
    case (false, true): "root"
    case (false, false): "adverseAndRoot"
    }
  }
}

extension EvidenceWords {
  /// Returns the findings from the history about a study; `nil` for a study without parts that could be registered.
  func text(_ registration: StudyRegistration) -> String? {
    if let obstacle = registration.obstacle { return text(.text("unregistered." + obstacle.rawValue), as: .reason) }
    let parts = registration.registeredParts.map { text($0, as: .cell) }
    return parts.isEmpty ? nil : text("registration", ["parts": .text(texts.list(parts))])
  }
}
