import CaseStudyModel
import Mustache

/// The distribution of a principle's measure: the drawing, a sentence, and the same numbers as a table.
struct DistributionView: TemplateView {
  let distribution: MeasureDistribution
  let principle: Principle.ID
  let context: PageContext
  private let words: EvidenceWords

  init(_ distribution: MeasureDistribution, under principle: Principle.ID, in context: PageContext) {
    self.distribution = distribution
    self.principle = principle
    self.context = context
    words = EvidenceWords(texts: context.texts, principle: principle)
  }

  var values: [String: TemplateValue] {
    let title = words.text(.text(distribution.key), as: .measure)
    let place = "\(principle.rawValue)/\(EvidenceText.plain(distribution.key))"
    let drawing = DistributionDrawing(
      distribution: distribution, label: context.texts.text("distribution.label", ["measure": .text(title)]),
      sides: BothSides(before: context.texts.text("side.before"), after: context.texts.text("side.after")),
      place: "/distribution/\(place)", name: shortName)
    let aim = distribution.unit == .answer ? nil : distribution.aim
    return [
      "distributionTitle": EvidenceText.value(title),
      "distribution": context.rendered { drawing.write(into: &$0) },
      "moved": .text(moved),
      "movedOf": .text("/moved/\(place)"),
      "isPartial": .bool(distribution.isPartial),
      "aim": aim.map { .text(context.texts.text("distribution.aim." + $0.rawValue)) } ?? .null,
      "bins": .list(
        distribution.bins.map { bin in
          [
            "range": .text(name(bin)), "binOf": .text("/distribution/\(place)\(bin.place)"),
            "before": .integer(bin.studies.before), "after": .integer(bin.studies.after),
          ]
        }),
    ]
  }

  /// The sentence on how the values differ.
  private var moved: String {
    if distribution.unit == .answer {
      let yes = distribution.bins[1].studies.map { PlaceholderValue.integer($0) }
      return context.texts.text(
        "distribution.answered",
        ["count": .integer(distribution.studyCount), "before": yes.before, "after": yes.after])
    }
    let (lower, same, higher) = distribution.moves
    return context.texts.text(
      "distribution.moved",
      [
        "count": .integer(distribution.studyCount), "lower": .integer(lower), "same": .integer(same),
        "higher": .integer(higher),
      ])
  }

  /// Returns a range of values in words.
  private func name(_ bin: MeasureDistribution.Bin) -> String {
    if distribution.unit == .answer { return words.text(bin.lowest == 0 ? "no" : "yes") }
    let lowest = String(bin.lowest)
    let range =
      bin.highest.map { $0 == bin.lowest ? lowest : "\(lowest)–\($0)" }
      ?? context.texts.text("distribution.orMore", ["number": .text(lowest)])
    return distribution.unit == .ratio ? words.text("percent", ["number": .text(range)]) : range
  }

  /// Returns the short label of a range of values in the drawing. The end has its own line, because columns are narrow.
  private func shortName(_ bin: MeasureDistribution.Bin) -> [String] {
    if distribution.unit == .answer { return [name(bin)] }
    guard let highest = bin.highest else { return ["\(bin.lowest)+"] }
    return highest == bin.lowest ? ["\(highest)"] : ["\(bin.lowest)–", "\(highest)"]
  }
}
