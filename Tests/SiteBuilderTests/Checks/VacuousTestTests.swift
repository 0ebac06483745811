import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Tests that check nothing")
struct VacuousTestTests {
  private static let finding = "warning VacuousTest a.md:1: add what must be true, as in 'expect(fee(2), 6)'"

  @Test(arguments: ["print(fee(2))\n", "// expect(fee(2), 6)\nlet a = fee(2)\n", "let a = \"expect\"\n"])
  func areReported(code: String) {
    #expect(VacuousTest().findings([.code(nil, code, role: .test)]) == [Self.finding])
  }

  @Test(arguments: ["expect(fee(2), 6)\n", "precondition(fee(2) == 6)\n", "checkFees()\n", "  \n"])
  func excludeThoseWithACheck(code: String) {
    #expect(VacuousTest().findings([.code(nil, code, role: .test)]) == [])
  }

  @Test func mayLeaveTheCheckToADriver() {
    let driver = Article.Part.code(nil, "func run() { expect(fee(2), 6) }\n", role: .driver)
    #expect(VacuousTest().findings([driver, .code(nil, "run()\n", role: .test)]) == [])
  }

  @Test func mayBeOtherBlocks() {
    #expect(VacuousTest().findings([.code(nil, "print(fee(2))\n", role: .usage)]) == [])
  }
}
