import CaseStudyModel

extension EvidenceWords {
  /// Returns the word of a verdict.
  func word(_ verdict: Verdict) -> String {
    text("verdict." + verdict.rawValue.replacing(" ", with: "-"))
  }

  /// Returns the number that a verdict rests on with what it counts, such as "2 of 3 requests"; `nil` where there is none.
  ///
  /// The catalogue has a short text beside the sentence of each score; other scores are numbers alone.
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

  /// Returns the readings in which the rule doesn't hold, such as "not when adverse requests count"; `nil` for a verdict
  /// that no reading divides.
  func sensitivity(_ finding: PrincipleEvidence) -> String? {
    if finding.verdict != .partly { return nil }
    let failing = finding.failingReadings
    if failing.contains(.declared) { return text("sensitivity.improved") }
    // A reading that counts both fails along with either.
    let key =
      switch (failing.contains(.adverse), failing.contains(.root)) {
      case (true, true): "either"
      case (true, false): "adverse"
      case (false, true): "root"
      case (false, false): failing.isEmpty ? nil : "adverseAndRoot"
      }
    return key.map { text("sensitivity." + $0) }
  }
}
