import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses that call conformers as callers do who continue with the first answer, or give up.
struct CallersOfClausesTests {
  /// The code of a clause, and the code whose closure may run only once; `nil` if it passes no closure that assigns.
  @Test(
    arguments: [
      ("make().load(1) { got = $0 }", "make().load(1) { got = $0 ; _solidsiteCalled(PLACE) }"),
      (
        "let a = make(); try await a.load { got = $0 }",
        "let a = make(); try await a.load { got = $0 ; _solidsiteCalled(PLACE) }"
      ),
      ("make().each { all.append($0) }", nil), ("names.forEach { got = $0 }", nil),
      ("if isOpen { got = 1 }; return make().isOpen", nil), ("make().load { $0 == 1 }", nil),
    ] as [(String, String?)])
  func passClosuresThatRunOnce(_ code: String, expected: String?) {
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    let changed = CallersOfClauses.callingOnce(in: clause(code))?
      .replacing(#/_solidsiteCalled\(\d+\)/#, with: "_solidsiteCalled(PLACE)")
    #expect(changed == expected.map(clause))
  }

  @Test func waitInACancelledTaskIfTheyCanThrow() {
    let code = """
      func clauses<T: Store>(_ make: () -> T) async {
        await clause("a") { try await make().load() == 1 }
        await clause("b") { await make().count == 1 }
        await clause("c") { for try await item in make().all { found.append(item) }; return found == [1] }
        clause("d") { try make().name == "d" }
      }
      """
    let cancelled = code.replacing("clause(\"a\")", with: "clause(\"a\",isCancelled:true)")
    #expect(CallersOfClauses.cancelling(in: code) == cancelled)
    #expect(
      CallersOfClauses.cancelling(in: code.replacing("(\"a\")", with: "(names[0])"))
        == cancelled.replacing("(\"a\",", with: "(names[0],"))
    #expect(CallersOfClauses.cancelling(in: code.replacing("{ try await", with: "{ await")) == nil)
  }
}
