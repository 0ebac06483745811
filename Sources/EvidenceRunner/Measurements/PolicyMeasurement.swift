import CaseStudyModel
import EvidenceMeasures

/// A side's policy, compiled without its details.
struct PolicyRun: Sendable, Equatable {
  /// The paths of the policy's files.
  var files: [String]
  /// Whether the policy compiles alone.
  var isAlone: Bool
  /// The compiler's errors, with their places in the study.
  var messages: [String] = []
  /// Whether the policy compiles with fakes in place of the details; `nil` where the study has none.
  var isSwapped: Bool?
}

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

  /// Compiles the policy alone, and with fakes; `nil` where the side has no policy or no details.
  func probe(_ side: ProbedSide) async throws -> Diagnosed<PolicyRun?> {
    let roles = side.study.article.frontMatter.roles
    guard let sources = side.assembly.policyAlone(on: side.side, roles: roles) else { return Diagnosed(nil) }
    // A policy without details compiles alone, which shows nothing.
    let others = roles.detail + roles.root
    if !side.base.tree.paths.contains(where: others.contains) { return Diagnosed(nil) }
    let compilation = try await side.checker.typecheck(sources)
    var run = PolicyRun(
      files: sources.files.map(\.path), isAlone: compilation.isAccepted,
      messages: compilation.text(in: sources).split(separator: "\n").map(String.init))
    guard let swap = side.assembly.swap(on: side.side, roles: roles) else { return Diagnosed(run) }
    let swapped = try await side.checker.typecheck(swap.sources)
    run.isSwapped = swapped.isAccepted
    // That the policy needs more than the fakes is a finding; an error in the fakes themselves is the study's.
    return Diagnosed(run, swapped.diagnostics("CodeDoesNotCompile", in: swap.sources) { swap.fakes.contains($0) })
  }

  func evidence(in findings: StudyFindings, probed: BothSides<PolicyRun??>) -> PrincipleEvidence {
    let policies = probed.map { $0 ?? nil }
    let transcript = Side.allCases.flatMap { lines(of: policies[$0], on: $0) }
    if !findings.areSidesSound { return .notShown("unsound", transcript: transcript) }
    guard let before = policies.before, let after = policies.after else {
      return .notShown("noRoles", transcript: transcript)
    }
    let verdict: Verdict = !after.isAlone ? .contradicted : before.isAlone ? .notShown : .supported
    let shares = findings.sides.map { side in
      side?.code.flatMap { ShareOfAbstractions(roles: findings.roles.byFile).measure($0).share }
    }
    return PrincipleEvidence(
      verdict: verdict,
      reasons: [
        .text(after.isAlone ? before.isAlone ? "both" : "onlyAfter" : before.isAlone ? "onlyBefore" : "neither")
      ],
      measures: [
        "policyAlone": .answer(before: before.isAlone, after: after.isAlone, isPrimary: true),
        "swap": .answer(before: before.isSwapped, after: after.isSwapped),
        "abstractions": .ratio(before: shares.before, after: shares.after),
      ],
      transcript: transcript)
  }

  private func lines(of run: PolicyRun?, on side: Side) -> [EvidencePhrase] {
    guard let run else { return [] }
    let key = run.isAlone ? "compilesAlone" : "doesNotCompileAlone"
    return [.text(key, ["side": .text(side.rawValue), "files": .names(run.files)])]
      + run.messages.map(EvidencePhrase.verbatim)
  }
}
