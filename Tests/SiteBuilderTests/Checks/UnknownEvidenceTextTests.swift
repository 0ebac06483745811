import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Keys of evidence without a text")
struct UnknownEvidenceTextTests {
  private func findings(_ evidence: PrincipleEvidence) -> [String] {
    var site = Site.made(.made("Content/case-studies/a.md", []))
    var stored = Evidence.sound()
    stored.principles = [.ocp: evidence]
    site.evidence = ["a": StudyEvidence(evidence: stored, isStale: false)]
    return UnknownEvidenceText().diagnostics(for: site).map(\.summary.description)
  }

  @Test func areReportedOncePerPart() {
    let evidence = PrincipleEvidence(
      verdict: .partly, reasons: [.text("lasers"), .text("lasers")],
      measures: ["lasers": .count(before: 1, after: 2)])
    #expect(
      findings(evidence) == [
        "Text 'evidence.ocp.measure.lasers' of stored evidence must be in the catalogue",
        "Text 'evidence.ocp.reason.lasers' of stored evidence must be in the catalogue",
      ])
  }

  @Test func excludeThoseOfTheBuiltInMeasurements() {
    let evidence = PrincipleEvidence(
      verdict: .partly, reasons: [.text("closedRequests")], measures: ["closedRequests": .count(before: 1, after: 2)])
    #expect(findings(evidence) == [])
  }
}
