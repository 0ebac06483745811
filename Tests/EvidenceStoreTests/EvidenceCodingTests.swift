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
    evidence.problems = [EvidenceProblem(id: "CodeDoesNotCompile", line: 7)]
    evidence.principles[.ocp] = PrincipleEvidence(
      verdict: .notShown, reasons: [.text("unmet"), .verbatim("as printed"), .count(3)],
      measures: [
        "closed": .answer(before: false, after: nil, isPrimary: true), "mean": .ratio(before: 0.333, after: 1),
        "edits": .count(before: 2, after: 0),
      ],
      tables: [
        EvidenceTable(
          title: .text("contract", ["name": .name("Store")]), side: .before,
          columns: [.text("conformer"), .verbatim("keeps")],
          rows: [
            .init(name: .verbatim("Disk"), cells: [.init(.text("caught", ["outcome": .text("trap")]), isGood: true)])
          ])
      ],
      transcript: [
        .text(
          "uses", ["members": .names(["a", "b"]), "used": .count(1), "share": .ratio(1), "side": .text("before")]),
        .text("late", ["parts": .phrases([.text("tests", ["found": .count(1)]), .verbatim("x"), .count(2)])]),
      ])
    evidence.principles[.ocp]?.ifRegistered = .supported
    evidence.registration = StudyRegistration(
      obstacle: .shallow, before: "ab", after: "cd", parts: [.tests: .init(all: 3, registered: 1, removed: 2)],
      text: "ef")
    evidence.pictures.before = TypePicture(
      relations: [.init("A", .conforms, "B")],
      layout: .init(
        width: 62, height: 116.5,
        frames: [.init(role: .root, area: .init(x: 4, y: 4, width: 10, height: 20), label: .init(5, 5))],
        boxes: [.init(name: "A", kind: .foreign, area: .init(x: 4, y: 4, width: 10, height: 20))],
        arrows: [
          .init(
            from: "A", to: "B", isConformance: true, curve: [.init(1, 2), .init(3, 4), .init(5, 6), .init(7, 8)],
            tip: .init(9, 9.1))
        ]))
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

  /// A share of 1 must not come back as a count.
  @Test func aShareOfOneStaysAShare() throws {
    let read = try EvidenceCoding.evidence(from: EvidenceCoding.bytes(of: evidence))
    #expect(read.principles[.ocp]?.measures["mean"]?.sides.after == .ratio(1))
  }

  @Test func detectsAManualChange() throws {
    let text = String(decoding: try EvidenceCoding.bytes(of: evidence), as: UTF8.self)
    let edited = text.replacing("not shown", with: "supported")
    #expect(throws: EvidenceFault.edited) { try EvidenceCoding.evidence(from: Array(edited.utf8)) }
  }

  @Test(arguments: ["", "{}", "[1]", "{\"version\":4}", "<<<<<<< HEAD", String(repeating: "[", count: 100_000)])
  func rejectsOtherFiles(text: String) {
    #expect(throws: EvidenceFault.malformed) { try EvidenceCoding.evidence(from: Array(text.utf8)) }
  }

  @Test func namesAnotherVersion() {
    #expect(throws: EvidenceFault.otherVersion(2)) { try EvidenceCoding.evidence(from: Array("{\"version\":2}".utf8)) }
  }
}
