import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Assertions of test frameworks")
struct ForeignAssertionTests {
  private static let finding = "error ForeignAssertion a.md:2: write 'expect(value, expected)' or 'expect(condition)'"

  @Test(arguments: [
    "XCTAssertEqual(fee(2), 6)\n", "XCTFail()\n", "#expect(fee(2) == 6)\n", "#require(fee(2) == 6)\n",
    "@Test func fees() {}\n", "@Suite struct Fees {}\n",
  ])
  func areReportedInSwift(code: String) {
    #expect(ForeignAssertion().findings([.code(nil, code, role: .test)]) == [Self.finding])
  }

  @Test func areReportedInTypeScript() {
    let test = Article.Part.code(
      nil, "expect(fee(2)).toBe(6)\n", language: Language(rawValue: "typescript"), role: .test)
    #expect(ForeignAssertion().findings([test]) == [Self.finding])
  }

  @Test(arguments: [
    ("self.assertEqual(fee(2), 6)\n", "python", 1), ("class A(unittest.TestCase):\n    pass\n", "python", 1),
    ("from unittest.mock import Mock\nexpect(fee(Mock()), 6)\n", "python", 0), ("@pytest.fixture\n", "python", 1),
    ("assert fee(2) == 6\n", "python", 0), ("test('fee', () => { expect(fee(2), 6); });\n", "javascript", 1),
    ("it(`fee`, () => { expect(fee(2), 6); });\n", "typescript", 1), ("test(fee(2));\n", "javascript", 0),
    ("import {test} from './driver.mjs';\ntest('fee');\n", "javascript", 0),
  ])
  func areKnownInEachLanguage(code: String, language: String, count: Int) {
    let test = Article.Part.code(nil, code, language: Language(rawValue: language), role: .test)
    #expect(ForeignAssertion().findings([test]).count == count)
  }

  @Test(arguments: [
    "expect(fee(2), 6)\n", "// XCTAssertEqual(fee(2), 6)\nexpect(fee(2), 6)\n", "expect(\"#expect\", text)\n", "",
  ])
  func areNotSeenInOtherCode(code: String) {
    #expect(ForeignAssertion().findings([.code(nil, code, role: .test)]) == [])
  }

  /// Only tests run without a framework.
  @Test func mayBeInOtherBlocks() {
    #expect(ForeignAssertion().findings([.code(nil, "XCTFail()\n")]) == [])
  }

  @Test func mayHaveTheNamesOfTheStudysOwnFunctions() {
    let driver = Article.Part.code(nil, "func XCTAssertFee(_ fee: Int) {}\n", role: .driver)
    #expect(ForeignAssertion().findings([driver, .code(nil, "XCTAssertFee(6)\n", role: .test)]) == [])
  }
}
