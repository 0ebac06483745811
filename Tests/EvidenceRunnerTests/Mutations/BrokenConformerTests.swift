import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Mutants of conformers that break what the type with the contract promises.
struct BrokenConformerTests {
  private static let store = DesignText(
    files: [
      "Store.swift": ["protocol Store {", "  func put(_ text: String)", "  func load() throws -> Int", "}"],
      "Disk.swift": [
        "struct Disk: Store {", "  func put(_ text: String) {", "    write(text)", "  }",
        "  func load() throws -> Int { try read() }", "  func write(_ text: String) { print(text) }", "}",
      ],
    ],
    facts: SourceFacts(files: [
      FileFacts(
        path: "Store.swift",
        types: [
          TypeDeclaration(
            name: "Store", kind: .protocol, lines: .lines(1, 4),
            members: [
              .method("put", .lines(2, 2), [Parameter(type: TypeReference("String"))]),
              .method("load", .lines(3, 3), type: "Int"),
            ])
        ]),
      FileFacts(
        path: "Disk.swift",
        types: [
          TypeDeclaration(
            name: "Disk", kind: .struct, lines: .lines(1, 7), inherited: [TypeReference("Store")],
            members: [
              .method("put", .lines(2, 4), [Parameter(type: TypeReference("String"))]),
              .method("load", .lines(5, 5), type: "Int"),
              .method("write", .lines(6, 6), [Parameter(type: TypeReference("String"))]),
            ])
        ]),
    ]))

  /// A broken promise, and the lines of each mutant that differ: only required members are changed.
  @Test(arguments: [
    (BrokenConformer.Form.empty, ["  func put(_ text: String) { }", "  func load() throws -> Int { return -7919 }"]),
    (
      .refusing,
      [
        "  func put(_ text: String) { preconditionFailure(\"refused\") }",
        "  func load() throws -> Int { preconditionFailure(\"refused\") }",
      ]
    ),
    (
      .silent,
      [
        "  func load() throws -> Int { func attempt() throws -> Int { try read() }; "
          + "do { return try attempt() } catch { return -7919 } }"
      ]
    ),
  ])
  func breaksAConformersPromises(form: BrokenConformer.Form, expected: [String]) {
    let study = StudyDesign(base: Self.store, contracts: ["Store"])
    let known = Set(Self.store.files["Disk.swift"] ?? [])
    let changed = BrokenConformer(form).files(of: study).map { Set($0["Disk.swift"] ?? []).subtracting(known) }
    #expect(changed == expected.map { [$0] })
  }

  @Test func breaksNoConformerWithoutAContract() {
    #expect(BrokenConformer(.refusing).files(of: StudyDesign(base: Self.store)).isEmpty)
  }
}
