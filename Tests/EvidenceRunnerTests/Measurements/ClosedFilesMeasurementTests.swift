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
    ([false, false], [true, true], Verdict.supported), ([true, false], [true, true], .supported),
    // More requests are closed, but not all.
    ([false, false], [true, false], .partly),
    ([false, false], [false, false], .contradicted), ([true, false], [false, false], .contradicted),
    ([true, true], [true, true], .notShown),
  ])
  func comparesTheRequestsThatOpenNoFile(before: [Bool], after: [Bool], verdict: Verdict) {
    let requests = zip(before, after).map { before, after in
      RequestEvidence.made(before: .made(isClosed: before), after: .made(isClosed: after))
    }
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == verdict)
    let counts = (before.count { $0 }, after.count { $0 })
    #expect(evidence.score == Score("closedRequests", before: counts.0, after: counts.1, base: 2))
  }

  /// A table in place of two switches: every request still edits a file, though fewer than before.
  @Test func isContradictedIfRequestsEditFewerFilesButNoneIsClosed() {
    let request = RequestEvidence.made(before: .editing("A", "B"), after: .editing("A"))
    let evidence = evidence(.made([request, request]))
    #expect(evidence.verdict == .contradicted)
    #expect(evidence.measures["filesEdited"] == .count(before: 4, after: 2, aim: .lower))
  }

  @Test func isOnlyPartlySupportedIfTheRootIsExtended() {
    var after = RequestRun.editing("App", isClosed: true)
    after.rootEdits = ["App.swift": LineCost(existingFiles: 1, addedInExisting: 1)]
    let evidence = evidence(.made([.made(before: .editing("A"), after: after)]))
    #expect(evidence.verdict == .partly)
    #expect(evidence.failingReadings == [.root, .adverseAndRoot])
    #expect(
      evidence.tables.first?.rows.first?.cells.last
        == .init(.text("extendsRoot", ["count": .count(1), "files": .names(["App.swift"])])))
  }

  @Test func isAtBestPartlySupportedWithAnAssumedRoot() {
    var after = RequestRun.editing("App", isClosed: true)
    after.rootEdits = ["App.swift": LineCost(existingFiles: 1, addedInExisting: 1)]
    var findings = StudyFindings.made([.made(before: .editing("A"), after: after)])
    findings.assumedRoot = ["App.swift", "Other.swift"]
    let evidence = evidence(findings)
    #expect(evidence.verdict == .partly)
    #expect(evidence.reasons.contains(.text("assumedRoot", ["files": .names(["App.swift"])])))
  }

  /// The lines that a request replaces in the root and adds to it.
  @Test(arguments: [
    (2, 1, EvidencePhrase.text("replacesInRoot", ["count": .count(2), "files": .names(["App.swift"])])),
    (0, 9, .text("overextendsRoot", ["files": .names(["App.swift"])])),
  ])
  func saysWhyAnEditOfTheRootOpensIt(replaced: Int, added: Int, phrase: EvidencePhrase) {
    var after = RequestRun.editing("App")
    after.rootEdits = [
      "App.swift": LineCost(existingFiles: 1, addedInExisting: added, removedInExisting: replaced)
    ]
    let evidence = evidence(.made([.made(before: .editing("A"), after: after)]))
    #expect(evidence.tables.first?.rows.first?.cells.last == .init(phrase, isGood: false))
  }

  @Test func isOnlyPartlySupportedIfAnAdverseRequestIsOpen() {
    let requests = [
      RequestEvidence.made(isAdverse: true, before: .made(isClosed: true), after: .editing("A")),
      .made(before: .editing("A"), after: .made(isClosed: true)),
    ]
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == .partly)
    #expect(evidence.failingReadings == [.adverse, .adverseAndRoot])
    #expect(evidence.tables.first?.rows.first?.name == .text("adverse", ["name": .name("Request")]))
  }

  /// A run that opens a file counts as closed where the other side's change needs no edit.
  @Test func namesRequestsThatTheCodeBeforeMeetsWithTheSameChange() {
    let request = RequestEvidence.made(before: .editing("A", isClosed: true), after: .made(isClosed: true))
    let evidence = evidence(.made([request, request]))
    #expect(evidence.verdict == .notShown)
    #expect(evidence.missing == [.text("openBefore")])
    #expect(
      evidence.reasons.contains(
        .text("closedBefore", ["count": .count(2), "names": .names(["Request", "Request"])])))
    #expect(
      evidence.tables.first?.rows.first?.cells.first == .init(.text("opens", ["count": .count(1)]), isGood: false))
  }

  /// No design is closed against every change, so such a study lacks a truly adverse request.
  @Test(arguments: [false, true])
  func isOnlyPartlySupportedIfNoAdverseRequestOpensMoreFiles(isClosedBefore: Bool) {
    let requests = [
      RequestEvidence.made(
        "Tame", isAdverse: true, before: .made(isClosed: isClosedBefore), after: .made(isClosed: true)),
      .made(before: .editing("A"), after: .made(isClosed: true)),
    ]
    let evidence = evidence(.made(requests))
    #expect(evidence.verdict == .partly)
    #expect(evidence.failingReadings.isEmpty)
    #expect(evidence.reasons.last == .text("tameAdverse", ["names": .names(["Tame"])]))
  }

  /// Code added to a file's end could be in a new file.
  @Test func countsAFileWithWholeNewDeclarationsAsANewOne() {
    var extending = RequestRun.editing("A", isClosed: true)
    extending.extendedFiles = ["A.swift"]
    let evidence = evidence(.made([.made(before: .editing("A"), after: extending)]))
    #expect(evidence.verdict == .supported)
    #expect(evidence.tables.first?.rows.first?.cells.last == .init(.text("addsCodeOnly"), isGood: true))
    let open = self.evidence(.made([.made(before: extending, after: extending)]))
    #expect(open.missing == [.text("openBefore")])
  }

  @Test(arguments: [
    (nil, EvidenceTable.Cell(.text("notAsked"))), (RequestRun.unmet, .init(.text("notMet"))),
    (.editing(isClosed: true), .init(.text("newFilesOnly"), isGood: true)),
    // The other side's change would have edited nothing.
    (.editing("A", isClosed: true), .init(.text("opens", ["count": .count(1)]), isGood: false)),
    (.editing("A", "B"), .init(.text("opens", ["count": .count(2)]), isGood: false)),
  ])
  func saysWhatARequestOpens(run: RequestRun?, cell: EvidenceTable.Cell) {
    let requests = [
      RequestEvidence.made("Asked", before: .editing("A"), after: .editing("A")), .made(before: run, after: nil),
    ]
    #expect(evidence(.made(requests)).tables.first?.rows.last?.cells.first == cell)
  }
}

extension RequestRun {
  /// Makes a run that adds a file, or edits one.
  fileprivate static func made(isClosed: Bool) -> RequestRun {
    isClosed ? RequestRun(isMet: true, cost: LineCost(newFiles: 1), isClosed: true) : .editing("A")
  }
}
