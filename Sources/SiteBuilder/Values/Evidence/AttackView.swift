import CaseStudyModel
import Mustache

/// A study of the corpus with the verdict that it got.
struct AttackView: TemplateView {
  let attack: AttackResult
  let context: PageContext

  var values: [String: TemplateValue] {
    let words = EvidenceWords(texts: context.texts, principle: attack.principle)
    let principle = context.site.principles.first { $0.id == attack.principle }
    // The first reason of a verdict repeats its number; what lowered the verdict comes after it.
    let reasons = attack.verdict == .partly ? attack.reasons.dropFirst() : attack.reasons[...]
    return [
      "attackName": EvidenceText.value(attack.name),
      "principleName": EvidenceText.value(principle?.acronym ?? attack.principle.rawValue),
      "attackText": EvidenceText.value(attack.text),
      "verdictKind": .text(attack.verdict.rawValue.replacing(" ", with: "-")),
      "verdictWord": .text(words.word(attack.verdict)),
      "isWrong": .bool(attack.verdictIfRegistered == attack.unwanted),
      "reason": .optional(reasons.lazy.compactMap { reason($0, words) }.first),
    ]
  }

  /// Returns the text of a key; `nil` if it needs values, which the results don't have.
  private func reason(_ key: String, _ words: EvidenceWords) -> String? {
    let known = words.known(key, as: .precondition) ?? words.known(key, as: .reason)
    return known.flatMap { words.texts[$0]?.placeholders.isEmpty == true ? words.texts.text($0) : nil }
  }
}
