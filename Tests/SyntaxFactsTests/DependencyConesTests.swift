import EvidenceMeasures
import SyntaxFacts
import Testing

/// What types need to compile, and the details outside a study that they depend on.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct DependencyConesTests {
  @Test func reproducesTheWorkedExample() throws {
    let concrete = """
      struct Screen { let store: DiskStore }
      struct DiskStore { func open() { _ = File() } }
      struct File {}
      """
    let abstract = """
      struct Screen { let store: any Store }
      protocol Store { func load() -> Loan }
      struct Loan {}
      struct DiskStore: Store { func load() -> Loan { Loan() } }
      """
    let cones = try [concrete, abstract].map { DependencyCones.measure(try SwiftFactsProgram.code(["A.swift": $0])) }
    #expect(cones.map { $0["Screen"] } == [["DiskStore", "File"], ["Loan"]])
  }

  /// A type can't hide what it needs behind a function or a protocol's extension.
  @Test(arguments: [
    "struct Screen { func run() { make() } }\nfunc make() { _ = Disk() }\nstruct Disk {}",
    "struct Screen: Making {}\nprotocol Making {}\nextension Making { func run() { _ = Disk() } }\nstruct Disk {}",
  ])
  func followsFunctionsAndExtensions(text: String) throws {
    let code = try SwiftFactsProgram.code(["A.swift": text])
    #expect(DependencyCones.measure(code)["Screen"] == ["Disk"])
  }

  @Test(arguments: [
    ("import Foundation\nstruct A { let day: Date }", []), ("import UIKit\nstruct A {}", ["UIKit"]),
    ("import Foundation\nstruct A { func now() -> Date { Date() } }", ["Date()"]),
    ("import Foundation\nfunc a() { UserDefaults.standard.set(1, forKey: \"a\") }", ["UserDefaults"]),
    ("func a() { print(1) }", ["print()"]), ("func print(_ it: Int) {}\nfunc a() { print(1) }", []),
    ("func a(_ text: inout String) { print(1, to: &text) }", []), ("func a() { Swift.print(1) }", ["print()"]),
    ("typealias Files = FileManager\nfunc a() { _ = Files.default }", ["FileManager"]),
    ("struct A { let send: () -> Void; func a() { send() } }", []),
    ("struct Timer {}\nstruct A { let timer: Timer }", []),
    // A value that writes itself to a file, or reads one.
    ("func a(_ it: String) { try? it.write(toFile: \"a\", atomically: true, encoding: .utf8) }", ["write(toFile:)"]),
    ("func a(_ it: URL) { try? \"a\".write(to: it, atomically: true, encoding: .utf8) }", ["write(to:)"]),
    ("func a(_ it: URL) { try? JSONEncoder().encode(1).write(to: it) }", ["write(to:)"]),
    ("func a(_ it: URL) { _ = try? Data(contentsOf: it) }", ["Data(contentsOf:)"]),
    ("struct A { let name: String; func a() { _ = try? String(contentsOfFile: name) } }", ["String(contentsOfFile:)"]),
    ("func a(_ it: inout String) { \"a\".write(to: &it) }", []),
    ("func a(_ it: inout [Int]) { it.append(contentsOf: [1]) }", []),
    ("struct Page { func write(toFile name: String) {} }\nfunc a(_ it: Page) { it.write(toFile: \"a\") }", []),
    ("import Foundation\nfunc a() -> Date { Date.now }", ["Date.now"]),
    ("func a() { _ = _typeByName(\"Study.Mailer\") }", ["_typeByName()"]),
    ("struct A<Timer: P> { let it: Timer }\nprotocol P {}", []), ("struct A { let it: Timer }", ["Timer"]),
    ("protocol P { associatedtype Timer; func a(_ it: Timer) }", []),
    ("struct Date { static let now = Date() }\nfunc a() -> Date { Date.now }", []),
  ])
  func namesDetailsOutsideTheStudy(text: String, details: [String]) throws {
    let code = try SwiftFactsProgram.code(["A.swift": text])
    #expect(OutsideDetails.measure(code, in: ["A.swift"]) == details)
  }
}
