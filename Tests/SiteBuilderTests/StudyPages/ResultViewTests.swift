import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

/// The word for the difference between what a change request costs on both sides.
struct ResultViewTests {
  private static func cost(_ files: Int, _ edited: Int, _ new: Int) -> LineCost {
    LineCost(
      existingFiles: files, addedInExisting: edited, removedInExisting: 0, newFiles: new == 0 ? 0 : 1, addedInNew: new)
  }

  @Test(arguments: [
    (cost(3, 10, 0), cost(1, 90, 90), "better"), (cost(1, 10, 0), cost(2, 1, 0), "worse"),
    (cost(2, 10, 0), cost(2, 9, 50), "better"), (cost(2, 10, 3), cost(2, 10, 4), "worse"),
    (cost(2, 10, 3), cost(2, 10, 3), "same"), (cost(0, 0, 9), cost(0, 0, 2), "better"),
  ])
  func comparesFilesThenEditedLinesThenNewLines(before: LineCost, after: LineCost, word: String) {
    #expect(outcome(before: before, after: after) == word)
  }

  @Test func comparesNothingIfASideIsNotRequested() {
    #expect(outcome(before: nil, after: Self.cost(1, 1, 0)) == "incomparable")
  }

  @Test func comparesNothingIfATestFails() {
    #expect(outcome(before: Self.cost(2, 2, 0), after: Self.cost(1, 1, 0), isMet: false) == "unmet")
  }

  @Test(arguments: [
    ("The bakery buys a van. It is red.", "The bakery buys a van."), ("", ""), ("A van", "A van"),
    ("Version 1.5 is wanted. Soon.", "Version 1.5 is wanted."),
    ("The bakery bakes e.g. rolls. Soon.", "The bakery bakes e.g. rolls."),
    (
      "Customers want to add a note to an order, such as “no nuts”. Soon.",
      "Customers want to add a note to an order, such as “no nuts”."
    ),
    ("配達を始めます。車を買いました。", "配達を始めます。"),
  ])
  func saysWhoAsksInTheFirstSentence(reason: String, sentence: String) {
    #expect(ResultView.opening(of: reason) == sentence)
  }

  @Test(arguments: [("en", "A.swift, B.swift"), ("ja", "A.swift、B.swift"), ("ar", "A.swift، B.swift")])
  func namesEditedFilesAsTheLanguageWritesLists(language: String, list: String) {
    let cost = RequestCost.counted(Self.cost(2, 2, 0), editedFiles: ["A.swift", "B.swift"], newFiles: [])
    #expect(RequestCostView(counting: cost, .shipped(language)).values["editedFiles"] == .text(list))
  }

  private func outcome(before: LineCost?, after: LineCost?, isMet: Bool = true) -> String {
    let request = ChangeRequest(title: "T", line: 1, heading: 0, isAdverse: false, reason: "", snippets: [])
    let costs = BothSides(before: before, after: after).map { cost in
      RequestCostView(counting: cost.map { .counted($0, editedFiles: [], newFiles: []) } ?? .notAsked, .english)
    }
    return ResultView(
      request: request, number: 1, costs: costs, isMet: isMet, place: nil, url: "", texts: .english
    ).outcome
  }
}
