import EvidenceMeasures
import SyntaxFacts
import Testing

/// The declarations that line changes edit.
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
    struct Degrees {
      let store: Store
      func read() -> Int { store.load() / 10 }
    }
    struct Page {
      let store: Store
      func read() -> String { "\\(store.load()) °C" }
    }
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
    // A type that computes something from the value that it stores is no forwarder.
    (37, ["Degrees"]), (41, ["Page"]),
  ])
  func attributesAReplacedLineToTheInnermostDeclaration(line: Int, names: [String]) throws {
    let code = try SwiftFactsProgram.code(["A.swift": Self.code])
    let edits = EditedDeclarations(from: code, to: code)
    #expect(edits.names(in: [.init(path: "A.swift", removed: [line], added: [line])]) == names)
  }

  /// A line that is replaced, and the innermost declaration around it.
  @Test(arguments: [
    (2, ["Fee"]), (4, ["Fee.Table"]), (13, ["Base"]), (9, ["Mixin"]), (11, ["Fee"]), (17, ["raise()"]),
    (21, ["Wrapper"]), (31, ["Till"]), (32, ["Scale"]),
  ])
  func namesTheInnermostDeclaration(line: Int, names: [String]) throws {
    let code = try SwiftFactsProgram.code(["A.swift": Self.code])
    let edits = EditedDeclarations(from: code, to: code)
    let edit = EditedDeclarations.FileEdit(path: "A.swift", removed: [line], added: [line])
    #expect(edits.names(in: [edit], isAttributed: false) == names)
  }

  @Test(arguments: [
    // An extension belongs to the type, even in a new file or under another name.
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

  /// The lines that a change adds to `struct A { … }`, which is in lines 1 to 3.
  @Test(arguments: [
    ("struct A {\n  let a = 1\n}\nstruct B {\n  let b = 2\n}", [4, 5, 6], true),
    ("struct A {\n  let a = 1\n}\nextension A {\n  func b() {}\n}\nfunc c() {}", [4, 5, 6, 7], true),
    // A comment above the declaration isn't among the lines of code.
    ("struct A {\n  let a = 1\n}\n/// It is second.\nstruct B {}", [5], true),
    // A member or a nested type is part of the type around it.
    ("struct A {\n  let a = 1\n  let b = 2\n}", [3], false), ("struct A {\n  let a = 1\n  struct B {}\n}", [3], false),
    ("import B\nstruct A {\n  let a = 1\n}", [1], false),
    ("struct A {\n  let a = 1\n  let b = 2\n}\nstruct C {}", [3, 5], false),
  ])
  func tellsWhetherAnEditOnlyAddsWholeDeclarations(text: String, added: [Int], isWhole: Bool) throws {
    let old = try SwiftFactsProgram.code(["A.swift": "struct A {\n  let a = 1\n}"])
    let edits = EditedDeclarations(from: old, to: try SwiftFactsProgram.code(["A.swift": text]))
    let comments = text.split(separator: "\n").indices.filter { text.split(separator: "\n")[$0].hasPrefix("//") }
    let lines = Set(text.split(separator: "\n").indices).subtracting(comments).map { $0 + 1 }
    let edit = EditedDeclarations.FileEdit(path: "A.swift", removed: [], added: added)
    #expect(edits.addsOnlyWholeDeclarations(edit, codeLines: Set(lines)) == isWhole)
    let replacing = EditedDeclarations.FileEdit(path: "A.swift", removed: [2], added: added)
    #expect(!edits.addsOnlyWholeDeclarations(replacing, codeLines: Set(lines)))
  }

  /// A static property of its own type is a value, like a case that a table lists; other members are parts.
  @Test(arguments: [
    (3, ["Step.check"]), (4, ["Step.none"]), (5, ["Step.none"]), (8, ["Step"]), (9, ["Step"]), (2, []),
  ])
  func attributesAValueOfATypeToItself(line: Int, names: [String]) throws {
    let text = """
      struct Step { let run: () -> Int }
      extension Step {
        static var check: Step { Step { 1 } }
        static let none = Step {
          2
        }
      }
      extension Step { static var count: Int { 3 } }
      extension Step { func twice() -> Int { run() + run() } }
      """
    let code = try SwiftFactsProgram.code(["A.swift": text])
    let edits = EditedDeclarations(from: code, to: code)
    #expect(edits.names(in: [.init(path: "A.swift", removed: [line], added: [line])]) == names)
  }
}
