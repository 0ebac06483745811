import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Requirements of a policy's protocols that take values of any type.
struct UntypedRequirementsTests {
  private static let line = DeclarationLines(name: 1, first: 1, last: 1)

  /// A parameter's type, a detail's code, and whether the requirement is named.
  @Test(
    arguments: [
      ("Any", "let name = payload as! String", true),
      ("Dictionary<String, Any>", "let name = payload[1] as? String", true),
      ("Any", "store.set(payload)", false), ("String", "let name = payload as Any", false),
    ])
  func areNamedIfADetailCasts(type: String, code: String, isNamed: Bool) {
    var tree = SourceTree(source: "study.md")
    let lines = "struct Server: Bus {\n  func post(_ payload: Any) { \(code) }\n}"
    tree.set(AssembledFile(lines: SourceLine.generated(lines)), at: "Server.swift")
    let parameters = [Parameter(type: TypeReference(normalForm: type))]
    let post = Member(kind: .method, name: "post", lines: Self.line, parameters: parameters)
    var done = post
    done.lines = DeclarationLines(name: 2, first: 2, last: 2)
    done.body = CodeBody()
    let server = TypeDeclaration(
      name: "Server", kind: .struct, lines: DeclarationLines(name: 1, first: 1, last: 3),
      inherited: [TypeReference("Bus")], members: [done])
    let found = UntypedRequirements(
      code: .made(TypeDeclaration(name: "Bus", kind: .protocol, lines: Self.line, members: [post]), server), tree: tree)
    #expect(found.requirements(of: ["Bus.swift"]) == (isNamed ? ["post(_:)"] : []))
    #expect(found.requirements(of: []).isEmpty)
  }
}
