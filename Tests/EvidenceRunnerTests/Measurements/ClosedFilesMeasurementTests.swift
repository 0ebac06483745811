import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Open for extension, closed for modification, by requests met with new files.
struct ClosedFilesMeasurementTests {
  private func evidence(_ findings: StudyFindings) -> PrincipleEvidence {
    ClosedFilesMeasurement().evidence(in: findings, probed: StudyFindings.unprobed)
  }

  /// Whether each of two requests is closed before, and after.
  @Test(arguments: [
    ([false, false], [true, false], Verdict.supported), ([false, false], [true, true], .supported),
    ([false, false], [false, false], .contradicted), ([true, false], [false, false], .contradicted),
    ([true, false], [true, true], .notShown),
  ])
  func comparesTheRequestsThatOpenNoFile(before: [Bool], after: [Bool], verdict: Verdict) {
    let requests = zip(before, after).map { before, after in
      RequestEvidence.made(before: .editing("A", isClosed: before), after: .editing("A", isClosed: after))
    }
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == verdict)
    let counts = (before.count { $0 }, after.count { $0 })
    #expect(evidence.measures["closedRequests"] == .count(before: counts.0, after: counts.1, isPrimary: true))
    #expect(
      evidence.reasons == [
        .text("closedRequests", ["count": .count(2), "before": .count(counts.0), "after": .count(counts.1)])
      ])
  }

  /// A request that one side doesn't meet counts on neither.
  @Test func leavesOutWhatOneSideDoesNotMeet() {
    let requests = [
      RequestEvidence.made(before: .unmet, after: .editing("A", isClosed: true)),
      .made(before: .editing("A"), after: .editing("A")),
    ]
    #expect(evidence(.made(requests)).verdict == .contradicted)
  }

  @Test func leavesOutAdverseRequests() {
    let requests = [
      RequestEvidence.made(isAdverse: true, before: .editing("A"), after: .editing("A", isClosed: true)),
      .made(before: .editing("A"), after: .editing("A")),
    ]
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == .contradicted)
    #expect(evidence.tables.first?.rows.first?.name == .text("adverse", ["name": .name("Request")]))
  }

  @Test func isNotShownWithoutARequestThatBothSidesMeet() {
    #expect(evidence(.made([.made(before: .unmet, after: .editing("A"))])).reasons == [.text("unmet")])
    #expect(evidence(.made([])).verdict == .notShown)
  }

  @Test func isNotShownWhereASideFailsItsTests() {
    let requests = [RequestEvidence.made(before: .editing("A"), after: .editing("A", isClosed: true))]
    #expect(evidence(.made(requests, isAfterSound: false)).verdict == .notShown)
  }

  @Test(arguments: [
    (nil, EvidenceTable.Cell(.text("notAsked"))), (RequestRun.unmet, .init(.text("notMet"))),
    (.editing("A", isClosed: true), .init(.text("newFilesOnly"), isGood: true)),
    (.editing("A", "B"), .init(.text("opens", ["count": .count(2)]), isGood: false)),
  ])
  func saysWhatARequestOpens(run: RequestRun?, cell: EvidenceTable.Cell) {
    let requests = [
      RequestEvidence.made("Asked", before: .editing("A"), after: .editing("A")), .made(before: run, after: nil),
    ]
    #expect(evidence(.made(requests)).tables.first?.rows.last?.cells.first == cell)
  }
}
