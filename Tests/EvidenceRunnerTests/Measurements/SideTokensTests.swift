import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// The tokens of members.
struct SideTokensTests {
  private static let cases: [(String, [String])] = [
    ("func f(x: () -> Int = { 1 }) {\n  a.b(\"c d\") // e\n\n}", ["a . b ( \"c d\" )"]),
    ("var f: Int { a; b }", ["a", "b"]),
    ("func f() {\n  if a {\n    b = 1\n  }\n}", ["if a {", "b = 1"]),
    ("func f() {}", []), ("func f()", []), ("var f = 1", []),
  ]

  @Test(arguments: cases.indices)
  func areListedByStatement(_ index: Int) {
    let (text, statements) = Self.cases[index]
    let lines = DeclarationLines(name: 1, first: 1, last: text.count { $0 == "\n" } + 1)
    let member = PlacedMember(owner: nil, file: "A.swift", member: Member(kind: .method, name: "f", lines: lines))
    let tokens = SideTokens(swift: ["A.swift": text])
    #expect(tokens.statements(of: member).map { $0.joined(separator: " ") } == statements)
    #expect(SideTokens().statements(of: member).isEmpty)
  }
}
