import EvidenceMeasures
import SyntaxFacts
import Testing

/// Functions that a type is given and doesn't call.
@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct UncalledFunctionsTests {
  @Test(arguments: [
    ("let a: () -> Int; let b: (() -> Int)?; func work() -> Int { a() }", 1),
    ("let a: () -> Int; init(a: @escaping () -> Int) { self.a = a }", 1),
    ("let a: () -> Int; func work() { pass(a) }", 0), ("let a: Int; static let b: () -> Int = { 1 }", 0),
  ])
  func areCounted(members: String, count: Int) throws {
    let text = "struct Clerk { \(members) }\nfunc pass(_ it: () -> Int) {}"
    let found = UncalledFunctions.measure(try SwiftFactsProgram.code(["A.swift": text]))
    #expect(found == (count == 0 ? [:] : ["Clerk": count]))
  }

  /// A struct of closures is an interface, and others call the closures that it stores.
  @Test func leavesOutWhatOtherCodeCalls() throws {
    let text = "struct Store { let load: () -> Int }\nfunc work(_ store: Store) -> Int { store.load() }"
    #expect(UncalledFunctions.measure(try SwiftFactsProgram.code(["A.swift": text])).isEmpty)
  }
}
