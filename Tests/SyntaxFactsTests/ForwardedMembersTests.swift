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
    #expect(ForwardedMembers(in: code, former: code).end(of: "a(_:)", in: "P") == row.end)
  }

  @Test func areTheSameForMembersWithTheSameOptionalParameters() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      protocol P { func a(x: Int?, y: String?) -> Int; func b(z: String?, x: Int?) -> Int; func c(x: Int?) -> Int }
      """
    ])
    let ends = ["a(x:y:)", "b(z:x:)", "c(x:)"].map { ForwardedMembers(in: code, former: code).end(of: $0, in: "P") }
    #expect(ends[0] == ends[1])
    #expect(ends[2] == "P.c(x:)")
  }

  /// The types that are new, the parameter of two members, and whether they end in the same function.
  @Test(arguments: [
    ("enum Job { case a, b }", "Job", true), ("enum Job { case a, b }", "[Job]", true),
    ("enum Job { case a }", "Job", false),
    ("struct Job: OptionSet { let rawValue: Int }", "Job", true), ("struct Job { let name: String }", "Job", false),
    ("protocol Job {}; struct B: Job {}", "any Job", true), ("protocol Job {}; struct B: Job {}", "Int", false),
  ])
  func areTheSameForNewTypesOfJobs(types: String, parameter: String, isSame: Bool) throws {
    let members = """
      protocol P { func a(_ job: \(parameter)) -> Int; func b(_ job: \(parameter)) -> Int }
      struct C: P {
        func a(_ job: \(parameter)) -> Int { job is B ? 1 : 2 }
        func b(_ job: \(parameter)) -> Int { job is B ? 3 : 4 }
      }
      """
    let code = try SwiftFactsProgram.code(["A.swift": types + "\n" + members])
    func ends(_ former: CodeBase) -> Set<String> {
      Set(["a(_:)", "b(_:)"].map { ForwardedMembers(in: code, former: former).end(of: $0, in: "P") })
    }
    #expect(ends(try SwiftFactsProgram.code(["A.swift": ""])).count == (isSame ? 1 : 2))
    #expect(ends(code).count == 2)
  }

  @Test func differForProtocolsWhoseTypesNoConformerTellsApart() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      protocol Shape { var area: Int { get } }
      protocol P { func a(_ shape: any Shape) -> Int; func b(_ shape: any Shape) -> Int }
      struct C: P { func a(_ shape: any Shape) -> Int { shape.area }; func b(_ shape: any Shape) -> Int { 3 } }
      """
    ])
    let former = try SwiftFactsProgram.code(["A.swift": ""])
    let ends = ["a(_:)", "b(_:)"].map { ForwardedMembers(in: code, former: former).end(of: $0, in: "P") }
    #expect(Set(ends).count == 2)
  }
}
