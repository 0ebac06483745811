import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// The roles of files where a study declares none.
struct GuessedRolesTests {
  private static let line = DeclarationLines(name: 1, first: 1, last: 1)
  private static let store = TypeDeclaration.made(protocol: "Store", "load")

  /// Makes a type with one method, in a file of its name.
  private static func type(
    _ name: String, conformingTo types: String..., creating created: String..., imports: [String] = []
  ) -> FileFacts {
    let body = CodeBody(accesses: created.map { Access(line: 1, steps: [.call($0, [])]) })
    let declaration = TypeDeclaration(
      name: name, kind: .struct, lines: line, inherited: types.map { TypeReference($0) },
      members: [Member(kind: .method, name: "load", lines: line, body: body)])
    return FileFacts(path: name + ".swift", imports: imports, types: [declaration])
  }

  private static func client(_ name: String, of type: String) -> FileFacts {
    FileFacts(path: name + ".swift", types: [.made(client: name, of: type, calling: "load")])
  }

  private static let protocolFile = FileFacts(path: "Store.swift", types: [store])

  private func roles(before: [FileFacts], after: [FileFacts]) -> Roles {
    GuessedRoles.roles(before: CodeBase(SourceFacts(files: before)), after: CodeBase(SourceFacts(files: after)))
  }

  private static let before = [client("Screen", of: "Disk"), type("Disk"), type("App", creating: "Disk")]

  @Test func areThoseOfAnInvertedDependency() {
    let after = [
      Self.client("Screen", of: "Store"), Self.protocolFile, Self.type("Disk", conformingTo: "Store"),
      Self.type("App", creating: "Disk"),
    ]
    let roles = roles(before: Self.before, after: after)
    #expect(roles == Roles(policy: ["Screen.swift", "Store.swift"], detail: ["Disk.swift"], root: ["App.swift"]))
  }

  /// A type that policy stores is policy, and one that it doesn't is nothing.
  @Test func treatWhatPolicyNeedsAsPolicy() {
    let after = [
      Self.client("Screen", of: "Store"), Self.protocolFile, Self.client("Page", of: "Screen"),
      Self.type("Disk", conformingTo: "Store"),
      FileFacts(
        path: "Form.swift",
        types: [
          .made(client: "Form", of: "Price", calling: "load"), .made(client: "Sheet", of: "Store", calling: "load"),
        ]),
      Self.type("Price"), Self.type("Stranger"),
    ]
    let policy = roles(before: Self.before, after: after).policy
    #expect(policy == ["Form.swift", "Price.swift", "Screen.swift", "Store.swift"])
  }

  /// A file that imports a framework is a detail, with or without a protocol.
  @Test(arguments: [(["SQLite"], ["Disk.swift"]), (["Foundation"], [])])
  func treatCodeThatImportsAFrameworkAsADetail(imports: [String], details: [String]) {
    let after = [
      Self.client("Screen", of: "Store"), Self.protocolFile, Self.type("Disk", imports: imports),
    ]
    let roles = roles(before: [Self.client("Screen", of: "Store"), Self.protocolFile], after: after)
    #expect(roles.detail == details)
  }

  @Test func areNotPolicyWithoutAProtocol() {
    let after = [Self.client("Screen", of: "Disk"), Self.type("Disk")]
    #expect(roles(before: Self.before, after: after).policy.isEmpty)
  }
}
