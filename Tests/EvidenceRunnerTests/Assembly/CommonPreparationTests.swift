import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The call by which all clauses prepare their values.
struct CommonPreparationTests {
  private static func clauses(_ second: String) -> String {
    """
    clause("heats") {
      let kettle = make()
      kettle.fill()
      return kettle.degrees == 20
    }
    clause("stops") {
      let other = make()
      \(second)
      return other.degrees == 100
    }
    """
  }

  @Test func removesACallOfEachClause() {
    let code = CommonPreparation.removed(from: Self.clauses("other.fill()"))
    #expect(code?.contains("fill") == false)
    #expect(code?.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
  }

  @Test(arguments: ["other.heat()", "other.fill().twice()", "_ = other.fill()", "kettle.fill()"])
  func leavesOtherBeginningsAlone(second: String) {
    #expect(CommonPreparation.removed(from: Self.clauses(second)) == nil)
  }
}
