import CaseStudyModel
import Mustache

/// A measure with the numbers of mutated designs that it and the principle's other measures noticed.
struct MutationView: TemplateView {
  let result: MutationResult
  /// The number of the row, from 1.
  let number: Int
  let context: PageContext

  var values: [String: TemplateValue] {
    let words = EvidenceWords(texts: context.texts, principle: result.principle)
    let principle = context.site.principle(result.principle)
    let rate = { (count: Int, base: Int) in
      TemplateValue.text(words.text("score.ofBase", ["after": .integer(count), "base": .integer(base)]))
    }
    return [
      "principleName": EvidenceText.value(principle?.abbreviation ?? result.principle.rawValue),
      "measureTitle": EvidenceText.value(words.text(.text(result.measure), as: .measure)),
      "mutationOf": .text("/mutation/\(number)"),
      "noticed": rate(result.noticed, result.mutants), "moved": rate(result.moved, result.neutral),
      "noticedByAny": result.noticedByAny.map { rate($0, result.mutants) } ?? .null,
    ]
  }
}
