import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Calls of tests that don't fit")
struct FaultyCallTests {
  private static let driver = "func fee(_ hours: Int, _ kind: String = \"car\") -> Int { 6 }\n"

  /// Returns the messages about a test.
  private func messages(
    _ test: String, driver: String = "func fee(_ hours: Int) -> Int { 6 }\n", source: String = "\n"
  ) -> [String] {
    let parts: [Article.Part] = [
      .code(.before, source), .code(nil, driver, role: .driver), .code(nil, test, role: .test),
    ]
    var site = Site.made(.made("Content/case-studies/a.md", parts))
    site.configuration.isConfigured = true
    return FaultyCall().diagnostics(for: site).map(\.summary.description)
  }

  @Test(arguments: [
    "expect(fee(2), 6)\n", "expect(fee(2) == 6)\n", "expect(fee(2) <= 6)\n", "expect(fee(2) != 6)\n",
    "expect([1, 2].map { hour in let x = hour; return fee(x) }, [6, 6])\n", "expect(fee(-2), -6)\n",
    "expect(isFree(2))\n", "expect(\"\\(fee(2))\", \"6\")\n", "expect(fee(2), 6, line: 4)\n",
    "expect(x.fee(\"2\"), 6)\n",
    "expect(fee(2) + 1, 7)\n", "expect(names[fee(2) == 6], \"six\")\n",
  ])
  func areNoneOfTheUsualOnes(test: String) {
    #expect(messages(test) == [])
  }

  @Test(arguments: [
    ("func fee(_ hours: Int) -> Bool { true }\n", "expect(fee(2))\n"),
    ("func fee(_ hours: Double) -> Double { 6 }\n", "expect(fee(2), 6.5)\n"),
    ("func fee<T>(_ hours: T) -> Int { 6 }\n", "expect(fee(\"2\"), 6)\n"),
    ("func fee(_ hours: Hours) -> Fee { 6 }\n", "expect(fee(\"2\"), \"6\")\n"),
    (FaultyCallTests.driver, "expect(fee(\"2\"), 6)\n"),
    ("private func half(_ fee: Int) -> Int { 3 }\nfunc fee(_ hours: Int) -> Int { half(6) }\n", "expect(fee(2), 6)\n"),
  ])
  func areNotGuessedWhereTheDriverLeavesThemOpen(driver: String, test: String) {
    #expect(messages(test, driver: driver) == [])
  }

  @Test func areNotReportedForOverloadedFunctions() {
    #expect(messages("expect(fee(\"2\"), 6)\n", source: "func fee(_ hours: String) -> Int { 6 }\n") == [])
  }

  @Test(arguments: [
    ("expect(fee(2))\n", "A check with one argument must be true or false, but 'fee' returns 'Int'"),
    ("expect(try fee(2))\n", "A check with one argument must be true or false, but 'fee' returns 'Int'"),
    ("expect(fee(2), 6.5)\n", "Function 'fee' returns 'Int', which can't be compared with '6.5'"),
    ("expect(true, fee(2))\n", "Function 'fee' returns 'Int', which can't be compared with 'true'"),
    ("let six = fee(\"2\")\nexpect(six, 6)\n", "Function 'fee' takes a value of type 'Int' here, not '\"2\"'"),
    ("expect(fee(2), is: 6)\n", "An argument of 'expect' must have no label, but has 'is'"),
    ("expect(fee(2) = 6)\n", "A check must compare with '==', not with '='"),
    ("expect(fee(2) == 6, \"two hours\")\n", "'expect' must have no message after a condition"),
    ("expect(!isFree(2), \"two hours\")\n", "'expect' must have no message after a condition"),
    ("expect(fee(2) > 1 && fee(2) >= 6, \"two hours\")\n", "'expect' must have no message after a condition"),
  ])
  func areReportedWithTheRule(test: String, message: String) {
    #expect(messages(test) == [message])
  }

  /// A method of a value whose type isn't known may belong to the standard library.
  @Test(arguments: [("xs.insert(3, at: 0)", 0), ("Fees().insert(3, at: 0)", 1), ("xs.insert(3, as: 0)", 0)])
  func haveShortLabelsOfOtherTypes(call: String, count: Int) {
    let fees = Article.Part.code(.before, "struct Fees { func insert(_ fee: Int, as name: Int) {} }\n")
    let driver = Article.Part.code(nil, "func run() { \(call) }\n", role: .driver)
    let study = CaseStudy(article: .made("Content/case-studies/a.md", [fees, driver]))
    let found = UndefinedName().diagnostics(for: study).map(\.summary.description)
    #expect(found.count { $0.contains("has no argument 'at'") } == count, "\(found)")
  }
}
