import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses with other texts.
struct RenamedTextsTests {
  @Test func keepsEqualTextsEqualAndTheRestOfTheCode() {
    let code = #"""
      let a = "a"
      func clauses<T: Store>(_ make: () -> T) {
        clause("a") { put("k"); return get("k") == "" && log("\(1)") == "l" } // "k"
      }
      """#
    let renamed = RenamedTexts(language: .swift).renamed(code)
    #expect(
      renamed == #"""
        let a = "a"
        func clauses<T: Store>(_ make: () -> T) {
          clause("a") { put("Another name of k in the renamed clauses"); \#
        return get("Another name of k in the renamed clauses") == "" && log("\(1)") \#
        == "Another name of l in the renamed clauses" } // "k"
        }
        """#)
  }

  @Test func renamesTextsOfTheCodeAndNotThoseOfItsComments() {
    let code = #"clause("a") { /* put("k") */ put("k"); get("k") }"#
    let name = "Another name of k in the renamed clauses"
    #expect(
      RenamedTexts(language: .swift).renamed(code)
        == "clause(\"a\") { /* put(\"k\") */ put(\"\(name)\"); get(\"\(name)\") }")
  }

  @Test(arguments: ["clause(\"a\") { make().isEmpty }", "let a = \"a\""])
  func isNilWithoutTextsInClauses(code: String) {
    #expect(RenamedTexts(language: .swift).renamed(code) == nil)
  }
}
