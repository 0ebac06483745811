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
    mutation.mutants(of: design, roles: roles).compactMap { $0.changed(design) }
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

  @Test func widensAProtocolWithADefaultImplementation() throws {
    let lines = try #require(files(WidenedInterface(), of: mailing).first?["Policy.swift"])
    #expect(lines[2] == "  func idleRequirement(_ text: String) -> String")
    #expect(lines.suffix(3).first == "extension Postbox {")
  }

  @Test func swapsTwoMethods() throws {
    let lines = try #require(files(ReorderedMembers(), of: mailing).first?["Policy.swift"])
    #expect(lines[7] == "  func isQuiet() -> Bool { false }")
    #expect(lines.count == mailing.files["Policy.swift"]?.count)
  }

  @Test func movesTheLastTypeOfAFileWithItsRole() throws {
    let mutant = try #require(SplitFile().mutants(of: mailing, roles: roles).first)
    #expect(mutant.roles.policy == ["Policy.swift", "Reminder+Split.swift"])
    let files = try #require(mutant.changed(mailing))
    #expect(files["Reminder+Split.swift"]?.first == "struct Reminder {")
    #expect(files["Policy.swift"]?.contains("struct Reminder {") == false)
  }

  /// Two types with a method each in one file; the second has conformances.
  private func pair(inheriting inherited: [String] = []) -> DesignText {
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    return DesignText(
      files: ["A.swift": ["struct A {", "  func a() {}", "}", "struct B\(clause) {", "  func b() {}", "}"]],
      facts: SourceFacts(files: [
        FileFacts(
          path: "A.swift",
          types: ["A", "B"].enumerated().map { index, name in
            let line = 1 + 3 * index
            return TypeDeclaration(
              name: name, kind: .struct, lines: .init(name: line, first: line, last: line + 2),
              inherited: index == 1 ? inherited.map { TypeReference($0) } : [],
              members: [
                Member(
                  kind: .method, name: name.lowercased(), lines: .init(name: line + 1, first: line + 1, last: line + 1))
              ])
          })
      ]))
  }

  private static let merged = ["struct A {", "  func a() {}", "", "  func b() {}", "}", "typealias B = A"]

  @Test func mergesTwoTypesUnderAnAlias() {
    #expect(files(MergedTypes(), of: pair()) == [["A.swift": Self.merged]])
  }

  @Test func givesTheMergedTypeTheConformancesOfBoth() {
    #expect(
      files(MergedTypes(), of: pair(inheriting: ["Drawing", "Equatable"]))
        == [["A.swift": Self.merged + ["", "extension A: Drawing, Equatable {}"]]])
  }

  @Test func switchesOverTheConformersOfAProtocol() throws {
    var design = mailing
    design.files["Pigeon.swift"] = [
      "struct Pigeon: Postbox {", "  func send(_ text: String, to reader: String) -> Int { 2 }", "}",
      "func boxes() -> [any Postbox] { [Mailer(), Pigeon()] }",
    ]
    design.facts.files.append(
      FileFacts(
        path: "Pigeon.swift",
        types: [
          TypeDeclaration(
            name: "Pigeon", kind: .struct, lines: .init(name: 1, first: 1, last: 3),
            inherited: [TypeReference("Postbox")], members: [Self.send(2)])
        ]))
    let files = try #require(files(SwitchedCases(), of: design).first)
    #expect(
      files["Policy.swift"]?.prefix(8) == [
        "enum Postbox {", "  case asMailer(Mailer)", "  case asPigeon(Pigeon)",
        "  func send(_ text: String, to reader: String) -> Int {", "    switch self {",
        "    case .asMailer(let it): it.send(text, to: reader)",
        "    case .asPigeon(let it): it.send(text, to: reader)",
        "    }",
      ])
    #expect(files["Pigeon.swift"]?.first == "struct Pigeon {")
    #expect(
      files["Pigeon.swift"]?.last
        == "func boxes() -> [Postbox] { [Postbox.asMailer(Mailer()), Postbox.asPigeon(Pigeon())] }")
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
