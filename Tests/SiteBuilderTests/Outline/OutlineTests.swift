import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("What code declares")
struct OutlineTests {
  @Test(arguments: [
    ("protocol P: Q, R { func a(); var b: Int { get } }", "P", ["Q", "R"], 2),
    ("final class C<T: X>: Base, P where T: Y { let a = \"class D: E {\" }", "C", ["Base", "P"], 1),
    ("data class User(val id: Int) : Entity() { fun f() {} }", "User", ["Entity"], 1),
    ("export class Foo extends Bar implements Baz { }", "Foo", ["Bar", "Baz"], 0),
    ("// class No\n/* struct No */ struct Yes {}", "Yes", [], 0),
    ("enum E { static func f() { class_() } }", "E", [], 1),
  ])
  func findsTypesWithTheirParentsAndMembers(code: String, name: String, parents: [String], members: Int) throws {
    let type = try #require(CodeOutline(code, in: nil).types.first)
    #expect(type.name == name)
    #expect(type.parents == parents)
    #expect(type.memberCount == members)
    #expect(CodeOutline(code, in: nil).types.count == 1)
  }

  @Test(arguments: [
    "class func make() {}", "let t = Foo.class", "\"unclosed class X", "/* class X", "protocol", "{{{ }}",
  ])
  func findsNoTypeWhereNoneIsDeclared(code: String) {
    #expect(CodeOutline(code, in: nil).types == [])
  }

  @Test(
    arguments: [
      ("for record in records {}\nlet a = records.map { object in b }", "swift", []),
      ("func f(object item: Int, actor name: String) {}\nfor actor in actors {}", "swift", []),
      ("import class UIKit.UIView\nactor Store {}", "swift", ["Store"]),
      ("for record in records:\n  pass", "python", []),
      ("record Point(int x) {}\nfor (Record record : records) {}", "java", ["Point"]),
      ("class A {\npublic:\n  struct B {};\n};", "cpp", ["A", "B"]), ("class A::B {};", "cpp", ["B"]),
    ] as [(String, String, [String])])
  func findsTheTypesOfEachLanguage(code: String, language: String, names: [String]) {
    #expect(CodeOutline(code, in: Language(rawValue: language)).types.map(\.name) == names)
  }

  @Test func readsCommentsAsTheLanguageWritesThem() {
    let code = "# class No\nclass Yes(Base):  # implements Other\n  pass\n"
    #expect(CodeOutline(code, in: Language(rawValue: "python")).names == ["class", "Yes", "Base", "pass"])
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: ["class A {", "class A<", "class A: B ", "protocol A ", "}", "class A(", "class A where "])
  func readsAnUnclosedListOnce(_ text: String) {
    let code = String(repeating: text + "\n", count: 20_000)
    #expect(CodeOutline(code, in: nil).types.count == (text == "}" ? 0 : 20_000))
  }

  @Test func countsTheMembersOfTypesWithinTypes() {
    let outline = CodeOutline(
      "class A { let a = 1; struct B { let b = 1; let c = 2 }; func f() { let d = 3 } var e }", in: .swift)
    #expect(outline.types.map(\.name) == ["A", "B"])
    #expect(outline.types.map(\.memberCount) == [3, 2])
  }

  @Test(.timeLimit(.minutes(5))) func relatesManyFilesToOneAnother() {
    let files = (0..<4_000).map { Article.Part.code(.after, "protocol P\($0): P0 {}\n", file: "F\($0).swift") }
    let outline = SideOutline(.after, of: .made("a.md", files))
    #expect(outline.types.allSatisfy { outline.users(of: $0.name).count == ($0.name == "P0" ? 3_999 : 0) })
    #expect(outline.conformers(of: "P0").count == 4_000)
    #expect(
      outline.files.allSatisfy { file in
        outline.dependencies(of: file).map(\.name) == (file.name == "F0.swift" ? [] : ["F0.swift"])
      })
  }

  @Test func findsTheFilesThatUseAType() {
    let article = Article.made(
      "a.md",
      [
        .code(.after, "protocol Store {}\n", file: "Store.swift"),
        .code(.after, "struct Disk {}\nextension Disk: Store {}\n", file: "Disk.swift"),
        .code(.after, "struct Report { let store: any Store }\n", file: "Report.swift"),
      ])
    let outline = SideOutline(.after, of: article)
    #expect(outline.users(of: "Store") == ["Disk.swift", "Report.swift"])
    #expect(outline.conformers(of: "Store") == ["Disk"])
    #expect(outline.dependencies(of: outline.files[2]).map(\.name) == ["Store.swift"])
  }

  @Test func readsClausesAndConformersOfAContract() {
    let article = Article.made(
      "a.md",
      [
        .code(nil, "clause(\"keeps width\") { true }\n", role: .contract, contract: "Layout"),
        .code(.before, "conformer(\"Old\") { Old() }\n", role: .conformers, contract: "Layout"),
        .code(
          .after, "conformer(\"New\") { New() }\nwrong(\"Frozen\") { Frozen() }\n", role: .conformers,
          contract: "Layout"),
      ])
    #expect(
      ContractOutline.contracts(of: article) == [
        ContractOutline(
          name: "Layout", clauses: ["keeps width"], before: ["Old"], after: ["New"], counterexamples: ["Frozen"])
      ])
  }
}
