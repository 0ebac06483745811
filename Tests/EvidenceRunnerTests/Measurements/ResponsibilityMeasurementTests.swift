import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Single responsibility, by requests that edit one type.
struct ResponsibilityMeasurementTests {
  private func evidence(_ findings: StudyFindings) -> PrincipleEvidence {
    ResponsibilityMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
  }

  /// Two requests: the types that each edits before, and after.
  private static let cases: [(before: [[String]], after: [[String]], verdict: Verdict, maxima: (Int, Int))] = [
    ([["A"], ["A"]], [["A"], ["B"]], .supported, (2, 1)),
    ([["A"], ["A"]], [[], []], .supported, (2, 0)),
    ([["A"], ["A"]], [["B"], ["B"]], .contradicted, (2, 2)),
    ([["A"], ["B"]], [["A"], ["A"]], .contradicted, (1, 2)),
    ([["A"], ["B"]], [["A"], ["B"]], .notShown, (1, 1)),
    // It falls to one, but the requests edit more files than before.
    ([["A"], ["A"]], [["A", "B"], ["C", "D"]], .notShown, (2, 1)),
    ([[], []], [[], []], .notShown, (0, 0)),
  ]

  @Test(arguments: cases.indices)
  func comparesTheTypeThatMostRequestsEdit(_ index: Int) {
    let row = Self.cases[index]
    let requests = zip(row.before, row.after).map { before, after in
      RequestEvidence.made(before: run(before), after: run(after))
    }
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == row.verdict)
    #expect(
      evidence.measures["requestsPerType"]
        == .count(before: row.maxima.0, after: row.maxima.1, isPrimary: true))
  }

  private func run(_ types: [String]) -> RequestRun {
    RequestRun(
      isMet: true, cost: LineCost(existingFiles: types.count), editedFiles: types, editedTypes: types)
  }

  @Test func isNotSupportedWhereThreeRequestsFallToTwo() {
    let three = Array(repeating: ("A", "B"), count: 2) + [("A", "C")]
    let requests = three.map { RequestEvidence.made(before: .editing($0.0), after: .editing($0.1)) }
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == .notShown)
  }

  @Test func leavesOutAdverseRequests() {
    let requests = [
      RequestEvidence.made(before: .editing("A"), after: .editing("A")),
      .made(before: .editing("A"), after: .editing("B")),
      .made(isAdverse: true, before: .editing("C"), after: .editing("A", "B")),
    ]
    #expect(evidence(.made(requests)).verdict == .supported)
  }

  /// The composition root names everything, so that every request edits it.
  @Test func leavesOutTypesAndFilesOfTheRoot() {
    let root = CodeBase.made(TypeDeclaration.made(protocol: "Root"))
    let requests = ["A", "B"].map {
      RequestEvidence.made(before: .editing("Old"), after: .editing($0, "Root", "main.swift", files: 1))
    }
    let roles = Roles(root: ["Root.swift", "main.swift"])
    #expect(evidence(.made(requests, roles: roles, before: root, after: root)).verdict == .supported)
    #expect(evidence(.made(requests, before: root, after: root)).verdict == .contradicted)
  }

  @Test(arguments: [
    [RequestEvidence.made(before: .editing("A"), after: .unmet)],
    [RequestEvidence.made(before: .editing("A"), after: nil)],
    [RequestEvidence.made(isAdverse: true, before: .editing("A"), after: .editing("A"))],
    [],
  ])
  func isNotShownWithoutARequestThatBothSidesMeet(requests: [RequestEvidence]) {
    #expect(evidence(.made(requests)).verdict == .notShown)
    #expect(evidence(.made(requests)).reasons == [.text("unmet")])
  }

  @Test func isNotShownWhereASideFailsItsTests() {
    let requests = [RequestEvidence.made(before: .editing("A"), after: .editing("B"))]
    #expect(evidence(.made(requests, isAfterSound: false)).reasons == [.text("unmet")])
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
