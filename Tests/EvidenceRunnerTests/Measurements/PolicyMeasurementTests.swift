import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Dependency inversion, by whether the policy compiles alone.
struct PolicyMeasurementTests {
  private func evidence(
    _ before: PolicyRun?, _ after: PolicyRun?, in findings: StudyFindings = .made()
  ) -> PrincipleEvidence {
    PolicyMeasurement().evidence(in: findings, probed: BothSides(before: .some(before), after: .some(after)))
  }

  private static func run(_ isAlone: Bool, isSwapped: Bool? = nil) -> PolicyRun {
    PolicyRun(
      files: ["Screen.swift"], isAlone: isAlone, messages: isAlone ? [] : ["a.md:3:1: error: cannot find 'Disk'"],
      isSwapped: isSwapped)
  }

  @Test(arguments: [
    (false, true, Verdict.supported, "onlyAfter"), (false, false, .contradicted, "neither"),
    (true, false, .contradicted, "onlyBefore"), (true, true, .notShown, "both"),
  ])
  func comparesWhetherThePolicyCompilesAlone(before: Bool, after: Bool, verdict: Verdict, reason: String) {
    let evidence = evidence(Self.run(before), Self.run(after))
    #expect(evidence.verdict == verdict)
    #expect(evidence.reasons == [.text(reason)])
    #expect(evidence.measures["policyAlone"] == .answer(before: before, after: after, isPrimary: true))
  }

  @Test func isNotShownWhereASideHasNoPolicy() {
    #expect(evidence(nil, Self.run(true)).reasons == [.text("noRoles")])
    #expect(evidence(Self.run(false), nil).reasons == [.text("noRoles")])
  }

  @Test func isNotShownWhereASideFailsItsTests() {
    let evidence = evidence(Self.run(false), Self.run(true), in: .made(isAfterSound: false))
    #expect(evidence.verdict == .notShown)
    #expect(evidence.reasons == [.text("unsound")])
  }

  /// Whether fakes fit is told beside the verdict, which doesn't rest on it.
  @Test(arguments: [nil, false, true])
  func tellsWhetherADetailCanBeReplaced(isSwapped: Bool?) {
    let evidence = evidence(Self.run(false), Self.run(true, isSwapped: isSwapped))
    #expect(evidence.verdict == .supported)
    #expect(evidence.measures["swap"] == .answer(before: nil, after: isSwapped))
  }

  @Test func sharesOutThePolicysReferences() {
    let code = CodeBase.made(
      .made(protocol: "Store", "load"), .made(client: "Screen", of: "Store", calling: "load"))
    let findings = StudyFindings.made(roles: Roles(policy: ["Screen.swift"]), before: code, after: code)
    let evidence = evidence(Self.run(false), Self.run(true), in: findings)
    #expect(evidence.measures["abstractions"] == .ratio(before: 1, after: 1))
  }

  @Test func quotesTheCompiler() {
    #expect(
      evidence(Self.run(false), Self.run(true)).transcript == [
        .text("doesNotCompileAlone", ["side": .text("before"), "files": .names(["Screen.swift"])]),
        .verbatim("a.md:3:1: error: cannot find 'Disk'"),
        .text("compilesAlone", ["side": .text("after"), "files": .names(["Screen.swift"])]),
      ])
  }
}
