import CaseStudyModel
import Mustache

/// What a change request took on each side, as templates show it.
struct RequestEvidenceValue {
  let study: CaseStudy
  /// The number of lines that the longest bar stands for.
  let longest: Int
  /// The address of the study's page; empty on that page itself.
  private let page: String

  init(of study: CaseStudy, _ requests: [RequestEvidence], at page: String) {
    self.study = study
    self.page = page
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
        side(request.sides.before, "Before", isFirst: true), side(request.sides.after, "After", isFirst: false),
      ],
    ]
  }

  private func side(_ run: RequestRun?, _ name: String, isFirst: Bool) -> TemplateValue {
    let values: [String: TemplateValue] = [
      "sideName": .text(name), "isFirst": .bool(isFirst), "isRun": .bool(run != nil),
    ]
    guard let run else { return .object(values) }
    let cost = run.cost
    let edited = cost.addedInExisting + cost.removedInExisting
    return .object(
      values.with([
        "isMet": .bool(run.isMet),
        "problem": EvidenceText.value(run.problem),
        "editedCount": .integer(cost.existingFiles),
        "editedNames": EvidenceText.value(run.editedFiles.joined(separator: "\n")),
        "isClosed": .bool(run.isClosed && cost.existingFiles > 0),
        "added": .integer(cost.addedInExisting),
        "removed": .integer(cost.removedInExisting),
        "newFiles": .integer(cost.newFiles),
        "hasNew": .bool(cost.newFiles > 0),
        "newLines": .integer(cost.addedInNew),
        "closure": .text(cost.closure.map(EvidenceText.number) ?? "none"),
        "acceptance": .text(run.acceptance.map(Self.words) ?? "none"),
        "edited": .integer(edited),
        "editedShare": share(edited),
        "newShare": share(cost.addedInNew),
      ]))
  }

  /// Returns the length of a bar in percent; the least that there is can still be seen.
  private func share(_ lines: Int) -> TemplateValue {
    lines == 0 ? .null : .integer(max(1, lines * 100 / max(longest, 1)))
  }

  private static func words(_ acceptance: RequestRun.Acceptance) -> String {
    let outcomes = [acceptance.unchanged, acceptance.patched]
    return outcomes.map { SideEvidenceValue.words(for: $0, of: .acceptance) }.joined(separator: ", then ")
  }
}

extension LineCost {
  fileprivate var lines: Int { addedInExisting + removedInExisting + addedInNew }
}
