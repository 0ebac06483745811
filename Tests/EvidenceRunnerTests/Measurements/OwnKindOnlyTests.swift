import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Members that take another value of their own protocol.
struct OwnKindOnlyTests {
  private static let line = DeclarationLines(name: 1, first: 1, last: 1)

  private static func code(_ type: String) -> CodeBase {
    let method = Member(
      kind: .method, name: "isLonger", lines: Self.line,
      parameters: [Parameter(label: "than", type: TypeReference(normalForm: type))])
    return .made(TypeDeclaration(name: "Span", kind: .protocol, lines: Self.line, members: [method]))
  }

  /// A parameter's type, the code of a clause, and whether the member is named.
  @Test(
    arguments: [
      ("Span", "make().isLonger(than: make())", true), ("Array<Span>", "make().isLonger(than: [make()])", true),
      ("Span", "make().isLonger(than: Hours(2))", false), ("Self", "make().isLonger(than: make())", false),
      ("Int", "make().isLonger(than: 2)", false), ("Span", "make().count == 2", false),
    ])
  func areNamedIfNoClauseNamesAConformer(type: String, clause: String, isNamed: Bool) {
    let tokens = clause.split { " .():[]".contains($0) }.map(String.init)
    let called = tokens.contains("isLonger") ? [".", "isLonger", "("] : []
    let run = ContractRun(name: "Span", clauseCode: ["a": tokens + called], conformerTypes: ["Hours", "Minutes"])
    #expect(OwnKindOnly.members(of: run, in: Self.code(type)) == (isNamed ? ["isLonger(than:)"] : []))
  }

  @Test func areNoneWithOneConformer() {
    let run = ContractRun(
      name: "Span", clauseCode: ["a": ["make", "(", ")", ".", "isLonger", "(", "make", "(", ")", ")"]],
      conformerTypes: ["Hours"])
    #expect(OwnKindOnly.members(of: run, in: Self.code("Span")).isEmpty)
  }
}
