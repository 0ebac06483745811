import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Change requests with one title")
struct DuplicateRequestTests {
  @Test(arguments: [
    (["Bikes", "Bikes"], ["warning DuplicateRequest a.md:2"]),
    (["Bikes", "BIKES", "bikes"], ["warning DuplicateRequest a.md:2", "warning DuplicateRequest a.md:3"]),
    (["Bikes", "Lorries"], []), (["Bikes"], []), ([], []),
  ])
  func areReportedFromTheSecondOn(titles: [String], findings: [String]) {
    #expect(DuplicateRequest().findings([], requests: titles.map { ($0, []) }) == findings)
  }

  /// Another rule reports a heading without text, unless it has the mark.
  @Test(arguments: [(true, ["warning DuplicateRequest a.md:1"]), (false, [])])
  func needATitleBesidesTheMark(isAdverse: Bool, findings: [String]) {
    var study = CaseStudy(article: .made("a.md", []))
    study.changeRequests = [
      ChangeRequest(title: "", line: 1, heading: 0, isAdverse: isAdverse, reason: "Wanted.", snippets: [])
    ]
    #expect(DuplicateRequest().findings(in: .made([study])) == findings)
  }

  @Test func mayBeInDifferentStudies() {
    let studies = ["a", "b"].map { name in
      var study = CaseStudy(article: .made("\(name).md", []))
      study.changeRequests = [
        ChangeRequest(title: "Bikes", line: 1, heading: 0, isAdverse: false, reason: "Wanted.", snippets: [])
      ]
      return study
    }
    #expect(DuplicateRequest().findings(in: .made(studies)) == [])
  }
}
