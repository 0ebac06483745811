import CaseStudyModel
import EvidenceStore
import Testing

struct EvidenceCodingTests {
  private var evidence: Evidence {
    var evidence = Evidence(
      inputs: "0123", toolchain: "swift 6.3.1", places: EvidencePlaces(source: "a.md", lines: [7]),
      sides: BothSides(
        before: SideEvidence(
          isCompiled: true, files: ["b.swift": 2, "a/ä.swift": 1],
          runs: [RunEvidence(kind: .usage, line: 7, outcome: .passed, output: "\"</script>\"\n")]), after: nil))
    evidence.principles["ocp"] = PrincipleEvidence(
      verdict: .notShown, sentence: "There is no after side.",
      measures: [
        "closed": Measure(title: "Closed", isPrimary: true, before: .answer(false), after: nil),
        "mean": Measure(title: "Mean", before: .ratio(0.333), after: .count(1)),
      ])
    return evidence
  }

  @Test func readsWhatItWrote() throws {
    var read = try EvidenceCoding.evidence(from: EvidenceCoding.bytes(of: evidence))
    #expect(read.result.count == 16)
    read.result = ""
    #expect(read == evidence)
  }

  @Test func writesEqualEvidenceInEqualBytes() throws {
    let bytes = try EvidenceCoding.bytes(of: evidence)
    #expect(try EvidenceCoding.bytes(of: EvidenceCoding.evidence(from: bytes)) == bytes)
    #expect(bytes.last == UInt8(ascii: "\n"))
  }

  @Test func noticesAChangeByHand() throws {
    let text = String(decoding: try EvidenceCoding.bytes(of: evidence), as: UTF8.self)
    let edited = text.replacing("not shown", with: "supported")
    #expect(throws: EvidenceFault.edited) { try EvidenceCoding.evidence(from: Array(edited.utf8)) }
  }

  @Test(arguments: ["", "{}", "[1]", "{\"version\":2}", "<<<<<<< HEAD", String(repeating: "[", count: 100_000)])
  func refusesOtherFiles(text: String) {
    #expect(throws: EvidenceFault.malformed) { try EvidenceCoding.evidence(from: Array(text.utf8)) }
  }

  @Test func namesAnotherVersion() {
    #expect(throws: EvidenceFault.otherVersion(1)) { try EvidenceCoding.evidence(from: Array("{\"version\":1}".utf8)) }
  }
}
