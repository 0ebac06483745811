import CaseStudyModel
import Mustache

/// A change request with its run on each side.
struct RequestEvidenceView: TemplateView {
  let request: RequestEvidence
  /// The number of the request in the study, from 1.
  let number: Int
  let study: CaseStudy
  /// The number of lines that the longest bar represents.
  let longest: Int
  let context: PageContext
  let words: EvidenceWords

  /// Returns the views of all requests of a study, with bars of one scale.
  static func views(
    of study: CaseStudy, _ requests: [RequestEvidence], in context: PageContext, _ words: EvidenceWords
  ) -> [RequestEvidenceView] {
    let costs = requests.flatMap { [$0.sides.before, $0.sides.after] }.compactMap { $0?.cost }
    let longest = costs.map { $0.editedLines + $0.addedInNew }.max() ?? 0
    return requests.enumerated().map {
      RequestEvidenceView(
        request: $1, number: $0 + 1, study: study, longest: longest, context: context, words: words)
    }
  }

  var values: [String: TemplateValue] {
    let heading = study.changeRequests.first { $0.title == request.title }?.heading
    return [
      "number": .integer(number),
      "requestTitle": EvidenceText.value(request.title),
      "requestURL": heading.map { .text(context.url(for: study, at: study.article.headings[$0].anchor)) } ?? .null,
      "isAdverse": .bool(request.isAdverse),
      "registration": request.registration.map { EvidenceText.value(String($0.prefix(10))) } ?? .null,
      "sides": .list(Side.allCases.map { .object(side(request.sides[$0], $0)) }),
    ]
  }

  private func side(_ run: RequestRun?, _ side: Side) -> [String: TemplateValue] {
    let place = { (kind: String) in "\(study.article.slug)/\(kind)/\(number)/\(side.rawValue)" }
    let values: [String: TemplateValue] = [
      "sideName": .text(words.texts.text("side." + side.rawValue)), "isFirst": .bool(side == .before),
      "isRun": .bool(run != nil), "requestOf": .text(place("request")), "barOf": .text(place("bar")),
    ]
    guard let run else { return values }
    let roots = run.rootEdits.sorted { $0.key < $1.key }.map { file, cost in
      words.text("requests.rootEdit", ["count": .integer(cost.editedLines), "file": .text(file)])
    }
    return values.with(CostView(cost: run.cost, words: words).values).with([
      "isMet": .bool(run.isMet),
      "problem": run.problem.map { .text(words.text("problem." + $0.rawValue)) } ?? .null,
      "editedNames": EvidenceText.value(run.editedFiles.joined(separator: "\n")),
      "rootEdits": EvidenceText.value(words.texts.list(roots)),
      "glue": run.glue == 0 ? .null : .text(words.text("requests.glue", ["count": .integer(run.glue)])),
      "acceptance": .text(acceptance(run.acceptances)),
      "editedShare": share(run.cost.editedLines),
      "newShare": share(run.cost.addedInNew),
    ])
  }

  /// Returns the length of a bar in percent; the shortest can still be seen.
  private func share(_ lines: Int) -> TemplateValue {
    lines == 0 ? .null : .integer(max(1, lines * 100 / max(longest, 1)))
  }

  private func acceptance(_ tests: [RequestRun.Acceptance]) -> String {
    if tests.isEmpty { return words.text("noAcceptanceTest") }
    return tests.map { test in
      let outcome = { (outcome: RunEvidence.Outcome) in words.text("outcome." + outcome.rawValue) }
      return words.text(
        "acceptance", ["without": .text(outcome(test.unchanged)), "with": .text(outcome(test.patched))])
    }.joined(separator: words.texts.separator("list.clauses", else: "; "))
  }
}
