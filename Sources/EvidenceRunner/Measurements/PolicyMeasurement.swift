import CaseStudyModel
import EvidenceMeasures

/// Dependency inversion: whether the policy compiles, and its test runs, without the details.
///
/// **Definition.** The files with the role policy, and the plain data that they need (`FilesWithoutRole`), are compiled
/// with the study's fakes, but without the files with the role detail and the composition root. A behaviour test that
/// both sides share must then pass. The rule holds if it passes on the after side and not on the before side, and if on
/// the after side
/// - the test uses a fake wherever a detail conforms to a protocol of the policy;
/// - it executes at least half as many lines of the policy as before, so the rules are still there;
/// - the details' work hasn't moved into the policy: with the details, the test doesn't both execute more lines of the
///   policy than before and fewer than half as many of the details;
/// - with the details, it executes at least half as many lines of the policy as without them, so the program uses it;
/// - the policy depends on no detail outside the study (`OutsideDetails`), and reads no clock and draws no random
///   numbers by itself;
/// - its types need fewer concrete types of other files to compile (`DependencyCones`).
///
/// If the rule doesn't hold, and the policy's types need fewer concrete types than before, the verdict is "partly". The
/// verdict is at best "partly" if
/// - the study names no roles, so that they are guessed;
/// - after, other files contain more than half of the policy's lines with decisions, or of its texts and numbers, or a
///   third of its arithmetic (`MovedArithmetic`): the policy's test would pass with a copy of them in a fake;
/// - the policy reads settings of the machine that it didn't read before, such as its calendar or locale;
/// - the policy speaks the detail's language: it composes text that a detail parses (`ParsedText`), shares texts or
///   numbers with a detail (`SharedVocabulary`), or has a detail's former codes as raw values, or texts with a meaning
///   to a program that only details had before;
/// - the details have lost half of their decisions, and the policy has as many more;
/// - the policy knows which detail is behind a protocol: it tests a value for a type that only details can give it
///   (`TypeQuestions`), has an enum whose cases stand for details (`DetailChoices`) or overloads for different
///   details (`DetailOverloads`), reads flags that tell details apart (`DetailFlags`), turns a value of its own
///   protocols into text or reflects on it, takes elements at fixed positions of a list that a protocol returns, passes
///   commands one after another or truth values without names (`PolicyWords`), or calls requirements most of which do
///   nothing in its fakes (`IdleSteps`);
/// - its test doesn't notice most of its texts and numbers (`UntestedValues`), so these may be the detail's.
///
/// **Source.** R. C. Martin, "The Dependency Inversion Principle", 1996; the share of abstractions follows his
/// abstractness.
///
/// **Example.** `Screen.swift` names `SQLiteStore` before ("cannot find type 'SQLiteStore' in scope"); after, it names
/// `any Store`, which the policy declares, and the test passes with `struct FixedStore: Store` as a fake: the rule
/// holds.
struct PolicyMeasurement: PrincipleMeasurement {
  let principle = Principle.ID.dip
  let needsFacts = true
  let ownBlocks: Set<SnippetRole> = [.fake]
  /// The roles determine the policy.
  let registeredParts: Set<StudyRegistration.Part> = [.code, .drivers, .tests, .roles]

  /// Compiles and tests the policy; `nil` if the side has no policy or no details, or the study names neither roles
  /// nor the principle.
  func probe(_ side: ProbedSide) async throws -> Diagnosed<PolicyRun?> {
    let declared = side.study.article.frontMatter.roles
    if !declared.policy.isEmpty {
      var probe = PolicyProbe(side: side, roles: declared, isGuessed: false)
      if let before = side.codes.before, let after = side.codes.after {
        let others = FilesWithoutRole(
          roles: declared, trees: side.assembly.trees, codes: BothSides(before: before, after: after))
        probe.roles.policy += others.shared.sorted()
        probe.filesWithoutRole = others.missing[side.side]
      }
      return try await probe.run()
    }
    // A guess takes several builds, so it is made only for a measured claim.
    if !side.study.principles.contains(principle) { return Diagnosed(nil) }
    guard let before = side.codes.before, let after = side.codes.after else { return Diagnosed(nil) }
    let roles = GuessedRoles.roles(before: before, after: after)
    return try await PolicyProbe(side: side, roles: roles, isGuessed: true).run()
  }

  func evidence(in findings: StudyFindings, probed: BothSides<PolicyRun??>) -> PrincipleEvidence {
    let policies = probed.map { $0 ?? nil }
    let transcript = Side.allCases.flatMap { lines(of: policies[$0], on: $0) }
    guard let before = policies.before, let after = policies.after else {
      return PrincipleEvidence(
        verdict: .notShown, missing: [.text("roles")], reasons: [], transcript: transcript)
    }
    let guards = PolicyGuards(before: before, after: after, in: findings)
    let shares = findings.sides.map { side in
      side?.code.flatMap { ShareOfAbstractions(roles: findings.roles.byFile).measure($0).share }
    }
    let isInverted = after.isAlone && !before.isAlone
    let isRead = before.isRead && after.isRead
    let cones = guards.cones.map { isRead ? $0 : nil }
    let outside = policies.map { isRead ? $0?.outsideDetails.count : nil }
    var evidence = PrincipleEvidence(
      score: isRead ? Score("coneTypes", before: cones.before, after: cones.after, base: guards.policyTypes) : nil,
      reasons: [
        .text(after.isAlone ? before.isAlone ? "both" : "onlyAfter" : before.isAlone ? "onlyBefore" : "neither")
      ] + guards.reasons,
      measures: [
        "policyAlone": .answer(before: before.isAlone, after: after.isAlone, isPrimary: true, aim: .higher),
        "policyTested": .answer(before: before.test != nil, after: after.test != nil, aim: .higher),
        "swap": .answer(before: before.isSwapped, after: after.isSwapped, aim: .higher),
        "coneTypes": .count(before: cones.before, after: cones.after, aim: .lower),
        "outsideDetails": .count(before: outside.before, after: outside.after, aim: .lower),
        "abstractions": .ratio(before: shares.before, after: shares.after, aim: .higher),
      ],
      tables: [table(of: BothSides(before: before.cones, after: after.cones))], transcript: transcript,
      isImproved: isInverted || !before.isAlone && isRead && guards.cones.after < guards.cones.before
    ) { _ in isInverted && guards.hold }
    if after.isGuessed || before.isGuessed {
      evidence = evidence.atMostPartly(
        .text("guessedRoles", ["files": .names(Set(before.files + after.files).sorted())]))
    }
    return evidence.limited(by: PolicyLimits.phrase(before: before, after: after))
      .withheld(for: missing(before: before, after: after, guards: guards))
  }

  /// Returns the unmet precondition: a policy that depends on the details before, and a test of it after.
  private func missing(before: PolicyRun, after: PolicyRun, guards: PolicyGuards) -> [EvidencePhrase] {
    let isInverted = after.isAlone && !before.isAlone
    if !after.isAlone, !after.filesWithoutRole.isEmpty {
      return [.text("fileWithoutRole", ["files": .names(after.filesWithoutRole)])]
    }
    if before.isAlone, after.isAlone, before.test == nil, before.isCheckedByCommand { return [.text("checkAccepts")] }
    if before.isAlone && after.isAlone || isInverted && !guards.usedDetailsBefore { return [.text("dependsBefore")] }
    return isInverted && after.test == nil ? [.text("policyTest")] : []
  }

  private func table(of cones: BothSides<[String: [String]]>) -> EvidenceTable {
    let names = Set(cones.before.keys).union(cones.after.keys).sorted()
    let rows = names.map { name in
      let needed = BothSides { side in cones[side][name] }
      let cells = needed.map { cone in
        cone.map { EvidenceTable.Cell(.text("cone", ["count": .count($0.count), "types": .names($0)])) }
          ?? .init(.verbatim("–"))
      }
      var after = cells.after
      if let old = needed.before, let new = needed.after, !new.isEmpty, new.count >= old.count { after.isGood = false }
      return EvidenceTable.Row(name: .verbatim(name), cells: [cells.before, after])
    }
    return EvidenceTable(title: .text("cones"), columns: [.text("type"), .text("before"), .text("after")], rows: rows)
  }

  private func lines(of run: PolicyRun?, on side: Side) -> [EvidencePhrase] {
    guard let run else { return [] }
    let key = run.isAlone ? "compilesAlone" : "doesNotCompileAlone"
    return [.text(key, ["side": .text(side.rawValue), "files": .names(run.files)])]
      + run.messages.map(EvidencePhrase.verbatim)
  }
}
