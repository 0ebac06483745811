import EvidenceMeasures
import SyntaxFacts
import Testing

/// The members that interfaces demand of their clients, and that do nothing.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct DemandedMembersTests {
  private static let interfaces = """
    protocol Listener: AnyObject {
      func traffic(_ text: String)
      func news(_ text: String)
    }
    protocol Roads {
      var listener: (any Listener)? { get nonmutating set }
      func watch(_ listener: any Listener)
      func follow<L: Listener>(_ listener: L)
      func count() -> Int
    }
    """
  private static let both = "func traffic(_ text: String) { jam = text }; func news(_ text: String) {}"

  /// The client's code, and the number of members that it has to have for nothing.
  @Test(arguments: [
    ("final class Board: Listener { let roads: any Roads; func run() { roads.watch(self) }; \(both) }", 1),
    ("final class Board: Listener { let roads: any Roads; func run() { roads.follow(self) }; \(both) }", 1),
    ("final class Board: Listener { let roads: any Roads; func run() { roads.listener = self }; \(both) }", 1),
    (
      """
      final class Ear: Listener { \(both) }
      struct Board { let roads: any Roads; func run() { roads.watch(Ear()) } }
      """, 1
    ),
    ("final class Board: Listener { let roads: any Roads; func run() { print(roads.count()) }; \(both) }", 0),
    (
      """
      extension Listener { func traffic(_ text: String) {}; func news(_ text: String) {} }
      final class Board: Listener {
        let roads: any Roads; func run() { roads.watch(self) }; func news(_ text: String) { print(text) }
      }
      """, 1
    ),
    (
      """
      final class Board: Listener {
        let roads: any Roads; func run() { roads.watch(self) }
        func traffic(_ text: String) { print(text) }; func news(_ text: String) { print(text) }
      }
      """, 0
    ),
    ("struct Board { let roads: any Roads; let ear: any Listener; func run() { roads.watch(ear) } }", 0),
  ])
  func areCounted(client: String, count: Int) throws {
    let code = try SwiftFactsProgram.code(["A.swift": Self.interfaces, "Board.swift": client])
    #expect(DemandedMembers.measure(code)["Board", default: 0] == count)
  }

  @Test func includeMethodsOfAClassThatTheClientInheritsFrom() throws {
    let text = """
      class Listener { func traffic(_ text: String) {}; func news(_ text: String) {} }
      protocol Roads { func watch(_ listener: Listener) }
      final class Ear: Listener { override func traffic(_ text: String) { print(text) } }
      struct Board { let roads: any Roads; func run() { roads.watch(Ear()) } }
      """
    #expect(DemandedMembers.measure(try SwiftFactsProgram.code(["A.swift": text])) == ["Board": 1])
  }
}
