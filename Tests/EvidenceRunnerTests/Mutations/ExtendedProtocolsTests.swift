import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Mutants of protocols that change requests give new conformers: switches and tests for types.
struct ExtendedProtocolsTests {
  /// A protocol with up to three conformers.
  private static func boxes(_ count: Int) -> DesignText {
    let names = ["Mailer", "Pigeon", "Herald"].prefix(count)
    var sources: [String: [String]] = [
      "Box.swift": ["protocol Box {", "  func send(", "    _ text: String) throws -> Int", "}"]
    ]
    var facts = [
      FileFacts(
        path: "Box.swift",
        types: [
          TypeDeclaration(name: "Box", kind: .protocol, lines: .lines(1, 4), members: [send(2, 3)])
        ])
    ]
    for name in names {
      sources["\(name).swift"] = ["struct \(name): Box {", "  func send(_ text: String) throws -> Int { 1 }", "}"]
      facts.append(
        FileFacts(
          path: "\(name).swift",
          types: [
            TypeDeclaration(
              name: name, kind: .struct, lines: .lines(1, 3), inherited: [TypeReference("Box")], members: [send(2, 2)])
          ]))
    }
    return DesignText(files: sources, facts: SourceFacts(files: facts))
  }

  private static func send(_ first: Int, _ last: Int) -> Member {
    .method("send", .lines(first, last), [Parameter(type: TypeReference("String"))], type: "Int")
  }

  @Test func testsForEachConformerOfAProtocol() {
    let study = StudyDesign(base: Self.boxes(2), requested: [Self.boxes(3)])
    #expect(
      TestedTypes().files(of: study).map { $0["Box.swift"] } == [
        [
          "protocol Box {", "}", "", "extension Box {", "  func send( _ text: String) throws -> Int {",
          "    switch self {", "    case let it as Mailer: return try it.send(text)",
          "    case let it as Pigeon: return try it.send(text)", "    default: fatalError(\"unknown type\")", "    }",
          "  }", "}",
        ]
      ])
  }

  @Test func switchesOverTheConformersOfAProtocol() throws {
    func boxes(_ count: Int) -> DesignText {
      var design = Self.boxes(count)
      design.files["Box.swift"] = ["protocol Box {", "  func send(_ text: String) throws -> Int", "}"]
      design.files["List.swift"] = ["func boxes() -> [any Box] { [Mailer(), Pigeon()] }"]
      design.facts.files[0].types[0].lines = .lines(1, 3)
      design.facts.files[0].types[0].members = [Self.send(2, 2)]
      return design
    }
    let study = StudyDesign(base: boxes(2), requested: [boxes(3)])
    let files = try #require(SwitchedCases().files(of: study).first)
    #expect(
      files["Box.swift"] == [
        "enum Box {", "  case asMailer(Mailer)", "  case asPigeon(Pigeon)",
        "  func send(_ text: String) throws -> Int {", "    switch self {",
        "    case .asMailer(let it): return try it.send(text)",
        "    case .asPigeon(let it): return try it.send(text)", "    }", "  }", "}",
      ])
    #expect(files["Pigeon.swift"]?.first == "struct Pigeon {")
    #expect(files["List.swift"] == ["func boxes() -> [Box] { [Box.asMailer(Mailer()), Box.asPigeon(Pigeon())] }"])
  }

  @Test func keepsAProtocolThatNoRequestExtends() {
    let study = StudyDesign(base: Self.boxes(2), requested: [Self.boxes(2)])
    #expect(TestedTypes().files(of: study).isEmpty)
    #expect(SwitchedCases().files(of: study).isEmpty)
  }

  @Test(arguments: [
    ("func at(_ x: Int, in rows: [String: Int]) -> Int", ["_", "in"], "at(x, in: rows)"),
    ("func all() async throws -> [Int]", [], "all()"),
    (
      "@MainActor func draw(\n    with pen: (Int, Int) -> Int, _ size: Int\n  )", ["with", "_"], "draw(with: pen, size)"
    ),
  ])
  func readsTheArgumentsOfARequirement(text: String, labels: [String], call: String) throws {
    let name = String(call.prefix { $0 != "(" })
    let parameters = labels.map { Parameter(label: $0, type: TypeReference("Int")) }
    #expect(WrittenRequirement(text, of: .method(name, .lines(1, 1), parameters))?.call == call)
  }
}
