import CaseStudyModel
import Mustache
import Testing

@testable import SiteBuilder

@Suite("What is particular to substitution")
struct LiskovSubstitutionPageGeneratorTests {
  private static let clauses =
    "func clauses() {\n  clause(\"keeps width\") { true }\n  clause(\"keeps area\") { true }\n}\n"

  @Test func listsClausesAndConformersOfEachSide() {
    let found = particulars(
      by: LiskovSubstitutionPageGenerator(),
      of: [
        .code(nil, Self.clauses, role: .contract, contract: "Shape"),
        .code(.before, "conformer(\"Square\") { Square() }\n", role: .conformers, contract: "Shape"),
        .code(
          .after, "conformer(\"Circle\") { Circle() }\nwrong(\"Bent\") { Bent() }\n", role: .conformers,
          contract: "Shape"),
      ])
    #expect(
      found["clausesByContract"]?.rows("name", "beforeConformers", "afterConformers", "counterexamples")
        == [["Shape", "Square", "Circle", "Bent"]])
    guard case .list(let contracts) = found["clausesByContract"], case .object(let contract) = contracts.first else {
      Issue.record("there is no contract")
      return
    }
    #expect(contract["clauses"] == .list([.text("keeps width"), .text("keeps area")]))
  }

  @Test func readsTheTextsOfClausesAsSwiftDoes() {
    let code = #"clause("calls \"a\\b\", not \n") { true }"# + "\n"
    let found = particulars(
      by: LiskovSubstitutionPageGenerator(),
      of: [
        .code(nil, code, role: .contract, contract: "Shape"),
        .code(.after, "conformer(\"Circle\") { Circle() }\n", role: .conformers, contract: "Shape"),
      ])
    guard case .list(let contracts) = found["clausesByContract"], case .object(let contract) = contracts.first else {
      Issue.record("there is no contract")
      return
    }
    #expect(contract["clauses"] == .list([.text(#"calls "a\b", not \n"#)]))
  }

  @Test func listsTheTypesThatOthersClaimToBe() {
    let found = particulars(
      by: LiskovSubstitutionPageGenerator(),
      of: [
        .code(.before, "class Bird { }\nclass Ostrich: Bird { }\nclass Hen: Bird { }\n", file: "Birds.swift"),
        .code(.after, "protocol Flying { }\nstruct Hen { }\nextension Hen: Flying { }\n", file: "Flying.swift"),
      ])
    #expect(
      found["hierarchies"]?.rows("name", "side", "conformers")
        == [
          ["Bird", InterfaceTexts.english.text("side.inText.before"), "Ostrich, Hen"],
          ["Flying", InterfaceTexts.english.text("side.inText.after"), "Hen"],
        ])
  }

  @Test func leavesOutAStudyWithoutContractsAndHierarchies() {
    #expect(particulars(by: LiskovSubstitutionPageGenerator(), of: [.code(.after, "struct Alone { }\n")]) == [:])
  }
}
