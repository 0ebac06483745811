import SyntaxFacts
import Testing

@testable import EvidenceMeasures
@testable import EvidenceRunner

/// The values that clients get from an interface, and the arguments that their closures ignore.
struct ClientValueTests {
  private static func line(_ number: Int) -> DeclarationLines {
    DeclarationLines(name: number, first: number, last: number)
  }

  /// Makes a protocol with one requirement, and a client with code.
  private static func code(_ requirement: Member) -> CodeBase {
    CodeBase.made(
      TypeDeclaration(name: "Book", kind: .protocol, lines: line(1), members: [requirement]),
      TypeDeclaration(
        name: "Reader", kind: .struct, lines: line(1),
        members: [Member(kind: .method, name: "run", lines: line(1), body: CodeBody())]))
  }

  /// The type of a property, the client's code, and whether a value selects an operation.
  @Test(arguments: [
    (TypeReference("Array", [TypeReference("String")]), "pages.count", false),
    (TypeReference("Array", [TypeReference("String")]), "pages.first { $0.isEmpty }", false),
    (TypeReference("Array", [TypeReference("String")]), "pages[0]", true),
    (TypeReference("Array", [TypeReference("String")]), "pages.first ?? \"\"", true),
    (TypeReference("Dictionary", [TypeReference("String"), TypeReference("Int")]), "pages.count", true),
    (TypeReference("Everything"), "pages.count", true), (TypeReference("Int"), "pages", false),
  ])
  func selectAnOperationUnlessTheyArePlain(type: TypeReference, text: String, selects: Bool) {
    let code = Self.code(Member(kind: .computedProperty, name: "pages", lines: Self.line(1), type: type))
    let row = UsedOfOffered.Row(
      client: "Reader", file: "Reader.swift", interface: "Book", used: ["pages"], run: ["pages"], offered: 1)
    let tokens = SideTokens(swift: ["Reader.swift": "func run() { \(text) }"])
    #expect(SelectingMembers(code: code, tokens: tokens).areUsed(by: "Reader", in: [row]) == selects)
  }

  @Test func selectAnOperationByAnArgument() {
    let member = Member(
      kind: .method, name: "ask", lines: Self.line(1), parameters: [Parameter(type: TypeReference("String"))],
      type: TypeReference("String"))
    let row = UsedOfOffered.Row(
      client: "Reader", file: "Reader.swift", interface: "Book", used: ["ask(_:)"], run: ["ask(_:)"], offered: 1)
    #expect(SelectingMembers(code: Self.code(member), tokens: SideTokens()).areUsed(by: "Reader", in: [row]))
  }

  @Test(arguments: [
    ("feed.watch { _, traffic, _, _ in show(traffic) }", 3), ("feed.watch { (_, _, news) in show(news) }", 2),
    ("feed.each { _, value in show(value) }", 0), ("feed.each { value in show(value) }", 0), ("if true { show() }", 0),
  ])
  func areCountedIfClosuresIgnoreThem(text: String, count: Int) {
    let code = Self.code(Member(kind: .method, name: "ask", lines: Self.line(1)))
    let tokens = SideTokens(swift: ["Reader.swift": "func run() { \(text) }"])
    #expect(IgnoredArguments(code: code, tokens: tokens).count(of: "Reader") == count)
  }
}
