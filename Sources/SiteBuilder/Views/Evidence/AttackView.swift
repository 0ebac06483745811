import CaseStudyModel
import Mustache

/// A study of the corpus with the verdict that it got.
struct AttackView: TemplateView {
  let attack: AttackResult
  let context: PageContext

  var values: [String: TemplateValue] {
    let words = EvidenceWords(texts: context.texts, principle: attack.principle)
    return [
      "attackName": EvidenceText.value(attack.name),
      "attackText": EvidenceText.value(attack.text),
      "verdictKind": .text(attack.verdict.key),
      "verdictWord": .text(words.word(attack.verdict)),
      "sensitivity": .optional(attack.readings == nil ? nil : words.sensitivity(finding)),
      "reason": reason(words).map { EvidenceText.value($0) } ?? .null,
    ]
  }

  /// The verdict with all that it follows from.
  private var finding: PrincipleEvidence {
    var finding = PrincipleEvidence(
      verdict: attack.verdict, reasons: attack.phrases ?? attack.reasons.map { .text($0) })
    finding.readings = attack.readings ?? [:]
    finding.ifRegistered = attack.ifRegistered == attack.verdict ? nil : attack.ifRegistered
    return finding
  }

  /// Returns the reason for the verdict; `nil` if the catalogue has none, or the readings already show it.
  private func reason(_ words: EvidenceWords) -> String? {
    let finding = finding
    guard finding.verdict == .partly else { return finding.reasons.first.flatMap { text($0, words) } }
    // The first phrase repeats the number. If all readings agree, the last one is the weakness.
    let failing = finding.failingReadings
    guard finding.ifRegistered == nil, failing.isEmpty || failing.contains(.declared) else { return nil }
    return finding.reasons.dropFirst().last.flatMap { text($0, words) }
  }

  /// Returns a phrase in words; `nil` if the catalogue has none, or the results lack a value that it needs.
  private func text(_ phrase: EvidencePhrase, _ words: EvidenceWords) -> String? {
    guard case .text(let key, let arguments) = phrase else { return nil }
    for part in [EvidenceWords.Part.precondition, .reason] {
      guard let known = words.known(key, as: part), let text = words.texts[known] else { continue }
      return text.placeholders.isSubset(of: arguments.keys) ? words.text(phrase, as: part) : nil
    }
    return nil
  }
}
