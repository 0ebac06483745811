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

  /// Makes a run; a policy that compiles alone needs no concrete type, and its test runs.
  private static func run(_ isAlone: Bool, isSwapped: Bool? = nil) -> PolicyRun {
    PolicyRun(
      files: ["Screen.swift"], isAlone: isAlone, messages: isAlone ? [] : ["a.md:3:1: error: cannot find 'Disk'"],
      isSwapped: isSwapped, test: isAlone ? .init(line: 9, usesFake: true, policyLines: 4) : nil,
      cones: ["Screen": isAlone ? [] : ["Disk"]])
  }

  @Test(arguments: [
    (false, true, Verdict.supported, "onlyAfter"), (false, false, .contradicted, "neither"),
    (true, false, .contradicted, "onlyBefore"), (true, true, .notShown, "both"),
  ])
  func comparesWhetherThePolicyCompilesAlone(before: Bool, after: Bool, verdict: Verdict, reason: String) {
    let evidence = evidence(Self.run(before), Self.run(after))
    #expect(evidence.verdict == verdict)
    #expect(evidence.reasons.first == .text(reason))
    #expect(evidence.measures["policyAlone"] == .answer(before: before, after: after, isPrimary: true, aim: .higher))
  }

  /// The types that the policy needs on each side, on which it doesn't compile alone.
  @Test(
    arguments: [
      (["A", "B"], ["A"], Verdict.partly, nil), (["A"], ["A"], .contradicted, false),
      (["A"], ["A", "B"], .contradicted, false),
    ] as [([String], [String], Verdict, Bool?)])
  func isPartlySupportedIfThePolicyNeedsFewerTypes(
    before: [String], after: [String], verdict: Verdict, isGood: Bool?
  ) {
    let runs = [before, after].map { cone in
      var run = Self.run(false)
      run.cones = ["Screen": cone]
      return run
    }
    let evidence = evidence(runs[0], runs[1])
    #expect(evidence.verdict == verdict)
    #expect(evidence.tables[0].rows[0].cells[1].isGood == isGood)
  }

  @Test func isNotShownIfThePolicyNeedsAFileWithoutARole() {
    var after = Self.run(false)
    after.filesWithoutRole = ["Loan.swift"]
    let missing = EvidencePhrase.text("fileWithoutRole", ["files": .names(["Loan.swift"])])
    #expect(evidence(Self.run(false), after).missing == [missing])
  }

  @Test func isNotShownIfASideHasNoPolicy() {
    #expect(evidence(nil, Self.run(true)).missing == [.text("roles")])
    #expect(evidence(Self.run(false), nil).missing == [.text("roles")])
  }

  @Test func isNotShownWithoutATestThatRunsOnThePolicy() {
    var after = Self.run(true)
    after.test = nil
    #expect(evidence(Self.run(false), after).missing == [.text("policyTest")])
  }

  /// A command that only checks the syntax accepts a policy that imports a detail.
  @Test func saysThatACommandMayNotLookUpNames() {
    var before = Self.run(true)
    before.test = nil
    #expect(evidence(before, Self.run(true)).missing == [.text("dependsBefore")])
    before.isCheckedByCommand = true
    #expect(evidence(before, Self.run(true)).missing == [.text("checkAccepts")])
  }

  @Test func countsNoTypesInCodeThatCouldNotBeRead() {
    var after = Self.run(true)
    after.isRead = false
    let evidence = evidence(Self.run(false), after)
    #expect(evidence.score == nil)
    #expect(evidence.measures["coneTypes"] == .count(before: nil, after: nil, aim: .lower))
    #expect(evidence.measures["outsideDetails"] == .count(before: nil, after: nil, aim: .lower))
  }

  @Test func isAtBestPartlySupportedWithGuessedRoles() {
    var after = Self.run(true)
    after.isGuessed = true
    #expect(evidence(Self.run(false), after).verdict == .partly)
  }

  @Test func isPartlySupportedIfThePolicyReachesTheSystem() {
    var after = Self.run(true)
    after.outsideDetails = ["UserDefaults"]
    let evidence = evidence(Self.run(false), after)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text("outsideDetails", ["details": .names(["UserDefaults"])]))
  }

  /// The decisions of the policy and of the details on each side, and those that moved.
  @Test(
    arguments: [
      (4, 7, 4, 2, 2), (4, 7, 8, 6, nil), (4, 5, 4, 2, nil), (4, 5, 1, 0, nil), (4, 6, 4, 4, nil),
    ] as [(Int, Int, Int, Int, Int?)])
  func isPartlySupportedIfThePolicyDecidesWhatTheDetailsDecided(
    policyBefore: Int, policyAfter: Int, before: Int, after: Int, lost: Int?
  ) {
    var runs = BothSides(before: Self.run(false), after: Self.run(true))
    (runs.before.decisions, runs.after.decisions) = (policyBefore, policyAfter)
    (runs.before.detailDecisions, runs.after.detailDecisions) = (before, after)
    runs.after.test?.decisions = policyAfter
    let evidence = evidence(runs.before, runs.after)
    let phrase = lost.map { lost in
      EvidencePhrase.text(
        "detailsDecisions",
        ["count": .count(before), "lost": .count(lost), "gained": .count(policyAfter - policyBefore)])
    }
    #expect(evidence.verdict == (lost == nil ? .supported : .partly))
    #expect(evidence.reasons.last == phrase ?? .text("onlyAfter"))
  }

  @Test func isPartlySupportedIfItHasATechnicalTextOfADetail() {
    var runs = BothSides(before: Self.run(false), after: Self.run(true))
    runs.before.technicalTexts = ["id_no"]
    runs.before.detailTexts = ["id_no", "amt_minor"]
    runs.after.technicalTexts = ["id_no", "amt_minor", "own_name"]
    let evidence = evidence(runs.before, runs.after)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text("detailsTexts", ["texts": .names(["amt_minor"])]))
  }

  @Test func isPartlySupportedIfItsTypesNeedAsManyTypes() {
    var after = Self.run(true)
    after.cones = ["Screen": ["Hidden"]]
    #expect(evidence(Self.run(false), after).verdict == .partly)
  }

  /// The raw values of the policy's enums, the values that other files and the policy had before, and those that moved.
  @Test(
    arguments: [
      (["121"], ["121": 1], [:], ["121"]), (["121"], [:], [:], nil), (["121"], ["121": 1], ["121": 1], nil),
      ([], ["121": 1], [:], nil),
    ] as [(Set<String>, [String: Int], [String: Int], [String]?)])
  func isPartlySupportedIfADetailsCodesAreItsRawValues(
    rawValues: Set<String>, others: [String: Int], policy: [String: Int], moved: [String]?
  ) {
    var (before, after) = (Self.run(false), Self.run(true))
    (before.outsideLiterals, before.literals, after.rawValues) = (others, policy, rawValues)
    let evidence = evidence(before, after)
    #expect(evidence.verdict == (moved == nil ? .supported : .partly))
    let reason = moved.map { EvidencePhrase.text("detailsCodes", ["texts": .names($0)]) }
    #expect(evidence.reasons == [.text("onlyAfter")] + [reason].compactMap { $0 })
  }

  @Test(arguments: [([], true), (["Locale.current"], true), (["Calendar.current"], false)] as [([String], Bool)])
  func isPartlySupportedIfThePolicyNewlyReadsASetting(former: [String], isNew: Bool) {
    var (before, after) = (Self.run(false), Self.run(true))
    (before.names["settings"], after.names["settings"]) = (former, ["Calendar.current"])
    let evidence = evidence(before, after)
    #expect(evidence.verdict == (isNew ? .partly : .supported))
    #expect((evidence.reasons.last == .text("outsideDetails", ["details": .names(["Calendar.current"])])) == isNew)
  }

  /// The limits that name what they find in the policy, and the placeholders of their phrases.
  @Test(arguments: [
    ("composedText", "names"), ("detailsWords", "texts"), ("namedDetails", "texts"), ("askedTypes", "types"),
    ("detailChoices", "enums"), ("detailOverloads", "names"), ("truthPatterns", "names"), ("detailFlags", "names"),
    ("describedValues", "names"), ("fixedPositions", "names"), ("untypedRequirements", "names"),
    ("commandSequences", "names"),
  ])
  func isPartlySupportedIfALimitFindsNames(key: String, placeholder: String) {
    var after = Self.run(true)
    after.names[key] = ["a"]
    let evidence = evidence(Self.run(false), after)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text(key, [placeholder: .names(["a"])]))
  }

  @Test func isPartlySupportedIfMostRequirementsDoNothingInTheFake() {
    var after = Self.run(true)
    after.idleSteps = IdleSteps(count: 5, idle: ["a", "b", "c"])
    let evidence = evidence(Self.run(false), after)
    #expect(evidence.verdict == .partly)
    #expect(
      evidence.reasons.last
        == .text("idleSteps", ["count": .count(5), "idle": .count(3), "names": .names(["a", "b", "c"])]))
  }

  /// The functions that a policy calls, those that its fake leaves empty, and whether they are its detail's steps.
  @Test(arguments: [
    (["a", "b", "c", "d"], ["a", "b", "c"], true), (["a", "b", "c"], ["a", "b"], false),
    (["a", "b", "c", "d", "e", "f"], ["a", "b", "c"], false), (["a", "b"], ["a", "b", "c", "d"], false),
  ])
  func countsCallsThatDoNothingInFakes(called: [String], empty: [String], areSteps: Bool) {
    let names = ["a", "b", "c", "d", "e", "f"]
    let lines = DeclarationLines(name: 1, first: 1, last: 1)
    let store = TypeDeclaration(
      name: "Store", kind: .protocol, lines: lines, members: names.map { Member(kind: .method, name: $0, lines: lines) }
    )
    let fake = TypeDeclaration(
      name: "Fake", kind: .struct, lines: lines, inherited: [TypeReference("Store")],
      members: names.map {
        Member(kind: .method, name: $0, lines: lines, body: CodeBody(shape: empty.contains($0) ? .empty : .other))
      })
    let code = CodeBase.made(store, .made(client: "Screen", of: "Store", calling: called), fake)
    let steps = IdleSteps(of: code, in: ["Store.swift", "Screen.swift"])
    #expect(steps.count == called.count)
    #expect((steps.phrase != nil) == areSteps)
  }

  /// The concrete types that the policy's types need before and after; both sides have the plain value `Loan`.
  @Test(arguments: [
    (["Screen": ["Disk", "Loan"], "Loan": []], ["Store": ["Loan"], "Loan": []], Verdict.supported, 2, 1),
    // It called free functions of a detail.
    (["Screen": []], ["Screen": []], .supported, 0, 0), (["Screen": []], ["Screen": ["Disk"]], .partly, 0, 1),
  ])
  func comparesTheTypesThatNeedOthers(
    before: [String: [String]], after: [String: [String]], verdict: Verdict, first: Int, then: Int
  ) {
    var runs = [Self.run(false), Self.run(true)]
    runs[0].cones = before
    runs[1].cones = after
    let evidence = evidence(runs[0], runs[1])
    #expect(evidence.verdict == verdict)
    #expect(evidence.measures["coneTypes"] == .count(before: first, after: then, aim: .lower))
  }

  @Test func isPartlySupportedIfThePolicyIsHollow() {
    var findings = StudyFindings.made()
    findings.sides.before?.coverage = [9: LineCoverage(executed: ["Screen.swift": Set(1...9)])]
    let evidence = evidence(Self.run(false), Self.run(true), in: findings)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.last == .text("hollowPolicy", ["before": .count(9), "after": .count(4)]))
  }

  /// The lines of the policy that the test runs with the details, of four without them.
  @Test(arguments: [(0, false), (1, false), (2, true), (6, true)])
  func isPartlySupportedIfTheProgramDoesNotUseThePolicy(_ used: Int, isUsed: Bool) {
    var findings = StudyFindings.made()
    findings.sides.after?.coverage = [9: LineCoverage(executed: ["Screen.swift": Set(0..<used)])]
    let evidence = evidence(Self.run(false), Self.run(true), in: findings)
    #expect(evidence.verdict == (isUsed ? .supported : .partly))
    let reason = EvidencePhrase.text("unusedPolicy", ["count": .count(4), "used": .count(used)])
    #expect(evidence.reasons.contains(reason) == !isUsed)
  }

  /// The lines that the test runs on each side: of the policy and of the detail, before and after.
  @Test(arguments: [
    (4, 4, 5, 1, true), (4, 4, 5, 2, false), (4, 4, 4, 1, false), (4, 4, 5, 4, false),
  ])
  func isPartlySupportedWhereTheDetailsWorkMovedIntoThePolicy(
    _ policy: Int, _ detail: Int, _ policyAfter: Int, _ detailAfter: Int, isMoved: Bool
  ) {
    var findings = StudyFindings.made()
    func coverage(_ policy: Int, _ detail: Int) -> [Int: LineCoverage] {
      [9: LineCoverage(executed: ["Screen.swift": Set(1...policy), "Disk.swift": Set(1...detail)])]
    }
    findings.sides.before?.coverage = coverage(policy, detail)
    findings.sides.after?.coverage = coverage(policyAfter, detailAfter)
    let runs = [Self.run(false), Self.run(true)].map { run in
      var run = run
      run.details = ["Disk.swift"]
      return run
    }
    let evidence = evidence(runs[0], runs[1], in: findings)
    let reason = EvidencePhrase.text("detailInPolicy", ["before": .count(detail), "after": .count(detailAfter)])
    #expect(evidence.reasons.contains(reason) == isMoved)
  }

  /// Two lines of the policy before; those that it and other files have after.
  @Test(
    arguments: [
      ([], ["if name", "guard name"], 2), ([], ["if name"], nil), ([], [], nil),
      (["if name", "guard name"], ["if name", "guard name"], nil), ([], ["switch name", "if name > name"], nil),
    ] as [([String], [String], Int?)])
  func isOnlyPartlySupportedWhereMostRulesMoved(policy: [String], others: [String], moved: Int?) {
    var (before, after) = (Self.run(false), Self.run(true))
    before.decisionLines = ["if name": 1, "guard name": 1]
    after.decisionLines = Dictionary(uniqueKeysWithValues: policy.map { ($0, 1) })
    after.outsideDecisionLines = Dictionary(uniqueKeysWithValues: others.map { ($0, 1) })
    let evidence = evidence(before, after)
    #expect(evidence.verdict == (moved == nil ? .supported : .partly))
    let reason = moved.map { EvidencePhrase.text("movedRules", ["count": .count(2), "moved": .count($0)]) }
    #expect(evidence.reasons == [.text("onlyAfter")] + [reason].compactMap { $0 })
  }

  /// More than half of the policy's texts and numbers, whether they left it or are copies.
  @Test(
    arguments: [
      ([:], ["100": 1, "\"Late\"": 1], ["\"Late\"", "100"]), ([:], ["100": 1], nil),
      (["100": 1], ["100": 1, "7": 1], nil),
      (["\"Late\"": 1], ["\"Late\"": 2, "100": 1], ["\"Late\"", "100"]),
    ] as [([String: Int], [String: Int], [String]?)])
  func isOnlyPartlySupportedWhereOtherFilesHaveTheRulesValues(
    before: [String: Int], after: [String: Int], copied: [String]?
  ) {
    var runs = (Self.run(false), Self.run(true))
    runs.0.literals = ["100": 1, "\"Late\"": 1, "30": 1]
    runs.0.outsideLiterals = before
    runs.1.outsideLiterals = after
    let evidence = evidence(runs.0, runs.1)
    #expect(evidence.verdict == (copied == nil ? .supported : .partly))
    let reason = copied.map {
      EvidencePhrase.text("copiedValues", ["count": .count(3), "copied": .count($0.count), "names": .names($0)])
    }
    #expect(evidence.reasons == [.text("onlyAfter")] + [reason].compactMap { $0 })
  }

  /// Whether fakes compile is shown with the verdict, which rests on a test with them.
  @Test(arguments: [nil, false, true])
  func tellsWhetherADetailCanBeReplaced(isSwapped: Bool?) {
    let evidence = evidence(Self.run(false), Self.run(true, isSwapped: isSwapped))
    #expect(evidence.verdict == .supported)
    #expect(evidence.measures["swap"] == .answer(before: nil, after: isSwapped, aim: .higher))
  }

  @Test func sharesOutThePolicysReferences() {
    let code = CodeBase.made(
      .made(protocol: "Store", "load"), .made(client: "Screen", of: "Store", calling: "load"))
    let findings = StudyFindings.made(roles: Roles(policy: ["Screen.swift"]), before: code, after: code)
    let evidence = evidence(Self.run(false), Self.run(true), in: findings)
    #expect(evidence.measures["abstractions"] == .ratio(before: 1, after: 1, aim: .higher))
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
