import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Mutants of protocols that clients use.
struct WidenedInterfaceTests {
  @Test(arguments: [(Roles(), ["Loader"]), (Roles(root: ["Screen.swift"]), [])])
  func widensTheProtocolsThatClientsUse(roles: Roles, expected: [String]) {
    let types: [TypeDeclaration] = [
      .made(protocol: "Loader", "load"), .made(protocol: "Marker", "mark"),
      .made(client: "Screen", of: "Loader", calling: "load"),
    ]
    let files = types.map { FileFacts(path: "\($0.name).swift", types: [$0]) }
    let study = StudyDesign(base: DesignText(files: [:], facts: SourceFacts(files: files)), roles: roles)
    #expect(WidenedInterface().mutants(of: study).map(\.subject) == expected)
  }

  @Test func widensAProtocolWithADefaultImplementation() {
    let loader = TypeDeclaration(
      name: "Loader", kind: .protocol, lines: .lines(1, 3), members: [.method("load", .lines(2, 2))])
    let screen = TypeDeclaration.made(client: "Screen", of: "Loader", calling: "load")
    let design = DesignText(
      files: ["Loader.swift": ["protocol Loader {", "  func load()", "}"]],
      facts: SourceFacts(files: [
        FileFacts(path: "Loader.swift", types: [loader]), FileFacts(path: "Screen.swift", types: [screen]),
      ]))
    #expect(
      WidenedInterface().files(of: StudyDesign(base: design)) == [
        [
          "Loader.swift": [
            "protocol Loader {", "  func load()", "  func idleRequirement(_ text: String) -> String", "}", "",
            "extension Loader {", "  func idleRequirement(_ text: String) -> String { \"idle \" + text }", "}",
          ]
        ]
      ])
  }
}
