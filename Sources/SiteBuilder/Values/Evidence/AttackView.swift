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
      "verdictKind": .text(attack.verdict.rawValue.replacing(" ", with: "-")),
      "verdictWord": .text(words.word(attack.verdict)),
      "isWrong": .bool(attack.verdictIfRegistered == attack.unwanted),
      "reason": reason(words).map { EvidenceText.value($0) } ?? .null,
    ]
  }

  /// Returns the first reason for the verdict; `nil` if the catalogue has none.
  private func reason(_ words: EvidenceWords) -> String? {
    let phrases = attack.phrases ?? attack.reasons.map { .text($0) }
    // The first reason of a verdict repeats its number; what lowered the verdict comes after it.
    let limits = attack.verdict == .partly ? phrases.dropFirst() : phrases[...]
    return limits.lazy.compactMap { text($0, words) }.first
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
