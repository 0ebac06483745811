import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Mutants of the methods that a contract requires.
struct ConformerMutantTests {
  /// Returns the second lines of the mutants of a conformer; the line contains the method.
  private func mutants(of method: String, _ member: Member) throws -> [String] {
    var tree = SourceTree(source: "a.md")
    tree.set(AssembledFile(lines: SourceLine.generated("struct Disk: Store {\n\(method)\n}\n")), at: "Disk.swift")
    var required = member
    required.body = nil
    let disk = TypeDeclaration(
      name: "Disk", kind: .struct, lines: DeclarationLines(name: 1, first: 1, last: 3),
      inherited: [TypeReference("Store")], members: [member])
    let store = TypeDeclaration(
      name: "Store", kind: .protocol, lines: DeclarationLines(name: 1, first: 1, last: 1), members: [required])
    let mutants = ConformerMutants(tree: tree, code: .made(disk, store), contract: "Store")
      .mutants(of: [(number: 0, type: "Disk")])
    return try mutants.map { mutant in
      let text = try #require(mutant.tree.files["Disk.swift"]?.text)
      return text.split(separator: "\n").dropFirst().dropLast().joined(separator: "|")
    }
  }

  private func method(_ name: String, _ parameters: [Parameter] = [], type: String? = nil) -> Member {
    Member(
      kind: .method, name: name, lines: DeclarationLines(name: 2, first: 2, last: 2), parameters: parameters,
      type: type.map { TypeReference($0) }, body: CodeBody())
  }

  @Test func returnsAConstant() throws {
    #expect(
      try mutants(of: "func load() -> Int { stored }", method("load", type: "Int")) == [
        "func load() -> Int { return -7919 }"
      ])
  }

  @Test func skipsAnEffectIgnoresAnArgumentAndDropsACondition() throws {
    let parameter = Parameter(label: "value", type: TypeReference("String"))
    #expect(
      try mutants(
        of: "func put(value: String) { if value.isEmpty { return }; store(value) }", method("put", [parameter])) == [
          "func put(value: String) { }",
          "func put(value: String) { let value: String = \"mutant\"| if value.isEmpty { return }; store(value) }",
          "func put(value: String) { if true || value.isEmpty { return }; store(value) }",
        ])
  }

  /// Code that throws an error or may, and code that can't throw.
  @Test(arguments: [("try store(1)", true), ("throw Full()", true), ("store(1)", false)])
  func swallowsErrorsOfCodeThatCanThrow(body: String, canThrow: Bool) throws {
    let found = try mutants(of: "func put() throws { \(body) }", method("put"))
    #expect(found.contains("func put() throws { do { \(body) } catch { return  } }") == canThrow)
  }

  /// The forms of a condition or a limit, with the mutant that drops it; `nil` for code without one.
  @Test(arguments: [
    ("guard count < 50 else { return }; store()", "guard true || count < 50 else { return }; store()"),
    ("guard let store else { return }; store.put()", nil),
    ("lines = (lines + [line]).suffix(50)", "lines = (lines + [line]).suffix(Int.max)"),
    ("lines = Array(all.dropFirst(max(0, all.count - 50)))", "lines = Array(all.dropFirst(0))"),
    ("lines = all.prefix(while: isShort) + all.suffix { $0 > 1 }", nil),
    ("lines.removeFirst(); put(all.prefix( ))", nil),
    // Words of comments and texts.
    ("/* Asks if it fits. */ put(\"guard or if .prefix(3)\")", nil),
    ("/* if free */ if isFree { put() }", "/* if free */ if true || isFree { put() }"),
    ("lines = all /* .suffix(1) */ .suffix(50)", "lines = all /* .suffix(1) */ .suffix(Int.max)"),
  ])
  func dropsEachFormOfALimit(_ body: String, _ dropped: String?) throws {
    #expect(
      try mutants(of: "func put() { \(body) }", method("put"))
        == ["func put() { }"] + [dropped].compactMap { $0 }.map { "func put() { \($0) }" })
  }

  @Test func swallowsAnError() throws {
    #expect(
      try mutants(of: "func save() throws { try write() }", method("save")) == [
        "func save() throws { }", "func save() throws { do { try write() } catch { return  } }",
      ])
  }

  /// A value of a type that isn't the standard library's can't be made.
  @Test func leavesOutResultsThatItCannotMake() throws {
    #expect(try mutants(of: "func load() -> Loan { loan }", method("load", type: "Loan")).isEmpty)
  }

  /// A method whose result or argument has no effect, with its only mutant; `nil` for one without any.
  @Test(arguments: [
    ("false", nil), ("return false", nil), ("value > 0", "let value: Int = -7919|value > 0"),
    ("open(\"\\(value)\")", "let value: Int = -7919|open(\"\\(value)\")"), ("open(\"value\", values)", nil),
  ])
  func leavesOutMutantsThatAreTheSameCode(_ body: String, _ ignoring: String?) throws {
    let parameter = Parameter(label: "value", type: TypeReference("Int"))
    let found = try mutants(
      of: "func isFull(value: Int) -> Bool {\(body)}", method("isFull", [parameter], type: "Bool"))
    let constant = body.hasSuffix("false") ? [] : ["{ return false }"]
    #expect(
      found == (constant + (ignoring.map { ["{ \($0)}"] } ?? [])).map { "func isFull(value: Int) -> Bool \($0)" })
  }
}
