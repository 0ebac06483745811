import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// The code outside clauses that they use.
struct ClauseHelpersTests {
  private static let texts = [
    "Album.swift": """
    protocol Album { var photos: [Photo] { get } }
    final class Paper: Album { var photos: [Photo] { [] } }
    struct Photo { static func == (a: Photo, b: Photo) -> Bool { true } }
    func keeps(_ album: any Album) -> Bool { agree() }
    func agree() -> Bool { ask() }; func ask() -> Bool { nod() }
    func nod() -> Bool { true }
    func unused() {}
    """,
    "Contract.swift": """
    func clauses<T: Album>(_ make: () -> T) {
      clause("a") { keeps(make()) }
      clause("b") { make().photos == [] }
    }
    """,
  ]

  private static func line(_ number: Int) -> DeclarationLines {
    DeclarationLines(name: number, first: number, last: number)
  }

  private static func function(
    _ name: String, at line: Int, _ parameters: [String] = [], calling steps: [[AccessStep]] = []
  ) -> Member {
    Member(
      kind: .method, name: name, lines: self.line(line),
      parameters: parameters.map { Parameter(type: TypeReference($0)) },
      type: TypeReference("Bool"), body: CodeBody(accesses: steps.map { Access(line: line, steps: $0) }))
  }

  /// - Parameter name: the name of the function with the clauses.
  private static func facts(_ name: String) -> SourceFacts {
    func photos(_ body: CodeBody?, at line: Int) -> Member {
      Member(
        kind: .computedProperty, name: "photos", lines: self.line(line),
        type: TypeReference("Array", [TypeReference("Photo")]), body: body)
    }
    let album = TypeDeclaration(name: "Album", kind: .protocol, lines: line(1), members: [photos(nil, at: 1)])
    let paper = TypeDeclaration(
      name: "Paper", kind: .class, lines: line(2), inherited: [TypeReference("Album")],
      members: [photos(CodeBody(), at: 2)])
    let photo = TypeDeclaration(
      name: "Photo", kind: .struct, lines: line(3), members: [function("==", at: 3, ["Photo", "Photo"])])
    let make = TypeReference("Function", [TypeReference("T")])
    let made: [AccessStep] = [.value(make), .invocation]
    let clauses = Member(
      kind: .method, name: name, lines: DeclarationLines(name: 1, first: 1, last: 4),
      genericParameters: [GenericParameter(name: "T", constraints: [TypeReference("Album")])],
      parameters: [Parameter(type: make)],
      body: CodeBody(accesses: [
        Access(line: 2, steps: [.call("keeps", ["_"])]), Access(line: 2, steps: made),
        Access(line: 3, steps: made + [.member("photos")]),
      ]))
    return SourceFacts(files: [
      FileFacts(
        path: "Album.swift", types: [album, paper, photo],
        members: [
          function("keeps", at: 4, ["Album"], calling: [[.call("agree", [])]]),
          function("agree", at: 5, calling: [[.call("ask", [])]]),
          function("ask", at: 5, calling: [[.call("nod", [])]]),
          function("nod", at: 6), function("unused", at: 7),
        ]),
      FileFacts(path: "Contract.swift", members: [clauses]),
    ])
  }

  @Test(arguments: ["clauses", "clausesOfPaper"])
  func areFunctionsThatClausesUseAndComparisonsOfTheirValues(name: String) {
    var tree = SourceTree(source: "a.md")
    for (path, text) in Self.texts { tree.set(AssembledFile(lines: SourceLine.generated(text)), at: path) }
    let program = ContractProgram(name: "Album", line: 1, sources: ModuleSources(tree), word: FinishingWord())
    let helpers = ClauseHelpers(code: CodeBase(Self.facts(name)), program: program).helpers()
    #expect(helpers["a"]?.keys.sorted() == ["agree()", "ask()", "keeps(_:)", "nod()"])
    #expect(helpers["a"]?["nod()"]?.tokens == ["func", "nod", "(", ")", "-", ">", "Bool", "{", "true", "}"])
    #expect(helpers["b"]?.keys.sorted() == ["Album.photos", "Photo.==(_:_:)"])
    #expect(helpers["b"]?["Album.photos"] == ClauseHelpers.Helper(tokens: [], isRequired: true))
  }
}
