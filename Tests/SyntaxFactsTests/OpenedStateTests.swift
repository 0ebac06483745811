import EvidenceMeasures
import SyntaxFacts
import Testing

/// The state that code of several types works on after a refactoring, and only its own type before.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct OpenedStateTests {
  private static let before = """
    struct Clinic {
      var owed = 1
      func bill() -> Int { owed }
      func remind() -> Bool { owed > 0 }
    }
    """

  private static let cases: [(after: String, opened: [String: [String]])] = [
    // Functions that take the whole state, and helpers that point back at it.
    (
      """
      struct Clinic { var owed = 1 }
      enum Billing { static func bill(_ clinic: inout Clinic) -> Int { clinic.owed } }
      func remind(_ clinic: Clinic) -> Bool { clinic.owed > 0 }
      """, ["Clinic": ["Billing", "remind(_:)"]]
    ),
    (
      """
      final class Clinic { var owed = 1 }
      struct Billing { let clinic: Clinic; func bill() -> Int { clinic.owed } }
      extension Clinic { struct Reminders { let clinic: Clinic; func remind() -> Bool { clinic.owed > 0 } } }
      """, ["Clinic": ["Billing", "Clinic.Reminders"]]
    ),
    // Use by only one other type is a move, and divided state is used only by its owner.
    (
      """
      struct Clinic { var owed = 1 }
      struct Billing { func bill(_ clinic: Clinic) -> Int { clinic.owed } }
      """, [:]
    ),
    (
      """
      struct Clinic { var purse = Purse(); var letters = Letters() }
      struct Purse { var owed = 1; func bill() -> Int { owed } }
      struct Letters { var count = 1; func remind() -> Bool { count > 0 } }
      """, [:]
    ),
    (before, [:]),
    // Getters and setters, a protocol that requires the state, and a new object that others share.
    (
      """
      struct Clinic { private var owed = 1; func owedNow() -> Int { owed }; mutating func set(_ to: Int) { owed = to } }
      struct Billing { func bill(_ clinic: Clinic) -> Int { clinic.owedNow() * 2 } }
      struct Reminders { func remind(_ clinic: inout Clinic) { clinic.set(0) } }
      """, ["Clinic": ["Billing", "Reminders"]]
    ),
    (
      """
      protocol Host { var owed: Int { get } }
      struct Clinic: Host { var owed = 1 }
      struct Billing { let host: any Host; func bill() -> Int { host.owed } }
      struct Reminders { let host: any Host; func remind() -> Bool { host.owed > 0 } }
      """, ["Clinic": ["Billing", "Reminders"]]
    ),
    (
      """
      final class Board { var money = 1; var days = 0 }
      struct Clinic { let board = Board(); func open() { board.days += 1 } }
      struct Billing { let board: Board; func bill() -> Int { board.money * board.days } }
      struct Reminders { let board: Board; func remind() -> Bool { board.money > board.days } }
      """, ["Clinic": ["Billing", "Reminders"]]
    ),
    // A dictionary that others work on by its keys, unless the type keeps its properties.
    (
      """
      struct Clinic { var fields: [String: Int] = [:] }
      struct Billing { func bill(_ fields: inout [String: Int]) -> Int { fields["owed", default: 0] } }
      func remind(_ fields: [String: Int]) -> Bool { fields["owed"] != nil }
      """, ["Clinic": ["Billing", "remind(_:)"]]
    ),
    (
      """
      struct Clinic { var owed = 1; var names: [String: Int] = [:]; func bill() -> Int { owed } }
      struct Letters { func write(_ names: [String: Int]) -> Int { names.count } }
      struct Search { func find(_ names: [String: Int]) -> Int { names.count } }
      """, [:]
    ),
    // A member that computes an answer hides the state, and so does an object that works on what it stores.
    (
      """
      struct Clinic { private var owed = 1; func isPaid() -> Bool { owed <= 0 } }
      struct Billing { func bill(_ clinic: Clinic) -> Bool { clinic.isPaid() } }
      struct Reminders { func remind(_ clinic: Clinic) -> Bool { !clinic.isPaid() } }
      """, [:]
    ),
    (
      """
      final class Purse { var owed = 1; var days = 0; func late() -> Bool { days > 0 } }
      struct Clinic { let purse = Purse() }
      struct Billing { let purse: Purse; func bill() -> Int { purse.owed * purse.days } }
      struct Reminders { let purse: Purse; func remind() -> Bool { purse.owed > purse.days } }
      """, [:]
    ),
    // A value that is passed on isn't shared, and a property that one other type uses has its own place.
    (
      """
      struct Debt { var owed = 1; var days = 0 }
      struct Clinic { var debt = Debt() }
      struct Billing { func bill(_ debt: Debt) -> Int { debt.owed * debt.days } }
      struct Reminders { func remind(_ debt: Debt) -> Bool { debt.owed > debt.days } }
      """, [:]
    ),
    (
      """
      final class Account { var owed = 1; var days = 0 }
      struct Clinic { let account = Account() }
      struct Billing { let account: Account; func bill() -> Int { account.owed } }
      struct Reminders { let account: Account; func remind() -> Bool { account.owed > account.days } }
      """, [:]
    ),
  ]

  @Test(arguments: cases.indices)
  func namesWhatWorksOnTheStateOfAnother(_ index: Int) throws {
    let (after, opened) = Self.cases[index]
    let sides = try [Self.before, after].map { try SwiftFactsProgram.code(["A.swift": $0]) }
    #expect(OpenedState.measure(from: sides[0], to: sides[1]) == opened)
  }

  @Test func leavesOutStateThatOthersWorkedOnBefore() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      struct Order { var pence = 1 }
      func a(_ order: Order) -> Int { order.pence }
      func b(_ order: Order) -> Int { order.pence }
      """
    ])
    #expect(OpenedState.measure(from: code, to: code).isEmpty)
  }
}
