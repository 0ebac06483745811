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
    // One other type is a move, and state that was divided is nobody's but its owner's.
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
  ]

  @Test(arguments: cases.indices)
  func namesWhatWorksOnTheStateOfAnother(_ index: Int) throws {
    let (after, opened) = Self.cases[index]
    let sides = try [Self.before, after].map { try SwiftFactsProgram.code(["A.swift": $0]) }
    #expect(OpenedState().measure(from: sides[0], to: sides[1]) == opened)
  }

  @Test func leavesOutStateThatOthersWorkedOnBefore() throws {
    let code = try SwiftFactsProgram.code([
      "A.swift": """
      struct Order { var pence = 1 }
      func a(_ order: Order) -> Int { order.pence }
      func b(_ order: Order) -> Int { order.pence }
      """
    ])
    #expect(OpenedState().measure(from: code, to: code).isEmpty)
  }
}
