import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Mutants of a design as text: what each mutation writes, and where it writes nothing.
struct DesignMutationTests {
  private let mailing = DesignText(
    files: [
      "Policy.swift": [
        "protocol Postbox {", "  func send(_ text: String, to reader: String) -> Int", "}", "",
        "struct Reminder {", "  let box: any Postbox", "", "  func remind() -> Int { box.send(\"Due\", to: \"Ana\") }",
        "",
        "  func isQuiet() -> Bool { false }", "}",
      ],
      "Mailer.swift": ["struct Mailer: Postbox {", "  func send(_ text: String, to reader: String) -> Int { 1 }", "}"],
    ],
    facts: SourceFacts(files: [
      FileFacts(
        path: "Policy.swift",
        types: [
          TypeDeclaration(
            name: "Postbox", kind: .protocol, lines: .init(name: 1, first: 1, last: 3),
            members: [DesignMutationTests.send(2)]),
          TypeDeclaration(
            name: "Reminder", kind: .struct, lines: .init(name: 5, first: 5, last: 11),
            members: [
              Member(kind: .storedProperty, name: "box", lines: .init(name: 6, first: 6, last: 6)),
              Member(kind: .method, name: "remind", lines: .init(name: 8, first: 8, last: 8)),
              Member(kind: .method, name: "isQuiet", lines: .init(name: 10, first: 10, last: 10)),
            ]),
        ]),
      FileFacts(
        path: "Mailer.swift",
        types: [
          TypeDeclaration(
            name: "Mailer", kind: .struct, lines: .init(name: 1, first: 1, last: 3),
            inherited: [TypeReference("Postbox")], members: [DesignMutationTests.send(2)])
        ]),
    ]))
  private let roles = Roles(policy: ["Policy.swift"], detail: ["Mailer.swift"])

  private static func send(_ line: Int) -> Member {
    Member(
      kind: .method, name: "send", lines: .init(name: line, first: line, last: line),
      parameters: [
        Parameter(type: TypeReference("String")), Parameter(label: "to", type: TypeReference("String")),
      ], type: TypeReference("Int"))
  }

  private func files(_ mutation: any DesignMutation, of design: DesignText) -> [[String: [String]]] {
    mutation.files(of: StudyDesign(base: design, roles: roles))
  }

  @Test func inlinesAProtocolWithOneConformer() throws {
    let files = try #require(files(InlinedProtocol(), of: mailing).first)
    #expect(files["Policy.swift"]?.prefix(3) == ["", "struct Reminder {", "  let box: Mailer"])
    #expect(files["Mailer.swift"]?.first == "struct Mailer {")
  }

  @Test func inlinesNoProtocolWithTwoConformers() {
    var design = mailing
    design.facts.files[1].types.append(
      TypeDeclaration(
        name: "Pigeon", kind: .struct, lines: .init(name: 1, first: 1, last: 1), inherited: [TypeReference("Postbox")]))
    #expect(files(InlinedProtocol(), of: design).isEmpty)
  }

  @Test func namesADetailInThePolicy() {
    let last = files(NamedDetail(), of: mailing).map { $0["Policy.swift"]?.last }
    #expect(last == ["func namesDetail(_ detail: Mailer) {}"])
  }

  @Test func swapsTwoMethods() throws {
    let lines = try #require(files(ReorderedMembers(), of: mailing).first?["Policy.swift"])
    #expect(lines[7] == "  func isQuiet() -> Bool { false }")
    #expect(lines.count == mailing.files["Policy.swift"]?.count)
  }

  @Test func movesTheLastTypeOfAFileWithItsRole() throws {
    let mutant = try #require(SplitFile().mutants(of: StudyDesign(base: mailing, roles: roles)).first)
    #expect(mutant.roles.policy == ["Policy.swift", "Reminder+Split.swift"])
    let files = try #require(mutant.changed(mailing))
    #expect(files["Reminder+Split.swift"]?.first == "struct Reminder {")
    #expect(files["Policy.swift"]?.contains("struct Reminder {") == false)
  }

  @Test(arguments: [
    ("let box: Box", "let box: Tin"), ("Boxes(Box.self)", "Boxes(Tin.self)"), ("Box", "Tin"), ("x.Box_2", "x.Box_2"),
  ])
  func replacesWholeWords(text: String, expected: String) {
    #expect(text.replacingIdentifier("Box", by: "Tin") == expected)
  }

  @Test(arguments: [
    ("struct A: P {", "struct A {"), ("struct A: P, Q {", "struct A: Q {"), ("struct A: Q, P {", "struct A: Q {"),
    ("struct A: Q {", "struct A: Q {"),
  ])
  func dropsAnInheritedName(text: String, expected: String) {
    #expect(text.withoutInherited("P") == expected)
  }
}
