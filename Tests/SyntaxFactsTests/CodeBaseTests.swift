import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct CodeBaseTests {
  private static let files = [
    "Store.swift": """
    protocol Store<Entity>: Source {
      associatedtype Entity
      func find(_ id: String) -> Entity?
    }
    protocol Source {}
    extension Store { func all() -> [Entity] { [] } }
    """,
    "Loan.swift": """
    struct Loan {
      enum State { case open, closed(Clerk) }
      var state: State
      var clerk = Clerk()
    }
    final class Clerk: Person { func greet() {} }
    class Person { func name() -> Name { Name() } }
    struct Name {}
    """,
    "Desk.swift": """
    typealias Loans = Store<Loan>

    struct Desk<S: Source> {
      let loans: any Loans
      let source: S
      func work(_ other: some Person, at row: Int) {
        loans.find("1")?.clerk.name()
        loans.all().first?.clerk.greet()
        if case .closed(let clerk)? = loans.find("2")?.state { clerk.greet() }
      }
    }

    /// Later.
    extension Desk: Sendable {
      func close() {}
    }

    extension Array { func desk() -> Loan? { nil } }

    func open() { Desk(loans: x, source: y).close() }
    """,
  ]

  private let code: CodeBase

  init() throws {
    code = try SwiftFactsProgram.code(Self.files)
  }

  @Test func mergesExtensionsIntoTheirTypes() throws {
    let desk = try #require(code.types["Desk"])
    #expect(desk.inherited.map(\.name) == ["Sendable"])
    #expect(desk.members.map(\.member.name) == ["loans", "source", "work", "close"])
    let array = try #require(code.types["Array"])
    #expect(array.declaration == nil)
    #expect(array.members.map(\.member.name) == ["desk"])
    #expect(
      code.declaredTypes.map(\.name) == ["Clerk", "Desk", "Loan", "Loan.State", "Name", "Person", "Source", "Store"])
  }

  @Test func followsMembersThroughAliasesGenericsSuperclassesAndPayloads() throws {
    let desk = try #require(code.types["Desk"])
    let work = try #require(desk.members.first { $0.member.name == "work" })
    let resolutions = try #require(work.member.body).accesses.map { code.resolve($0, in: work) }
    let reached = resolutions.flatMap(\.uses).compactMap { use -> String? in
      guard case .member(let target) = use.target else { return nil }
      return "\(use.line) \(use.receiver ?? "self") \(target.owner ?? "").\(target.member.signature)"
    }
    #expect(
      reached == [
        "7 self Desk.loans", "7 Store Store.find(_:)", "7 Loan Loan.clerk", "7 Clerk Person.name()",
        "8 self Desk.loans", "8 Store Store.all()", "8 Loan Loan.clerk", "8 Clerk Clerk.greet()",
        "9 self Desk.loans", "9 Store Store.find(_:)", "9 Loan Loan.state",
        "9 self Desk.loans", "9 Store Store.find(_:)", "9 Loan Loan.state", "9 Clerk Clerk.greet()",
      ])
    #expect(resolutions.first?.type == TypeReference("Name"))
  }

  @Test func listsReferencesByKind() throws {
    let units = code.units
    func references(_ name: String) throws -> [String] {
      let unit = try #require(units.first { $0.name == name })
      return code.references(of: unit).map { "\($0.file):\($0.line) \($0.kind) \($0.to)" }
    }
    #expect(
      try references("Loan") == [
        "Loan.swift:3 stores Loan.State", "Loan.swift:4 stores Clerk", "Loan.swift:4 creates Clerk",
      ])
    #expect(try references("Clerk") == ["Loan.swift:6 inherits Person"])
    #expect(try references("Store") == ["Store.swift:1 inherits Source"])
    #expect(try references("open()") == ["Desk.swift:20 creates Desk", "Desk.swift:20 calls Desk"])
    #expect(
      try references("Desk") == [
        "Desk.swift:4 stores Loan", "Desk.swift:4 stores Store", "Desk.swift:5 stores Source",
        "Desk.swift:6 names Person", "Desk.swift:7 calls Clerk", "Desk.swift:7 calls Loan", "Desk.swift:7 calls Store",
        "Desk.swift:8 calls Clerk", "Desk.swift:8 calls Loan", "Desk.swift:8 calls Store", "Desk.swift:9 calls Clerk",
        "Desk.swift:9 calls Loan", "Desk.swift:9 calls Store",
      ])
  }

  @Test func findsTheMemberOfALine() {
    #expect(code.member(atLine: 8, inFile: "Desk.swift")?.member.name == "work")
  }

  @Test func endsOnCodeThatNamesItself() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": "typealias A = B\ntypealias B = A\nstruct C: C { let x = x\n let a: A\n func f() { x.y(); a.z() } }"
    ])
    #expect(code.units.flatMap(code.references).isEmpty)
  }
}
