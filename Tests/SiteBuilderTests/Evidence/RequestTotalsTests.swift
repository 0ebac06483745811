import CaseStudyModel
import Mustache
import SourceTrees
import Testing

@testable import SiteBuilder

/// The cost of all requests of a study together.
@Suite("Totals of requests")
struct RequestTotalsTests {
  private static func study(costs: [BothSides<RequestCost>]) -> CaseStudy {
    var study = CaseStudy.claiming("a")
    study.changeRequests = costs.map { cost in
      var request = ChangeRequest(title: "R", line: 1, heading: 0, isAdverse: false, reason: "", snippets: [])
      request.costs = cost
      return request
    }
    return study
  }

  private static func cost(_ added: Int, new: Int) -> RequestCost {
    .counted(LineCost(existingFiles: 1, addedInExisting: added, addedInNew: new), editedFiles: ["A"], newFiles: [])
  }

  @Test func comeFromEvidenceWithTheAdverseRequests() throws {
    let study = Self.study(costs: [BothSides(before: Self.cost(900, new: 0), after: Self.cost(900, new: 0))])
    var site = Site.made([study])
    site.evidence["a"] = StudyEvidence(evidence: .full(), isStale: false)
    let totals = try #require(RequestTotals(of: study, in: site))
    #expect(totals.isRun)
    #expect(totals.count == 2)
    #expect(totals.sides.after.editedLines == 9)
  }

  @Test func addThePatchesOfAStudyThatWasNotRun() throws {
    let costs = [
      BothSides(before: Self.cost(2, new: 0), after: Self.cost(1, new: 5)),
      BothSides(before: RequestCost.notAsked, after: Self.cost(1, new: 5)),
    ]
    let study = Self.study(costs: costs)
    let totals = try #require(RequestTotals(of: study, in: .made([study])))
    #expect(!totals.isRun)
    #expect(totals.sides.map(\.editedLines) == BothSides(before: 2, after: 2))
    #expect(totals.sides.map(\.addedInNew) == BothSides(before: 0, after: 10))
  }

  @Test func areWrittenInTheFormsOfTheirNumbers() {
    let study = Self.study(costs: [BothSides(before: Self.cost(1, new: 0), after: Self.cost(0, new: 1))])
    let values = OpenClosedPageGenerator().particulars(of: study, in: .made(for: .made([study])))
    #expect(values?["size"] == .text("1 change: before 1 line edited and 0 new, after 0 lines edited and 1 new"))
  }

  @Test func areUnknownIfAPatchDoesNotApply() {
    let study = Self.study(costs: [BothSides(before: .inapplicable, after: Self.cost(1, new: 5))])
    #expect(RequestTotals(of: study, in: .made([study])) == nil)
  }
}
