import CaseStudyModel
import SourceTrees
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Conformers that test a variable, wait, and then change it.
struct TestedBeforeWaitingTests {
  /// A member's code, and whether its type is found.
  @Test(
    arguments: [
      ("guard stock > 0 else { return false }; await bank.book(); stock -= 1", true),
      ("guard self.stock > 0 else { return false }; await bank.book(); self.stock -= 1", true),
      ("if stock.isEmpty { return nil }; await bank.book(); return stock.removeFirst()", true),
      ("guard stock > 0 else { return false }; stock -= 1; await bank.book()", false),
      ("guard stock > 0 else { return }; await bank.book(); guard stock > 0 else { return }; stock -= 1", false),
      ("await bank.book(); guard stock > 0 else { return false }; stock -= 1", false),
      ("if let known = stock[key] { return known }; stock[key] = await bank.load(key)", false),
      ("guard other.stock > 0 else { return }; await bank.book(); other.stock -= 1", false),
      ("guard stock > 0 else { return }; bank.book(); stock -= 1", false),
    ])
  func areFoundByTheOrderOfTheirCode(code: String, isFound: Bool) {
    var tree = SourceTree(source: "study.md")
    let lines = "actor Shop {\n  var stock = 0\n  func buy() async { \(code) }\n}"
    tree.set(AssembledFile(lines: SourceLine.generated(lines)), at: "Shop.swift")
    let members = [
      Member(
        kind: .storedProperty, name: "stock", lines: DeclarationLines(name: 2, first: 2, last: 2), isVariable: true),
      Member(kind: .method, name: "buy", lines: DeclarationLines(name: 3, first: 3, last: 3), body: CodeBody()),
    ]
    let type = TypeDeclaration(
      name: "Shop", kind: .actor, lines: DeclarationLines(name: 1, first: 1, last: 4), members: members)
    let found = TestedBeforeWaiting(
      code: CodeBase(SourceFacts(files: [FileFacts(path: "Shop.swift", types: [type])])), tree: tree)
    #expect(found.types(of: ["Shop"]) == (isFound ? ["Shop"] : []))
  }
}
