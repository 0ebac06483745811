import CaseStudyModel
import EvidenceMeasures

/// Dependency inversion: whether the policy compiles without the details.
///
/// **Definition.** The files with the role policy are typechecked without those with the role detail and without the composition root.
/// Supported: they compile after, and didn't before. Contradicted: they don't compile after. Not shown: they compiled before as
/// well, or the study doesn't say which files are policy.
///
/// **Source.** R. C. Martin, "The Dependency Inversion Principle", 1996; the share of abstractions follows his abstractness.
///
/// **Example.** `Screen.swift` names `SQLiteStore` before ("cannot find type 'SQLiteStore' in scope"), and after only `any Store`, which the
/// policy declares: supported.
struct PolicyMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.dip

  func evidence(in findings: StudyFindings) -> PrincipleEvidence {
    let transcript = Side.allCases.flatMap { lines(of: findings.policies[$0], on: $0) }
    guard findings.areSidesSound, let before = findings.policies.before, let after = findings.policies.after else {
      let reason =
        findings.areSidesSound
        ? "The study doesn't say which files of both sides are policy." : "Not both sides compile and pass their tests."
      return .notShown(reason, transcript: transcript)
    }
    let verdict: Verdict = !after.isAlone ? .contradicted : before.isAlone ? .notShown : .supported
    let shares = findings.sides.map { side -> Measure.Value? in
      side?.code.flatMap { ShareOfAbstractions(roles: findings.roles.byFile).measure($0).share }
        .map { .ratio(($0 * 1000).rounded() / 1000) }
    }
    return PrincipleEvidence(
      verdict: verdict,
      sentence: "Without the details the policy \(before.isAlone ? "compiles" : "doesn't compile") before, and "
        + "\(after.isAlone ? "compiles" : "doesn't compile") after.",
      measures: [
        "policyAlone": Measure(
          title: "The policy compiles without the details", isPrimary: true, before: .answer(before.isAlone),
          after: .answer(after.isAlone)),
        "swap": Measure(
          title: "A detail can be replaced without an edit to the policy", before: before.isSwapped.map { .answer($0) },
          after: after.isSwapped.map { .answer($0) }),
        "abstractions": Measure(
          title: "Share of the policy's references that point at protocols", before: shares.before, after: shares.after),
      ],
      transcript: transcript)
  }

  private func lines(of run: PolicyRun?, on side: Side) -> [String] {
    guard let run else { return [] }
    let head =
      "\(side.rawValue): \(run.files.joined(separator: ", ")): "
      + (run.isAlone ? "compiles alone" : "doesn't compile alone")
    return [head] + run.messages
  }
}
