import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Functions of drivers on one side")
struct UnpairedDriverTests {
  private func findings(before: String, after: String, test: String = "expect(fee(2), 6)\n") -> [String] {
    UnpairedDriver().findings([
      .code(.before, before, role: .driver), .code(.after, after, role: .driver), .code(nil, test, role: .test),
    ])
  }

  @Test func areReportedIfTestsOfBothSidesCallThem() {
    let found = findings(before: "func fee(_ hours: Int) -> Int { 6 }\n", after: "func rate() -> Int { 6 }\n")
    #expect(found == ["warning UnpairedDriver a.md:2: define it in a 'driver' of the after side"])
  }

  @Test(arguments: [
    ("expect([2].map(fee), [6])\n", 1), ("expect([2].map(fee(_:)), [6])\n", 1),
    ("let fee = 6\nexpect(fee, 6)\n", 0), ("expect([2].map { fee in fee }, [fee])\n", 0), ("expect(.fee, 6)\n", 0),
  ])
  func areReportedIfTestsOfBothSidesPassThem(test: String, count: Int) {
    let after = "func rate() -> Int { 6 }\n"
    #expect(findings(before: "func fee(_ hours: Int) -> Int { 6 }\n", after: after, test: test).count == count)
  }

  @Test(arguments: [
    "func fee(_ hours: Int) -> Int { 3 * hours }\n",
    // The compiler tells functions with the same name apart.
    "func fee(_ hours: Int) -> Int { 6 }\nfunc fee(_ name: String) -> Int { 6 }\n",
    // Some calls fit both.
    "func fee(_ hours: Int, kind: String = \"\") -> Int { 6 }\n", "func fee(_ hours: Int...) -> Int { 6 }\n",
    "func fee(\n  _ hours: Int\n)\n  -> Int\n{ 6 }\n",
  ])
  func excludeThoseThatBothSidesDefine(after: String) {
    #expect(findings(before: "func fee(_ hours: Int) -> Int { 6 }\n", after: after) == [])
  }

  @Test func excludeThoseThatNoTestCalls() {
    #expect(
      findings(before: "func fee() -> Int { 6 }\n", after: "func rate() -> Int { 6 }\n", test: "expect(1, 1)\n") == [])
  }

  @Test(arguments: [
    ("func fee() -> Int { 6 }\nfunc fee() -> Int { 7 }\n", 1),
    ("func fee() -> Int { 6 }\nfunc fee() async -> Int { 7 }\n", 0),
    ("extension A {\nfunc fee() -> Int { 6 }\n}\nextension B {\nfunc fee() -> Int { 7 }\n}\n", 0),
  ])
  func areDefinedOnce(before: String, count: Int) {
    #expect(findings(before: before, after: "func fee() -> Int { 6 }\n").count == count)
  }

  /// Indented functions are members, which tests can't call by their names alone.
  @Test func areNotMembers() {
    let before = "func fee(_ hours: Int) -> Int { Fees().fee(hours) }\n"
    #expect(findings(before: before, after: before + "struct Fees {\n  func extra() {}\n}\n") == [])
  }

  @Test(arguments: [
    "func fee(hours: Int) -> Int { 6 }\n", "func fee(_ hours: Int) -> String { \"6\" }\n",
    "func fee(\n  hours: Int\n) -> Int { 6 }\n", "func fee(_ hours: Int, _ kinds: [String: Int]) -> Int { 6 }\n",
  ])
  func mustHaveOneSignature(after: String) {
    let found = findings(before: "func fee(_ hours: Int) -> Int { 6 }\n", after: after)
    #expect(found == ["warning UnpairedDriver a.md:3: give the functions of both sides the same parameters and result"])
  }
}
