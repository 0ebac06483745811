import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Texts and numbers of a policy that its test doesn't notice.
struct UntestedValuesTests {
  /// A token, and the values that replace it.
  @Test(
    arguments: [
      ("60", ["181", "20"]), ("0x4F", ["238", "26"]), ("1_000", ["3001", "333"]), ("7", []), ("days", []), ("x60", []),
      ("\"too warm\"", ["\"too warm altered\""]), ("\"-\"", []), ("\"\\(name) owes\"", []),
    ] as [(String, [String])])
  func areReplacedByOthersOfTheirKind(token: String, others: [String]) {
    #expect(UntestedValues.replacements(of: token) == others)
  }

  @Test func areFoundOnceAndOutsideComments() {
    let code = "if degree > 60 { sound(\"too warm\", 60) } // 90"
    #expect(UntestedValues.values(in: [code], .swift) == ["60", "\"too warm\""])
    #expect(
      UntestedValues.replacing("60", by: "20", in: code, .swift)
        == "if degree > 20 { sound(\"too warm\", 20) } // 90")
  }

  /// Their number, and how many of them go unnoticed.
  @Test(arguments: [(4, 3, true), (4, 2, false), (2, 2, true), (1, 1, false), (0, 0, false)])
  func limitAVerdictIfTheyAreTheMost(count: Int, unnoticed: Int, isLimit: Bool) {
    let names = (0..<unnoticed).map { "\($0 + 10)" }
    let values = UntestedValues(count: count, unnoticed: names)
    #expect((values.phrase != nil) == isLimit)
  }
}
