import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// The files without a role that a policy needs.
struct FilesWithoutRoleTests {
  private static let line = DeclarationLines(name: 1, first: 1, last: 1)

  /// Makes a file with a type of its name that stores a value of another type.
  private static func file(_ name: String, storing type: String?, imports: [String] = []) -> FileFacts {
    let members = type.map { [Member(kind: .storedProperty, name: "it", lines: line, type: TypeReference($0))] } ?? []
    return FileFacts(
      path: name + ".swift", imports: imports,
      types: [TypeDeclaration(name: name, kind: .struct, lines: line, members: members)])
  }

  /// The type that the plain file stores, its imports, whether both sides share it, and where it is listed.
  @Test(
    arguments: [
      (nil, [], true, ["Loan.swift"], []), (nil, [], false, [], ["Loan.swift"]),
      (nil, ["Network"], true, [], ["Loan.swift"]),
      // A detail that the policy needs through it fails the claim, whatever its role.
      ("Mailer", [], true, [], ["Loan.swift"]),
    ] as [(String?, [String], Bool, [String], [String])])
  func areCompiledWithThePolicyIfTheyAreSharedAndNeedNoDetail(
    stored: String?, imports: [String], isShared: Bool, shared: [String], missing: [String]
  ) {
    let files = [
      Self.file("Rule", storing: "Loan"), Self.file("Loan", storing: stored, imports: imports),
      Self.file("Mailer", storing: nil), Self.file("Unneeded", storing: nil),
    ]
    func tree(_ loan: String) -> SourceTree {
      var tree = SourceTree(source: "a.md")
      for file in files {
        let text = file.path == "Loan.swift" ? loan : file.path
        tree.set(AssembledFile(lines: SourceLine.generated(text)), at: file.path)
      }
      return tree
    }
    let code = CodeBase(SourceFacts(files: files))
    let found = FilesWithoutRole(
      roles: Roles(policy: ["Rule.swift"], detail: ["Mailer.swift"]),
      trees: BothSides(before: tree("a"), after: tree(isShared ? "a" : "b")),
      codes: BothSides(before: code, after: code))
    #expect(found.shared == Set(shared))
    #expect(found.missing == BothSides(before: missing, after: missing))
  }

  /// A policy that names a detail itself isn't excused by a file without a role.
  @Test func areNotMissingIfThePolicyNeedsADetail() {
    let files = [
      FileFacts(
        path: "Rule.swift",
        types: [Self.file("Rule", storing: "Mailer").types[0], Self.file("Other", storing: "Loan").types[0]]),
      Self.file("Loan", storing: "Mailer"), Self.file("Mailer", storing: nil),
    ]
    let code = CodeBase(SourceFacts(files: files))
    let tree = SourceTree(source: "a.md")
    let found = FilesWithoutRole(
      roles: Roles(policy: ["Rule.swift"], detail: ["Mailer.swift"]), trees: BothSides(before: tree, after: tree),
      codes: BothSides(before: code, after: code))
    #expect(found.missing == BothSides(before: [], after: []))
  }
}
