import EvidenceMeasures
import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct LackOfCohesionTests {
  private func components(_ source: String, of type: String = "T") throws -> [[String]] {
    let all = LackOfCohesion.measure(try SwiftFactsProgram.code(["T.swift": source]))
    return try #require(all.first { $0.type == type }).components
  }

  /// The textbook example of LCOM4: two groups, joined by an access from one to the other's variable.
  @Test(arguments: [
    ("y", [["a()", "b()"], ["c()", "d()", "e()"]]), ("y + x", [["a()", "b()", "c()", "d()", "e()"]]),
  ])
  func reproducesTheTextbooksGroups(_ used: String, _ expected: [[String]]) throws {
    let source = """
      class T {
        var x = 0, y = 0
        func a() { print(x) }
        func b() { print(x) }
        func c() { print(\(used)) }
        func d() { print(y); e() }
        func e() {}
      }
      """
    #expect(try components(source) == expected)
  }

  @Test func methodsThatShareNothingAreSeparate() throws {
    #expect(try components("struct T { func a() {}; func b() {} }") == [["a()"], ["b()"]])
    #expect(try components("struct T { var x = 1 }") == [])
  }

  @Test func initialisersJoinNothing() throws {
    let source = """
      struct T {
        var x: Int, y: Int
        init() { x = 1; y = 2 }
        func a() { print(x) }
        func b() { print(y) }
      }
      """
    #expect(try components(source) == [["a()"], ["b()"]])
  }

  @Test func plainAccessorsCountAsTheirPropertyNotAsMethods() throws {
    let source = """
      struct T {
        private var x = 1
        var y: Int { x }
        var kind: String { "t" }
        func a() { print(x) }
        func b() { print(self.y) }
        mutating func set(_ new: Int) { x = new }
      }
      """
    #expect(try components(source) == [["a()", "b()"]])
  }

  @Test func extensionsAndNestedClosuresBelongToTheType() throws {
    let source = """
      struct T {
        var x = [1], z = 2
        func a() { x.forEach { print($0, z) } }
      }
      extension T {
        var b: Int { z + 1 }
        func c() { let z = 1; print(z) }
      }
      """
    #expect(try components(source) == [["a()", "b"], ["c()"]])
  }

  @Test func observersAndOverloadsAreMethods() throws {
    let source = """
      final class T {
        var x = 1 { didSet { log(x) } }
        var y = 1
        func log(_ x: Int) {}
        func log(twice text: String) { print(y) }
        func b() { log(twice: "") }
      }
      """
    #expect(try components(source) == [["x", "log(_:)"], ["log(twice:)", "b()"]])
  }

  @Test func anEnumsCasesAreItsState() throws {
    let source = """
      enum T {
        case on, off
        var text: String { switch self { case .on: "on"; case .off: "off" } }
        var isOn: Bool { if case .on = self { true } else { false } }
        static func make() -> Int { 1 + 1 }
      }
      """
    #expect(try components(source) == [["text", "isOn"], ["make()"]])
  }

  @Test func otherValuesOfTheTypeCountAsWell() throws {
    let source = "struct T { var x = 1; static func == (a: T, b: T) -> Bool { a.x == b.x }; func f() { print(x) } }"
    #expect(try components(source) == [["==(_:_:)", "f()"]])
  }
}
