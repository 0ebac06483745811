import Testing

@testable import EvidenceRunner

/// Names that would change what a test means.
struct ReservedNamesTests {
  /// A study's own types may be created by literals; those of a driver are seen by nothing but tests.
  @Test(arguments: [
    ("extension Price: ExpressibleByIntegerLiteral {}", true), ("struct A: Swift.ExpressibleByStringLiteral {", true),
    ("let price = 3", false), ("extension Price: Expressible {}", false),
  ])
  func rejectsTypesOfDriversThatLiteralsCreate(line: String, isRefused: Bool) {
    #expect((ReservedNames.fault(in: line, isDriver: true) != nil) == isRefused)
    #expect(ReservedNames.fault(in: line) == nil)
  }

  @Test(arguments: ["", "extension Driver: ExpressibleByIntegerLiteral {}"])
  func rejectsTheseTypesInDriversAndNotInAFileOfTheirName(driver: String) throws {
    let assembly = StudyAssembly(
      study(
        """
        ```swift Driver.swift after
        struct Driver: ExpressibleByStringLiteral { init(stringLiteral name: String) {} }
        ```

        ```swift driver after
        func name() -> String { "Ana" }
        \(driver)
        ```

        ```swift test
        expect(name(), "Ana")
        ```
        """))
    let test = try #require(assembly.behaviourTests(on: .after).first)
    #expect(test.sources.reservedUses.map(\.line) == (driver.isEmpty ? [] : [2]))
  }

  @Test(arguments: [
    ("@_cdecl(\"write\") func b() {}", true), ("public@c func b() {}", true), ("@`_cdecl`(\"a\") func b() {}", true),
    ("  @used", true), ("@section/**/(\"a\") let a = 1", true), ("self._hours = Clamped(wrappedValue: 1)", false),
    ("\\Fee._hours", false), ("let mail = \"ann@c.org\"", false), ("send(\"ann@c\", \"bob@_home.org\")", false),
    ("@Clamped var hours: Int", false),
  ])
  func rejectsAttributesAndNoMembersOrAddresses(line: String, isRefused: Bool) {
    #expect((ReservedNames.fault(in: line) != nil) == isRefused)
  }

  /// A type of the test may inherit any kind of member.
  @Test(arguments: [
    ("class Base { struct expect { init(_ a: Int, _ b: Int) {} } }", true),
    ("protocol Base { associatedtype expect }", true), ("class Base { func expect(_ a: Int, _ b: Int) {} }", true),
    ("class Base { func other(expect: Int) {} }", false),
  ])
  func rejectsACallWhereAMemberHidesTheFunction(code: String, isRefused: Bool) {
    let test = "class Mine: Base { func t() { expect(1, 2) } }\nMine().t()"
    #expect(ReservedNames.localExpectations(in: test, with: [code]).isEmpty == !isRefused)
  }
}
