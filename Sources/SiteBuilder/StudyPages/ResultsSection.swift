import CaseStudyModel
import Mustache

/// Makes the table of each change request's cost on both sides, and whether it improved.
public struct ResultsSection: OverviewSection {
  public init() {}

  public var template: String { "overview-results" }

  public func values(for study: CaseStudy, in context: PageContext) -> [String: TemplateValue]? {
    if study.changeRequests.isEmpty { return nil }
    let evidence = context.site.evidence[study.article.slug]?.evidence
    let slug = study.article.slug
    let rows = Self.views(of: study, in: context)
    let words = EvidenceWords(texts: context.texts)
    let refactoring = evidence.flatMap { $0.refactoring == LineCost() ? nil : words.refactoring($0.refactoring) }
    return [
      "results": .views(rows), "refactoring": .optional(refactoring), "refactoringOf": .text("\(slug)/refactoring"),
    ].with(Dictionary(list: "sizes", Side.allCases.compactMap { size(of: study, on: $0, in: context) }))
  }

  /// Returns the size of a side's code, in words; `nil` for a side without code.
  private func size(of study: CaseStudy, on side: Side, in context: PageContext) -> TemplateValue? {
    guard let size = SideSizeView(SideSize(side, of: study, in: context.site), context.texts) else { return nil }
    let isMeasured = context.site.evidence[study.article.slug] != nil
    return .object(
      size.values.with([
        "sideName": .text(context.texts.text("side." + side.rawValue)),
        "sizeOf": isMeasured ? .text("\(study.article.slug)/sizes/\(side.rawValue)") : .null,
      ]))
  }

  /// Returns the results of all change requests, in the study's order.
  static func views(of study: CaseStudy, in context: PageContext) -> [ResultView] {
    let costs = RequestCostView.views(of: study, in: context.site)
    let evidence = context.site.evidence[study.article.slug]?.evidence
    return zip(study.changeRequests, costs).enumerated().map { index, row in
      let isMeasured = row.1.before.place != nil || row.1.after.place != nil
      let runs = isMeasured ? evidence?.requests[index].sides : nil
      return ResultView(
        request: row.0, number: index + 1, costs: row.1,
        isMet: runs.map { [$0.before, $0.after].allSatisfy { $0?.isMet != false } } ?? true,
        place: isMeasured ? "\(study.article.slug)/result/\(index + 1)" : nil,
        url: context.url(for: study, at: study.article.headings[row.0.heading].anchor), texts: context.texts)
    }
  }
}

/// A change request with its cost on both sides, and a word for the difference.
struct ResultView: TemplateView {
  let request: ChangeRequest
  let number: Int
  let costs: BothSides<RequestCostView>
  /// Whether all tests pass on each side with a change.
  let isMet: Bool
  /// The place of the costs in the export; `nil` for a request that wasn't run.
  let place: String?
  let url: String
  let texts: InterfaceTexts

  var values: [String: TemplateValue] {
    let outcome = self.outcome
    return [
      "number": .integer(number), "requestTitle": .text(request.title), "url": .text(url),
      "isAdverse": .bool(request.isAdverse), "asker": .text(Self.opening(of: request.reason)),
      "resultOf": .optional(place),
      "measures": .list([
        measure("files", \.existingFiles), measure("edited", \.editedLines), measure("new", \.addedInNew),
      ]),
      "outcome": .text(outcome), "outcomeWord": .text(texts.text("results.outcome." + outcome)),
    ]
  }

  /// Returns the first sentence of a text, which says who requests the change.
  static func opening(of text: String) -> String {
    let end = text.indices.first { index in
      if "。！？".contains(text[index]) { return true }
      let rest = text[text.index(after: index)...]
      // A small letter follows an abbreviation, such as "e.g.".
      return ".!?".contains(text[index]) && (rest.first ?? " ") == " "
        && rest.first { $0 != " " }?.isLowercase != true
    }
    return end.map { String(text[...$0]) } ?? text
  }

  private func measure(_ name: String, _ count: KeyPath<LineCost, Int>) -> TemplateValue {
    let cells = costs.map { cost in
      cost.isAsked && cost.isApplicable ? TemplateValue.integer(cost.cost[keyPath: count]) : "\u{2013}"
    }
    return ["measureName": .text(texts.text("results." + name)), "before": cells.before, "after": cells.after]
  }

  /// The key of the word: `better`, `same` or `worse` by the number of files opened, then of lines edited, then of new
  /// lines; `unmet` if a side doesn't meet the request, `incomparable` if one isn't requested.
  var outcome: String {
    guard costs.before.isAsked, costs.after.isAsked else { return "incomparable" }
    guard isMet, costs.before.isApplicable, costs.after.isApplicable else { return "unmet" }
    let (before, after) = (costs.before.cost, costs.after.cost)
    for measure in [\LineCost.existingFiles, \.editedLines, \.addedInNew] {
      let (old, new) = (before[keyPath: measure], after[keyPath: measure])
      if old != new { return new < old ? "better" : "worse" }
    }
    return "same"
  }
}
