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

  @Test(arguments: ["expect(fee(2), 6)\n", "checkFees()\n", "assertFee(2, 6)\n", "  \n"])
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

  private func findings(_ code: String, in language: String = "swift") -> [String] {
    let test = Article.Part.code(nil, code, language: Language(rawValue: language), role: .test)
    return VacuousTest().findings([test]).map { String($0.split(separator: ": ", maxSplits: 1)[0]) }
  }

  @Test(arguments: [
    ("precondition(fee(2) == 6)\n", "swift", 2), ("print(fee(2))\n", "python", 1), ("fee(2);\n", "javascript", 1),
    ("fee(2);\n", "typescript", 1),
  ])
  func areReportedInEachLanguageThatHasAPrelude(code: String, language: String, line: Int) {
    #expect(findings(code, in: language) == ["warning VacuousTest a.md:\(line)"])
  }

  @Test(arguments: [("assert fee(2) == 6\n", "python"), ("assert.equal(fee(2), 6);\n", "javascript")])
  func excludeAssertionsOfOtherLanguages(code: String, language: String) {
    #expect(findings(code, in: language) == [])
  }

  @Test(arguments: [
    "expect(fee(2), fee(2))\n", "expect(fee(2) == fee(2))\n", "let a = fee(2)\nexpect(a, a)\n",
    "let a = shared()\nexpect(a === a)\n",
  ])
  func includeComparisonsOfAValueWithItself(code: String) {
    #expect(findings(code).count == 1)
  }

  @Test(arguments: [
    ("expect(fee(2) == 6 || true)\n", "swift", 1), ("expect(true || fee(2) == 6)\n", "swift", 1),
    ("expect(fee(2) == 6 or True)\n", "python", 1), ("expect(fee(2) === 6 || true);\n", "javascript", 1),
    ("expect(fee(2) == 6 || isFree)\n", "swift", 0), ("expect(either(a || true), 6)\n", "swift", 0),
    ("expect(isFree == true || fee(2) == 6)\n", "swift", 0),
    ("do { _ = try fee(-1); expect(false) } catch { expect(error is Bad) }\n", "swift", 0),
    ("expect(true)\n", "swift", 1), ("expect(false, true)\n", "swift", 1),
  ])
  func includeChecksThatAreAlwaysTrue(code: String, language: String, count: Int) {
    #expect(findings(code, in: language).count == count)
  }

  @Test(arguments: [
    ("if false { expect(fee(2), 6) }\n", "swift", 1), ("while false {\n  expect(fee(2), 6)\n}\n", "swift", 1),
    ("if (false) {\n  expect(fee(2), 6);\n}\n", "javascript", 1),
    ("if False:\n    expect(fee(2), 6)\n", "python", 1), ("if False: expect(fee(2), 6)\n", "python", 1),
    ("if (false) expect(fee(2), 6);\n", "javascript", 1), ("if (false) run();\nexpect(fee(2), 6);\n", "javascript", 0),
    ("if False:\n    print(1)\nexpect(fee(2), 6)\n", "python", 0),
    ("if false { print(1) }\nexpect(fee(2), 6)\n", "swift", 0),
    ("if isFree { expect(fee(2), 0) }\n", "swift", 0), ("expect(isFree, false)\n", "swift", 0),
    ("if false\n{\n  expect(fee(2), 6)\n}\n", "swift", 1),
  ])
  func includeChecksThatNeverRun(code: String, language: String, count: Int) {
    #expect(findings(code, in: language).count == count)
  }

  /// A search of the rest of the line for each condition would take minutes.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("if false ", "\n", "swift"), ("if false { ", "\n", "swift"), ("if False: ", "pass\n", "python"),
    ])
  func areFoundAmongManyConditionsOnALine(condition: String, end: String, language: String) {
    let code = "expect(fee(2), 6)\n" + String(repeating: condition, count: 20_000) + end
    #expect(findings(code, in: language) == [])
  }

  @Test(arguments: [
    "expect(fee(2), fee(3))\n", "expect(fee(2) == fee(3))\n", "expect(a == a || b)\n", "expect(a)\n",
    "expect(fee(a == a), 6)\n", "expect(shared() === shared())\n",
  ])
  func excludeComparisonsOfDifferentValues(code: String) {
    #expect(findings(code) == [])
  }

  @Test(arguments: [
    ("func fees() {\n  expect(fee(2), 6)\n}\n", "swift", 1), ("def test_fees():\n    expect(fee(2), 6)\n", "python", 1),
    ("function fees() {\n  expect(fee(2), 6);\n}\n", "javascript", 1),
    ("func fees() {\n  expect(fee(2), 6)\n}\nfees()\n", "swift", 0),
    ("struct Spy {\n  func fee() {\n    expect(1 + a, 2)\n  }\n}\nexpect(run(Spy()), 2)\n", "swift", 0),
    ("func half(_ a: Int) -> Int { a / 2 }\nexpect(half(fee(2)), 3)\n", "swift", 0),
    ("func half(_ a: Int) -> Int { a / 2 }\nexpect(fee(2), 6)\n", "swift", 0),
    ("def half(a):\n    return a / 2\n\nexpect(fee(2), 6)\n", "python", 0),
    ("func fees()\n{\n  expect(fee(2), 6)\n}\n", "swift", 1),
  ])
  func includeFunctionsThatNothingCalls(code: String, language: String, count: Int) {
    #expect(findings(code, in: language).count == count)
  }

  @Test func includeBlocksThatLackTheWord() {
    let finding = "warning VacuousTest a.md:1: add 'test' to the words after its language"
    #expect(VacuousTest().findings([.code(nil, "expect(fee(2), 6)\n")]) == [finding])
    #expect(VacuousTest().findings([.code(nil, "func expect(_ a: Int) {}\nexpect(2)\n")]) == [])
    #expect(VacuousTest().findings([.code(nil, "expect(fee(2)).toBe(6)\n")]) == [])
  }

  @Test func areThoseOfTheSiteIfItHasAPreludeOfItsOwn() {
    let test = Article.Part.code(nil, "verified(fee(2) == 6)\n", language: Language(rawValue: "python"), role: .test)
    var site = Site.made(.made("a.md", [test]))
    #expect(VacuousTest().diagnostics(for: site).count == 1)
    site.configuration.verifiers["python"] = LanguageCommands(check: ["python3"], prelude: "prelude.py")
    #expect(VacuousTest().diagnostics(for: site).isEmpty)
  }
}
