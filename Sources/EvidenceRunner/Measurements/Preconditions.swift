import CaseStudyModel
import SourceTrees

/// The preconditions without which a study shows nothing, regardless of its numbers.
///
/// Each unmet one is a text under `evidence.precondition.`, which also says how to meet it.
struct Preconditions: Sendable {
  var study: CaseStudy
  var layout: FileLayout
  /// Whether code in the study's language can be run rather than only checked.
  var isRunnable: Bool
  /// Whether tests of the study's language are run, and not only its usages.
  var isTestable: Bool
  /// Whether both sides have the same code.
  var isSameCode: Bool
  /// The files with code that the compiler may leave out, which limits every verdict to `partly`.
  var conditionalFiles: [String] = []

  /// Returns the unmet preconditions of any verdict: both sides must compile, differ, and pass the same test of
  /// behaviour, which must run code of each side.
  func missing(in findings: StudyFindings) -> [EvidencePhrase] {
    let absent = Side.allCases.filter { findings.sides[$0] == nil }
    if !absent.isEmpty { return absent.map { .text("side", ["side": .text("side.\($0.rawValue)")]) } }
    if !isRunnable { return [.text("onlyChecked")] }
    if !isTestable { return [.text("untested")] }
    let broken = Side.allCases.compactMap { side in findings.sides[side].flatMap { fault(of: $0.evidence, on: side) } }
    if !broken.isEmpty { return broken }
    if isSameCode { return [.text("sameCode")] }
    return missingTest(in: findings)
  }

  private func fault(of evidence: SideEvidence, on side: Side) -> EvidencePhrase? {
    if !evidence.isCompiled { return .text("compiles", ["side": .text("side.\(side.rawValue)")]) }
    let failed = evidence.runs.filter { $0.outcome != .passed }
    guard let first = failed.first else { return nil }
    return .text(
      failed.allSatisfy { $0.outcome == .flaky } ? "flaky" : "passes",
      ["side": .text("side.\(side.rawValue)"), "count": .count(failed.count), "line": .count(first.line)])
  }

  private func missingTest(in findings: StudyFindings) -> [EvidencePhrase] {
    let requestSnippets = Set(study.changeRequests.flatMap(\.snippets))
    let tests = study.article.snippets.indices.filter { index in
      let snippet = study.article.snippets[index]
      return snippet.role == .test && snippet.isCode(of: layout, on: nil) && !requestSnippets.contains(index)
    }.map { study.article.snippets[$0].line }
    if tests.isEmpty { return [.text("behaviourTest")] }
    return Side.allCases.compactMap { side in
      guard let found = findings.sides[side], !found.coverage.isEmpty else { return nil }
      let isReached = tests.contains { (found.coverage[$0]?.count(in: found.evidence.files.keys) ?? 0) > 0 }
      return isReached ? nil : .text("testReachesCode", ["side": .text("side.\(side.rawValue)")])
    }
  }

  /// Returns the unmet preconditions of a verdict that rests on change requests: at least two favoured ones and an
  /// adverse one, each met on both sides, as shown by an acceptance test with the same text on both.
  static func missing(in requests: [RequestEvidence]) -> [EvidencePhrase] {
    let favoured = requests.count { !$0.isAdverse }
    if favoured < 2 { return [.text("favouredRequests", ["count": .count(favoured)])] }
    if favoured == requests.count { return [.text("adverseRequest")] }
    return requests.compactMap { request in
      let name = EvidencePhrase.Argument.name(request.title)
      for side in Side.allCases {
        let values = ["request": name, "side": .text("side.\(side.rawValue)")]
        guard let run = request.sides[side] else { return .text("requestChange", values) }
        if let problem = run.problem {
          return .text("requestMet", values.merging(["problem": .text(problem.rawValue)]) { $1 })
        }
      }
      if !request.isTestShared { return .text("sharedTest", ["request": name]) }
      return nil
    }
  }
}

extension PrincipleEvidence {
  /// Returns the evidence with the verdict `notShown` if preconditions are unmet; its numbers stay.
  func withheld(for missing: [EvidencePhrase]) -> PrincipleEvidence {
    if missing.isEmpty { return self }
    var evidence = self
    evidence.verdict = .notShown
    evidence.readings = [:]
    evidence.missing = missing
    return evidence
  }

  /// Returns the evidence with a verdict no better than `partly`.
  /// - Parameter reason: the reason for the limit; `nil` if it is already among the reasons.
  func atMostPartly(_ reason: EvidencePhrase? = nil) -> PrincipleEvidence {
    var evidence = self
    if verdict == .supported { evidence.verdict = .partly }
    if let reason { evidence.reasons.append(reason) }
    return evidence
  }

  /// Returns the evidence with the verdict `partly` and the reason if it would be `supported`; otherwise, returns it
  /// unchanged.
  func limited(by reason: EvidencePhrase?) -> PrincipleEvidence {
    guard let reason, verdict == .supported else { return self }
    return atMostPartly(reason)
  }

  /// Returns the evidence limited by a reason that lists names; unchanged if there are none.
  /// - Parameters:
  ///   - key: the key of the reason.
  ///   - names: the names.
  ///   - placeholder: the place for them in the reason's text.
  func limited(by key: String, naming names: [String], as placeholder: String) -> PrincipleEvidence {
    limited(by: names.isEmpty ? nil : .text(key, [placeholder: .names(names)]))
  }
}
