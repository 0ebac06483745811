import CaseStudyModel
import EvidenceMeasures
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// New clients that do the work of old ones.
struct ClientStandInsTests {
  /// A type that conforms to a protocol and calls a function of the archive.
  private static func worker(of type: String, conforming name: String, supertype: String) -> TypeDeclaration {
    var worker = TypeDeclaration.made(client: name, of: type, calling: "find")
    worker.inherited = [TypeReference(supertype)]
    return worker
  }

  /// The protocol to which the worker conforms, the type of what it uses, its code, and whether it is a stand-in.
  private static let cases: [(supertype: String, type: String, code: String, isStandIn: Bool)] = [
    ("Finding", "Archive", "it.find() + 1", true), ("Finding", "Vault", "it.find() + 1", true),
    // An adapter, a client that no other client calls, and one that is offered less.
    ("Finding", "Archive", "return it.find()", false), ("Printing", "Archive", "it.find() + 1", false),
    ("Finding", "Index", "it.find() + 1", false),
  ]

  @Test(arguments: cases.indices)
  func areOfferedWhatTheyDoNotUse(_ index: Int) {
    let row = Self.cases[index]
    let codes = BothSides(
      before: CodeBase.made(
        .made(protocol: "Archive", "find", "keep", "lend"),
        .made(client: "Catalogue", of: "Archive", calling: "find")),
      after: CodeBase.made(
        .made(protocol: "Archive", "find", "keep", "lend"), .made(protocol: "Vault", "find", "open", "close"),
        .made(protocol: "Index", "find", "count"), .made(protocol: "Finding", "enter"),
        .made(client: "Catalogue", of: "Finding", calling: "enter"),
        Self.worker(of: row.type, conforming: "Worker", supertype: row.supertype)))
    let standIns = ClientStandIns(
      of: codes.map { UsedOfOffered.measure($0) }, in: codes,
      tokens: SideTokens(swift: ["Worker.swift": "func work() { \(row.code) }"]))
    #expect(standIns.names(behind: ["Catalogue"]) == (row.isStandIn ? ["Worker"] : []))
  }
}
