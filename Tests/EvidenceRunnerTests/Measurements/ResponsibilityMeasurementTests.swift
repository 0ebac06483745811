import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Single responsibility, by requests that edit one type.
struct ResponsibilityMeasurementTests {
  private func evidence(_ findings: StudyFindings) -> PrincipleEvidence {
    ResponsibilityMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
  }

  /// Two favoured requests: the types that each edits before, and after.
  private static let cases: [(before: [[String]], after: [[String]], verdict: Verdict, pairs: (Int, Int))] = [
    ([["A"], ["A"]], [["A"], ["B"]], .supported, (1, 0)),
    ([["A"], ["A"]], [[], []], .supported, (1, 0)),
    ([["A"], ["A"]], [["B"], ["B"]], .contradicted, (1, 1)),
    ([["A"], ["B"]], [["A"], ["A"]], .contradicted, (0, 1)),
    ([["A"], ["B"]], [["A"], ["B"]], .notShown, (0, 0)),
    // It falls, but the requests edit more files than before.
    ([["A"], ["A"]], [["A", "B"], ["C", "D"]], .partly, (1, 0)),
    ([[], []], [[], []], .notShown, (0, 0)),
  ]

  @Test(arguments: cases.indices)
  func comparesThePairsOfRequestsThatEditOneType(_ index: Int) {
    let row = Self.cases[index]
    let requests = zip(row.before, row.after).map { before, after in
      RequestEvidence.made(before: run(before), after: run(after))
    }
    let evidence = evidence(.made(requests, before: .made(), after: .made()))
    #expect(evidence.verdict == row.verdict)
    #expect(evidence.score == Score("meetingPairs", before: row.pairs.0, after: row.pairs.1, base: 1))
  }

  /// The innermost declarations that two requests edit before and after, although they edit one type before by
  /// attribution and two after.
  @Test(arguments: [
    (["B", "C"], ["B", "C"], 0, 0, Verdict.partly), (["A", "A"], ["B", "B"], 1, 1, .partly),
    (["A", "A"], ["B", "C"], 1, 0, .supported),
  ])
  func isPartlySupportedIfOnlyTheAttributionChanged(
    before: [String], after: [String], former: Int, pairs: Int, verdict: Verdict
  ) {
    let requests = [("A", 0), ("B", 1)].map { name, index in
      var sides = BothSides(before: RequestRun.editing("A"), after: .editing(name))
      (sides.before.innermostTypes, sides.after.innermostTypes) = ([before[index]], [after[index]])
      return RequestEvidence.made(before: sides.before, after: sides.after)
    }
    let evidence = evidence(.made(requests, before: .made(), after: .made()))
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("attribution", ["before": .count(former), "after": .count(pairs)])
    #expect((evidence.reasons.last == reason) == (verdict == .partly))
  }

  /// Without the code's structure, a request edits files, and two that edit different types of one file seem to meet.
  @Test func isNotContradictedByFilesInPlaceOfTypes() {
    let requests = Array(repeating: RequestEvidence.made(before: .editing("A"), after: .editing("A")), count: 2)
    #expect(evidence(.made(requests, before: .made(), after: .made())).verdict == .contradicted)
    #expect(evidence(.made(requests)).verdict == .notShown)
    #expect(evidence(.made(requests)).missing == [.text("unread")])
  }

  /// Without types, nothing shows whether the parts still share state.
  @Test func isLimitedByCodeThatCouldNotBeReadOrHasNoTypes() {
    let untyped = CodeBase(SourceFacts(files: [], unknown: [.uses]))
    #expect(StudyFindings.made().limitOfFacts == .text("unread"))
    #expect(StudyFindings.made(before: .made(), after: .made()).limitOfFacts == nil)
    #expect(StudyFindings.made(before: .made(), after: untyped).limitOfFacts == .text("untyped"))
  }

  private func run(_ types: [String]) -> RequestRun {
    RequestRun(
      isMet: true, cost: LineCost(existingFiles: types.count), editedFiles: types, editedTypes: types)
  }

  /// Four reasons in one type become two: fewer requests meet, and the rule holds.
  @Test func holdsIfFewerRequestsMeet() {
    let four = [("A", "A"), ("A", "A"), ("A", "B"), ("A", "B")]
    let requests = four.map { RequestEvidence.made(before: .editing($0.0), after: .editing($0.1)) }
    #expect(evidence(.made(requests)).verdict == .supported)
    #expect(evidence(.made(requests)).score == Score("meetingPairs", before: 6, after: 2, base: 6))
  }

  @Test func isOnlyPartlySupportedIfAnAdverseRequestMeetsTheOthers() {
    let requests = [
      RequestEvidence.made(before: .editing("A"), after: .editing("A")),
      .made(before: .editing("A"), after: .editing("B")),
      .made(isAdverse: true, before: .editing("C"), after: .editing("A", "B")),
    ]
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == .partly)
    #expect(evidence.failingReadings == [.adverse, .adverseAndRoot])
  }

  /// The declarations that the adverse request edits after; it edits one before.
  @Test(arguments: [(["C"], Verdict.partly), (["C", "D"], .supported)])
  func isOnlyPartlySupportedIfNoAdverseRequestEditsMore(after: [String], verdict: Verdict) {
    let requests = [
      RequestEvidence.made(before: .editing("A"), after: .editing("A")),
      .made(before: .editing("A"), after: .editing("B")),
      .made(
        "Tame", isAdverse: true, before: .editing("A"),
        after: RequestRun(isMet: true, editedFiles: ["C.swift"], editedTypes: after)),
    ]
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("tameAdverse", ["names": .names(["Tame"])])
    #expect(evidence.reasons.contains(reason) == (verdict == .partly))
  }

  /// An adverse request is harder by definition, so the files that it edits don't count.
  @Test func letsAnAdverseRequestEditMoreFiles() {
    let requests = [
      RequestEvidence.made(before: .editing("A"), after: .editing("A")),
      .made(before: .editing("A"), after: .editing("B")),
      .made(isAdverse: true, before: .editing("A"), after: .editing("A", "B", files: 2)),
    ]
    #expect(evidence(.made(requests)).verdict == .supported)
  }

  /// Whether the part that the second of two requests edits has code.
  @Test(arguments: [(true, Verdict.supported), (false, .partly)])
  func isOnlyPartlySupportedIfRequestsEditValues(hasCode: Bool, verdict: Verdict) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let value = Member(kind: .storedProperty, name: "percent", lines: line, type: TypeReference("Int"))
    let work = Member(
      kind: .method, name: "work", lines: line, parameters: [Parameter(type: TypeReference("Int"))], body: CodeBody())
    func type(_ name: String, _ members: [Member]) -> TypeDeclaration {
      TypeDeclaration(name: name, kind: .struct, lines: line, members: members)
    }
    let after = CodeBase.made(type("A", [value]), type("B", hasCode ? [work] : [value]))
    let requests = ["A", "B"].map { RequestEvidence.made(before: .editing("Old"), after: .editing($0)) }
    let evidence = evidence(.made(requests, before: .made(type("Old", [value, work])), after: after))
    #expect(evidence.verdict == verdict)
    let reason = EvidencePhrase.text("editedValues", ["count": .count(2), "names": .names(["A", "B"])])
    #expect(evidence.reasons.contains(reason) == !hasCode)
  }

  @Test func isOnlyPartlySupportedIfSeveralWorkOnTheStateOfOne() {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    func type(_ name: String, stores: Bool, using steps: [AccessStep]) -> TypeDeclaration {
      let owed = Member(kind: .storedProperty, name: "owed", lines: line, type: TypeReference("Int"))
      let body = CodeBody(accesses: [Access(line: 1, steps: steps)])
      let work = Member(kind: .method, name: "work", lines: line, body: body)
      return TypeDeclaration(name: name, kind: .struct, lines: line, members: stores ? [owed, work] : [work])
    }
    let foreign: [AccessStep] = [.value(TypeReference("Clinic")), .member("owed")]
    let before = CodeBase.made(type("Clinic", stores: true, using: [.member("owed")]))
    let after = CodeBase.made(
      type("Clinic", stores: true, using: []), type("Billing", stores: false, using: foreign),
      type("Reminders", stores: false, using: foreign))
    let requests = ["Billing", "Reminders"].map {
      RequestEvidence.made(before: .editing("Clinic"), after: .editing($0))
    }
    let evidence = evidence(.made(requests, before: before, after: after))
    #expect(evidence.verdict == .partly)
    let names = EvidencePhrase.Argument.names(["Billing", "Reminders"])
    #expect(evidence.reasons.last == .text("openedState", ["types": .names(["Clinic"]), "names": names]))
    #expect(self.evidence(.made(requests, before: before, after: before)).verdict == .supported)
  }

  /// The composition root names everything, so that every request edits it.
  @Test func leavesOutTypesAndFilesOfTheRoot() {
    let root = CodeBase.made(TypeDeclaration.made(protocol: "Root"))
    let requests = ["A", "B"].map {
      RequestEvidence.made(
        before: .editing("Old"),
        after: RequestRun(
          isMet: true, editedFiles: [$0 + ".swift", "Root.swift", "main.swift"],
          editedTypes: [$0, "Root", "main.swift"]))
    }
    let roles = Roles(root: ["Root.swift", "main.swift"])
    let evidence = evidence(.made(requests, roles: roles, before: root, after: root))
    #expect(evidence.verdict == .partly)
    #expect(evidence.failingReadings == [.root, .adverseAndRoot])
    #expect(self.evidence(.made(requests, before: root, after: root)).verdict == .contradicted)
  }

  @Test func countsRequestsPerTypeInATable() {
    let requests = [
      RequestEvidence.made("One", before: .editing("A"), after: .editing("A")),
      .made("Two", before: .editing("A"), after: .editing("B")),
    ]
    let evidence = evidence(.made(requests))
    #expect(evidence.tables.first?.rows.map(\.name) == [.verbatim("A"), .verbatim("B")])
    #expect(
      evidence.tables.first?.rows.first?.cells == [.init(.count(2), isGood: false), .init(.count(1), isGood: nil)])
    #expect(
      evidence.transcript.first
        == .text("edits", ["request": .name("One"), "side": .text("before"), "types": .names(["A"])]))
  }
}
