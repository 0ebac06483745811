import EvidenceMeasures
import SyntaxFacts
import Testing

/// The functions in which members of interfaces end.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct ForwardedMembersTests {
  private static let cases: [(code: String, end: String)] = [
    ("struct A: P { func a(_ x: Int) { work(x) }; func work(_ x: Int) {} }", "A.work(_:)"),
    (
      "struct A: P { let b: B; func a(_ x: Int) { b.a(x) } }; struct B { func a(_ x: Int) { b(x) }; func b(_ x: Int) {} }",
      "B.b(_:)"
    ),
    ("struct A: P { func a(_ x: Int) { a(x) } }", "A.a(_:)"),
    // Code of its own, other arguments, and two conformers that differ.
    ("struct A: P { func a(_ x: Int) { print(x) } }", "P.a(_:)"),
    ("struct A: P { func a(_ x: Int) { work(\"a\", x) }; func work(_ name: String, _ x: Int) {} }", "P.a(_:)"),
    (
      "struct A: P { func a(_ x: Int) { work(x) }; func work(_ x: Int) {} }; struct B: P { func a(_ x: Int) {} }",
      "P.a(_:)"
    ),
  ]

  @Test(arguments: cases.indices)
  func areFollowedThroughCallsThatPassEverythingOn(_ index: Int) throws {
    let row = Self.cases[index]
    let code = try SwiftFactsProgram.code(["A.swift": "protocol P { func a(_ x: Int) }\n" + row.code])
    #expect(ForwardedMembers(in: code).end(of: "a(_:)", in: "P") == row.end)
  }

  @Test func areTheSameForMembersWithTheSameOptionalParameters() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      protocol P { func a(x: Int?, y: String?) -> Int; func b(z: String?, x: Int?) -> Int; func c(x: Int?) -> Int }
      """
    ])
    let ends = ["a(x:y:)", "b(z:x:)", "c(x:)"].map { ForwardedMembers(in: code).end(of: $0, in: "P") }
    #expect(ends[0] == ends[1])
    #expect(ends[2] == "P.c(x:)")
  }
}
