import EvidenceMeasures
import SyntaxFacts
import Testing

/// The declarations that changes of lines edit.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct EditedDeclarationsTests {
  private static let code = """
    struct Fee {
      var price = 1
      struct Table {
        var rows = 2
      }
    }
    protocol Mixin { var price: Int { get } }
    extension Mixin {
      func doubled() -> Int { price * 2 }
    }
    extension Fee: Mixin {}
    func tax() -> Int { 3 }
    class Base { func work() {} }
    final class Only: Base {}
    typealias Rate = Fee
    nonisolated(unsafe) var state = 1
    func raise() { state += 1 }
    struct Store { func load() -> Int { 1 } }
    struct Wrapper {
      let store: Store
      func read() -> Int { store.load() }
    }
    struct Reader {
      let store: Store
      func twice() -> Int { store.load() + store.load() }
    }
    final class Session {
      nonisolated(unsafe) static let shared = Session()
      var count = 1
    }
    struct Till { func add() { Session.shared.count += 1 } }
    struct Scale { func add() { state += 1 } }
    struct Desk { let name = "a"; func add() { Session.shared.count += 1 } }
    struct Label { func session() -> Session { Session.shared } }
    """

  /// A line that is replaced, and what that edits.
  @Test(arguments: [
    (2, ["Fee"]), (4, ["Fee.Table"]), (12, ["tax()"]), (13, ["Only"]),
    // The extension of a mixin counts for the type that stores what it uses.
    (9, ["Fee"]), (7, ["Mixin"]), (11, ["Fee"]),
    // A function counts for the global variable that it uses, and a forwarder for the type that it wraps.
    (17, ["state"]), (21, ["Store"]), (25, ["Reader"]),
    // A type that stores nothing counts for the singleton or global whose state it uses.
    (31, ["Session"]), (32, ["state"]), (33, ["Desk"]), (34, ["Label"]),
  ])
  func attributesAReplacedLineToTheInnermostDeclaration(line: Int, names: [String]) throws {
    let code = try SwiftFactsProgram.code(["A.swift": Self.code])
    let edits = EditedDeclarations(from: code, to: code)
    #expect(edits.names(in: [.init(path: "A.swift", removed: [line], added: [line])]) == names)
  }

  @Test(arguments: [
    // An extension belongs to the type, also in a new file and by another name.
    ("extension Fee { var two: Int { 2 } }", ["Fee"]), ("extension Rate { var two: Int { 2 } }", ["Fee"]),
    // New declarations are no edits.
    ("struct New { var one = 1 }", []), ("func new() {}", []), ("extension Mixin { func mixed() {} }", ["Mixin"]),
    ("extension Fee { struct Inner { var one = 1 } }", ["Fee"]),
  ])
  func attributesANewFileToTheTypesThatItExtends(text: String, names: [String]) throws {
    let old = try SwiftFactsProgram.code(["A.swift": Self.code])
    let new = try SwiftFactsProgram.code(["A.swift": Self.code, "B.swift": text])
    let edits = EditedDeclarations(from: old, to: new)
    #expect(edits.names(in: [.init(path: "B.swift", removed: [], added: [1])]) == names)
  }
}
