import Testing

@testable import SiteBuilder

@Suite("A study's test as a function")
struct TestFunctionTests {
  @Test(arguments: [
    ("import Foundation\n\nexpect(1, 1)\n", "import Foundation", "  expect(1, 1)"),
    (
      "extension Int {\n  var half: Int { self / 2 }\n}\nexpect(4.half, 2)\n",
      "extension Int {\n  var half: Int { self / 2 }\n}", "  expect(4.half, 2)"
    ),
    ("prefix operator ^^\nlet a = [\n  1,\n]\n", "prefix operator ^^", "  let a = [\n    1,\n  ]"),
    ("let extensions = 1\nlet text = \"import X {\"\n", "", "  let extensions = 1\n  let text = \"import X {\""),
    ("do {\n  prefix(1)\n}\nprefix(2)\n", "", "  do {\n    prefix(1)\n  }\n  prefix(2)"),
  ])
  func leavesImportsExtensionsAndOperatorsOutside(code: String, outside: String, body: String) {
    let text = TestFunction(name: "check", code: code).text
    #expect(
      text
        == "@testable import Study\n" + (outside.isEmpty ? "" : outside + "\n")
        + "\n@MainActor\nfunc check() async throws {\n\(body)\n}\n")
  }

  /// Summing all lines up to each one would take minutes.
  @Test func keepsALongDeclarationOutside() {
    let declaration = "extension Int {\n" + String(repeating: "  // …\n  func f() {}\n", count: 20_000) + "}\n"
    let text = TestFunction(name: "check", code: declaration + "expect(1, 1)\n").text
    #expect(text.hasPrefix("@testable import Study\n" + declaration + "\n@MainActor\n"))
  }
}
