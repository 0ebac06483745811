import CaseStudyModel
import Mustache

/// What became of a side's code, as templates show it.
enum SideEvidenceValue {
  /// Returns whether the side compiles, how large it is, and what was run on it.
  /// - Parameter page: the address of the study's page; empty on that page itself.
  static func value(_ side: SideEvidence?, _ name: String, of study: CaseStudy, at page: String) -> TemplateValue {
    let values: [String: TemplateValue] = ["sideName": .text(name), "isPresent": .bool(side != nil)]
    guard let side else { return .object(values.with(Dictionary(list: "runs", []))) }
    let passed = side.runs.count { $0.outcome == .passed }
    return .object(
      values.with([
        "isCompiled": .bool(side.isCompiled),
        "files": .text(Plural.count(side.files.count, "file")),
        "lines": .text(Plural.count(side.files.values.reduce(0, +), "line")),
        "passed": side.runs.isEmpty ? .null : .text("\(passed) of \(Plural.count(side.runs.count, "program"))"),
      ])
      .with(Dictionary(list: "runs", side.runs.map { value($0, name, of: study, at: page) })))
  }

  private static func value(
    _ run: RunEvidence, _ name: String, of study: CaseStudy, at page: String
  ) -> TemplateValue {
    // Lines are those of the text that was verified: they are links only where code still stands there.
    let snippet = study.article.snippets.first { $0.line == run.line && !$0.isHidden }
    return [
      "runSide": .text(name),
      "kind": .text(words(for: run.kind)),
      "line": .integer(run.line),
      "lineURL": snippet.map { .text("\(page)#L\($0.codeLine)") } ?? .null,
      "outcome": .text(words(for: run.outcome, of: run.kind)),
      "isPassed": .bool(run.outcome == .passed),
      "said": EvidenceText.value(run.output),
    ]
  }

  /// Returns how a run ended, in words.
  static func words(for outcome: RunEvidence.Outcome, of kind: RunEvidence.Kind) -> String {
    switch outcome {
    case .passed: kind == .fails ? "refused by the compiler, as it must be" : "passed"
    case .failed: "failed"
    case .notCompiled: kind == .fails ? "not refused as it must be" : "did not compile"
    case .trap: "trapped"
    case .timeOut: "timed out"
    case .overLimit: "stopped at a limit"
    }
  }

  private static func words(for kind: RunEvidence.Kind) -> String {
    switch kind {
    case .usage: "Usage"
    case .test: "Test"
    case .acceptance: "Acceptance test"
    case .fails: "Code that must not compile"
    case .clause: "Clause of a contract"
    case .swap: "Fakes in place of details"
    }
  }
}
