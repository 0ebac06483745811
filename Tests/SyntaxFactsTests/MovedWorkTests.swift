import EvidenceMeasures
import SyntaxFacts
import Testing

/// Clients whose work moves into an interface.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct MovedWorkTests {
  private static func machine(_ extra: String) -> String {
    """
    protocol Machine { func printed(_ text: String) -> String; func scanned() -> String; func faxed() -> String }
    struct Office: Machine {
      func printed(_ text: String) -> String { text }
      func scanned() -> String { "scan" }
      func faxed() -> String { "fax" }
      \(extra)
    }

    """
  }

  private static let before = """
    struct Copier { let machine: any Machine; func copy() -> String { machine.printed(machine.scanned()) } }
    """

  private static let cases: [(extra: String?, after: String, clients: [String])] = [
    // In an extension of the interface, and in a conformer.
    (
      "",
      """
      protocol Copying { func copied() -> String }
      extension Machine { func copied() -> String { printed(scanned()) } }
      extension Office: Copying {}
      struct Copier { let machine: any Copying; func copy() -> String { machine.copied() } }
      """, ["Copier"]
    ),
    (
      "func copied() -> String { printed(scanned()) }",
      """
      protocol Copying { func copied() -> String }
      extension Office: Copying {}
      struct Copier { let machine: any Copying; func copy() -> String { machine.copied() } }
      """, ["Copier"]
    ),
    // A conformer of an interface that was deleted.
    (
      nil,
      """
      protocol Copying { func copied() -> String }
      struct Office: Copying {
        func printed(_ text: String) -> String { text }
        func scanned() -> String { "scan" }
        func copied() -> String { printed(scanned()) }
      }
      struct Copier { let machine: any Copying; func copy() -> String { machine.copied() } }
      """, ["Copier"]
    ),
    // A narrower interface, and a new type between the client and the interface.
    (
      "",
      """
      protocol Copying { func printed(_ text: String) -> String; func scanned() -> String }
      extension Office: Copying {}
      struct Copier { let machine: any Copying; func copy() -> String { machine.printed(machine.scanned()) } }
      """, []
    ),
    (
      "",
      """
      struct Press { let machine: any Machine; func copied() -> String { machine.printed(machine.scanned()) } }
      struct Copier { let press: Press; func copy() -> String { press.copied() } }
      """, []
    ),
    // A new member that does something else.
    (
      "func copied() -> String { faxed() }",
      "struct Copier { let machine: Office; func copy() -> String { machine.copied() } }", []
    ),
    ("", before, []),
  ]

  @Test(arguments: cases.indices)
  func isFoundInNewMembersOfTheInterface(_ index: Int) throws {
    let (extra, after, clients) = Self.cases[index]
    func code(_ extra: String?, _ rest: String) throws -> CodeBase {
      try SwiftFactsProgram.code(["A.swift": (extra.map(Self.machine) ?? "") + rest])
    }
    #expect(MovedWork.measure(from: try code("", Self.before), to: try code(extra, after)) == clients)
  }
}
