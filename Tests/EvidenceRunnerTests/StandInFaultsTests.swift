import TestForm
import Testing

@testable import EvidenceRunner

/// Stand-ins that would change what tests mean, or that no folder can contain.
struct StandInFaultsTests {
  @Test(arguments: [
    "Swift", "Dispatch", "Foundation", "Study", "_Concurrency", "_SolidsitePrelude", "Ünï", "M M", "9M", "",
  ])
  func rejectsReservedAndInvalidModuleNames(name: String) {
    #expect(module(name, "public let a = 1").faults.count == 1)
  }

  @Test(arguments: ["-x.swift", "@x.swift", "@\u{301}x.swift", "-\u{301}/x.swift", "../\u{301}x.swift"])
  func rejectsUnsafeFileNames(name: String) {
    let file = CodeFile(path: "modules/Pay/" + name, text: "public let a = 1")
    #expect(StandInModule(name: "Pay", files: [file]).faults.map(\.file) == [file.path])
  }

  @Test(arguments: [
    ("public let a = 1\n@_cdecl(\"write\") public func b() {}", 2),
    ("open class Base {\n  open func expect(_ a: Int, _ b: Int) {}\n}", 2),
    ("public typealias IntegerLiteralType = Two", 1), ("public func _solidsiteEnd() {}", 1),
    ("public let a = 1\npublic typealias // a\n  /* b /* c */ */ `expect`<A> = Fee<A>", 2),
  ])
  func rejectsAttributesAndReservedNames(code: String, line: Int) {
    #expect(module("Pay", code).faults.map(\.line) == [line])
  }

  @Test func acceptsModulesThatExportOthers() {
    #expect(module("Pay", "@_exported import Foundation\npublic let a = 1").faults == [])
  }

  private func module(_ name: String, _ code: String) -> StandInModule {
    StandInModule(name: name, files: [CodeFile(path: "modules/\(name)/A.swift", text: code)])
  }
}

/// Stand-ins whose faults only a compiler reveals.
@Suite(TestWorkspace(), .disabled(if: TestForm.isFast, "the fast form runs no compiler"))
struct StandInDeclarationTests {
  @Test func rejectsForgedDeclarationsInStandIns() async throws {
    let workspace = try #require(TestWorkspace.current)
    let codes = [
      "ForgedExpect": "public let a = 1\npublic func expect(_ a: Int, _ b: Int) {}",
      "ForgedEqual": "extension Int { public static func == (a: Int, b: Int) -> Bool { true } }",
      "ForgedCount": "extension Array { public var count: Int { 3 } }",
      "ForgedDate": "import Foundation\nextension Date { public static func == (a: Date, b: Date) -> Bool { true } }",
      "Honest": "public struct Fee: Equatable { public static func == (a: Fee, b: Fee) -> Bool { true } }",
    ]
    let refused = try await workspace.build(
      codes.map { StandInModule(name: $0, files: [CodeFile(path: "\($0)/A.swift", text: $1)]) })
    #expect(refused.keys.sorted() == ["ForgedCount", "ForgedDate", "ForgedEqual", "ForgedExpect"])
    #expect(refused["ForgedExpect"]?.errors.map(\.line) == [2])
    let main = CodeFile(path: "main.swift", text: "import ForgedExpect\nprint(a)\n")
    #expect(try await !SwiftCompiler(workspace).typecheck([main]).isAccepted)
  }
}
