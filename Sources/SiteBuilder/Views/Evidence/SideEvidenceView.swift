import CaseStudyModel
import Mustache

/// A side's code and the runs of its programs.
struct SideEvidenceView: TemplateView {
  let evidence: SideEvidence?
  let side: Side
  let study: CaseStudy
  let division: StudyDivision
  let context: PageContext
  let words: EvidenceWords

  var values: [String: TemplateValue] {
    let name = words.texts.text("side." + side.rawValue)
    let values: [String: TemplateValue] = ["sideName": .text(name), "isPresent": .bool(evidence != nil)]
    guard let evidence else { return values.with(Dictionary(list: "runs", [])) }
    let passed = evidence.runs.count { $0.outcome == .passed }
    let lines = evidence.files.values.reduce(0, +)
    let anchors = CodeAnchors(of: study.article)
    return
      values.with([
        "sideOf": .text("\(study.article.slug)/side/\(side.rawValue)"),
        "isCompiled": .bool(evidence.isCompiled),
        "files": .text(words.texts.text("count.files", ["count": .integer(evidence.files.count)])),
        "lines": .text(words.texts.text("count.lines", ["count": .integer(lines)])),
        "passed": evidence.runs.isEmpty
          ? .null
          : .text(
            words.text("programsPassed", ["count": .integer(evidence.runs.count), "passed": .integer(passed)])),
      ])
      .with(Dictionary(list: "runs", evidence.runs.map { value($0, name, anchors) }))
  }

  private func value(_ run: RunEvidence, _ side: String, _ anchors: CodeAnchors) -> TemplateValue {
    // Lines refer to the verified text, so a line is a link only if code still begins there.
    let snippet = study.article.snippets.firstIndex { $0.line == run.line }
    let isRefusal = run.kind == .fails && (run.outcome == .passed || run.outcome == .notCompiled)
    return [
      "runSide": .text(side),
      "kind": .text(words.text("kind." + run.kind.rawValue)),
      "line": .integer(run.line),
      "lineURL": snippet.map { .text(url(ofSnippet: $0, anchors)) } ?? .null,
      "outcome": .text(words.text((isRefusal ? "refusal." : "outcome.") + run.outcome.rawValue)),
      "isPassed": .bool(run.outcome == .passed),
      "said": EvidenceText.value(run.output),
    ]
  }

  private func url(ofSnippet index: Int, _ anchors: CodeAnchors) -> String {
    let page = division.page(ofSnippet: index)
    let path = page.map { PagePath.study(study, page: $0) } ?? PagePath.study(study)
    let anchor = anchors[index].map { "#" + $0.percentEncodedPath } ?? ""
    return context.url(for: path) + anchor
  }
}
