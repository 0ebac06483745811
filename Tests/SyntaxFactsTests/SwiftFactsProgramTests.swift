import Foundation
import SyntaxFacts
import Testing

@Suite(
  .enabled(
    if: SwiftFactsProgram.isAvailable, "the package has no swift-facts: the toolchain found has no lib/swift/host"))
struct SwiftFactsProgramTests {
  @Test func printsOneDocumentWhateverTheOrderOfTheFiles() throws {
    let files = ["B/b.swift": "struct B {}", "a.swift": "struct A: P { let b = B() }"]
    let one = try SwiftFactsProgram.run(["a.swift", "B/b.swift"], files: files)
    let other = try SwiftFactsProgram.run(["B/b.swift", "a.swift"], files: files)
    #expect(one.output == other.output)
    #expect(one.errors == "")
    let facts = try SourceFacts(json: one.output)
    #expect(facts.files.map(\.path) == ["B/b.swift", "a.swift"])
    #expect(try facts.json() == one.output)
  }

  @Test func saysInOneLineWhichFileIsMissing() throws {
    let run = try SwiftFactsProgram.run(["a.swift", "missing.swift"], files: ["a.swift": ""])
    #expect(run.errors == "swift-facts: can't read 'missing.swift'\n")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
  }

  @Test func printsItsUsage() throws {
    let run = try SwiftFactsProgram.run([], files: [:])
    #expect(run.errors == "swift-facts: usage: swift-facts FILE…\n")
    #expect(run.status == 2)
  }

  @Test(arguments: ["struct A {\n", "}}}} func (", "\u{0}\u{1}", "", "let x = `", "\"\"\"\n\\("])
  func readsWhatItCanOfBrokenCode(_ source: String) throws {
    let facts = try SwiftFactsProgram.facts(["a.swift": source])
    #expect(facts.files.map(\.path) == ["a.swift"])
  }

  @Test(arguments: [
    "let x = a" + String(repeating: ".b()", count: 20_000),
    "let x = " + String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000),
    "func f() { let x = a\n" + String(repeating: "let x = x.b()\n", count: 5_000) + "}",
    "let x = 1" + String(repeating: " + 1", count: 20_000),
    String(repeating: "struct A {", count: 2_000) + String(repeating: "}", count: 2_000),
    "func f() {" + String(repeating: "{ ", count: 2_000) + String(repeating: "}", count: 2_000) + "}",
  ])
  func survivesDeepNesting(_ source: String) throws {
    let facts = try SwiftFactsProgram.facts(["a.swift": source])
    #expect(facts.files.first?.types.isEmpty == !source.hasPrefix("struct"))
  }
}
