import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Mutants of types that change requests separate: merged types, and code moved from one to the other.
struct SeparatedTypesTests {
  /// Two types with a method each in one file; the second has conformances.
  private static func pair(_ a: String = "1", _ b: String = "2", inheriting inherited: [String] = []) -> DesignText {
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    return DesignText(
      files: [
        "A.swift": [
          "struct A {", "  func a() -> Int { \(a) }", "}", "struct B\(clause) {", "  func b() -> Int { \(b) }", "}",
        ]
      ],
      facts: SourceFacts(files: [
        FileFacts(
          path: "A.swift",
          types: ["A", "B"].enumerated().map { index, name in
            let line = 1 + 3 * index
            return TypeDeclaration(
              name: name, kind: .struct, lines: .lines(line, line + 2),
              inherited: index == 1 ? inherited.map { TypeReference($0) } : [],
              members: [.method(name.lowercased(), .lines(line + 1, line + 1), type: "Int")])
          })
      ]))
  }

  /// A study whose two requests edit one type each.
  private static func separated(inheriting inherited: [String] = []) -> StudyDesign {
    StudyDesign(
      base: pair(inheriting: inherited),
      requested: [pair("10", inheriting: inherited), pair("1", "20", inheriting: inherited)])
  }

  private static let merged = [
    "struct A {", "  func a() -> Int { 1 }", "", "  func b() -> Int { 2 }", "}", "typealias B = A",
  ]

  @Test func mergesTwoTypesUnderAnAlias() {
    #expect(MergedTypes().files(of: Self.separated()) == [["A.swift": Self.merged]])
  }

  @Test func givesTheMergedTypeTheConformancesOfBoth() {
    #expect(
      MergedTypes().files(of: Self.separated(inheriting: ["Drawing", "Equatable"]))
        == [["A.swift": Self.merged + ["", "extension A: Drawing, Equatable {}"]]])
  }

  /// The designs after each request: none, one that edits both types, and two that edit the same.
  @Test(arguments: [[], [pair("10", "20")], [pair("10"), pair("11")]])
  func joinsNoTypesThatNoRequestsSeparate(requested: [DesignText]) {
    let study = StudyDesign(base: Self.pair(), requested: requested)
    #expect(MergedTypes().files(of: study).isEmpty)
    #expect(MovedMethods().files(of: study).isEmpty)
  }

  @Test func joinsNoTypesOfTheCompositionRoot() {
    var study = Self.separated()
    study.roles = Roles(root: ["A.swift"])
    #expect(MergedTypes().files(of: study).isEmpty)
    #expect(MovedMethods().files(of: study).isEmpty)
  }

  @Test func movesTheCodeOfATypeIntoAnother() {
    let moved = MovedMethods().files(of: Self.separated())
    #expect(
      moved.first?["A.swift"] == [
        "struct A {", "  func a() -> Int { B.movedA_a(self) }", "}", "struct B {", "  func b() -> Int { 2 }", "}", "",
        "extension B {", "  static func movedA_a(_ it: A) -> Int { 1 }", "}",
      ])
    #expect(moved.count == 2)
  }

  /// A method's head and body in `struct Form`, and the code that another type gets.
  @Test(arguments: [
    ("func show(_ name: String, for age: Int) {", " title = name; note(age) ", "it.title = name; it.note(age)"),
    ("func show(_ title: String, for age: Int) {", " print(title, self.title) ", "print(title, it.title)"),
    (
      "func show(_ name: String, for age: Int) {", " log(title: Kind.big, .title) ", "log(title: Form.Kind.big, .title)"
    ),
  ])
  func looksUpNamesInTheMovedValue(head: String, body: String, expected: String) throws {
    let member = Member.method(
      "show", .lines(2, 2),
      [Parameter(type: TypeReference("String")), Parameter(label: "for", type: TypeReference("Int"))])
    let form = CodeBase.made(
      TypeDeclaration(
        name: "Form", kind: .class, lines: .lines(1, 3),
        members: [
          Member(kind: .storedProperty, name: "title", lines: .lines(1, 1)), .method("note", .lines(1, 1)),
        ])
    ).types["Form"]
    let written = try #require(MethodBody(in: "class Form {\n  private \(head)\(body)}\n}", from: 2))
    let type = try #require(form)
    let function = try #require(
      MovedFunction(member, written, of: type, nested: ["Kind"], to: "Host", attributes: "@MainActor "))
    let local = head.contains("_ title") ? "title" : "name"
    #expect(function.forward == " Host.movedForm_show(self, \(local), for: age) ")
    let declaration = "static func movedForm_show(_ it: Form, _ \(local): String, for age: Int)"
    #expect(function.text == "  @MainActor \(declaration) { \(expected) }")
  }
}
