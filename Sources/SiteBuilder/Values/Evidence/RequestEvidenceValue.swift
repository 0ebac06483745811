import CaseStudyModel
import Mustache

/// A change request with its run on each side, as templates show it.
struct RequestEvidenceValue {
  let study: CaseStudy
  /// The number of lines that the longest bar stands for.
  let longest: Int
  /// The address of the study's page; empty on that page itself.
  private let page: String
  private let words: EvidenceWords

  init(of study: CaseStudy, _ requests: [RequestEvidence], at page: String, _ words: EvidenceWords) {
    self.study = study
    self.page = page
    self.words = words
    longest = requests.flatMap { [$0.sides.before, $0.sides.after] }.compactMap { $0?.cost.lines }.max() ?? 0
  }

  /// Returns the request with a row, and a bar, for each side.
  func value(_ request: RequestEvidence, number: Int) -> TemplateValue {
    let heading = study.changeRequests.first { $0.title == request.title }?.heading
    return [
      "number": .integer(number),
      "requestTitle": EvidenceText.value(request.title),
      "requestURL": heading.map { .text(page + "#" + study.article.headings[$0].anchor.percentEncodedPath) } ?? .null,
      "isAdverse": .bool(request.isAdverse),
      "sides": [
        side(request.sides.before, .before), side(request.sides.after, .after),
      ],
    ]
  }

  private func side(_ run: RequestRun?, _ side: Side) -> TemplateValue {
    let values: [String: TemplateValue] = [
      "sideName": .text(words.texts.text("side." + side.rawValue)), "isFirst": .bool(side == .before),
      "isRun": .bool(run != nil),
    ]
    guard let run else { return .object(values) }
    let cost = run.cost
    let edited = cost.addedInExisting + cost.removedInExisting
    return .object(
      values.with([
        "isMet": .bool(run.isMet),
        "problem": run.problem.map { .text(words.text("problem." + $0.rawValue)) } ?? .null,
        "editedCount": .integer(cost.existingFiles),
        "editedNames": EvidenceText.value(run.editedFiles.joined(separator: "\n")),
        "isClosed": .bool(run.isClosed && cost.existingFiles > 0),
        "added": .integer(cost.addedInExisting),
        "removed": .integer(cost.removedInExisting),
        "newFiles": .integer(cost.newFiles),
        "hasNew": .bool(cost.newFiles > 0),
        "newLines": .integer(cost.addedInNew),
        "closure": .text(cost.closure.map(words.percent) ?? words.text("noClosure")),
        "acceptance": .text(acceptance(run.acceptances)),
        "edited": .integer(edited),
        "editedShare": share(edited),
        "newShare": share(cost.addedInNew),
      ]))
  }

  /// Returns the length of a bar in percent; the least that there is can still be seen.
  private func share(_ lines: Int) -> TemplateValue {
    lines == 0 ? .null : .integer(max(1, lines * 100 / max(longest, 1)))
  }

  private func acceptance(_ tests: [RequestRun.Acceptance]) -> String {
    if tests.isEmpty { return words.text("noAcceptanceTest") }
    return tests.map { test in
      let outcome = { (outcome: RunEvidence.Outcome) in words.text("outcome." + outcome.rawValue) }
      return words.text(
        "acceptance", ["without": .text(outcome(test.unchanged)), "with": .text(outcome(test.patched))])
    }.joined(separator: "; ")
  }
}

extension LineCost {
  fileprivate var lines: Int { addedInExisting + removedInExisting + addedInNew }
}
