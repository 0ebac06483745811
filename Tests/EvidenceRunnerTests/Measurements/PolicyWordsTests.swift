import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Findings from the tokens of a policy's files.
struct PolicyWordsTests {
  private static let code = CodeBase.made(TypeDeclaration.made(protocol: "Sender", "send"))

  @Test(arguments: [
    ("start = .now", true), ("show(begin.duration(to: .now))", true), ("return .now", true),
    ("start = clock.now", false), ("start = clocks[0].now", false), ("start = self.now", false), ("now = 1", false),
    ("a > .now", true), ("if .now < a {}", true), ("a ?? .now", true), ("!(a > .now)", true), ("a ? .now : b", true),
    ("a >\n  .now", true), ("a as\n  .now", true), ("clock!.now", false), ("clock?.now", false),
    ("Clock<Int>.now", false),
    ("clock\n  .now", false), ("clock()\n  .now", false), ("clock?\n  .now", false),
  ])
  func findAClockThatTheCompilerInfers(text: String, reads: Bool) {
    #expect(PolicyWords([text], in: .swift).times(in: Self.code) == (reads ? [".now"] : []))
  }

  @Test(arguments: [
    ("it.send(.begin)\nit.send(.text(\"a\"))\nit.send(.end)", ["send"]), ("it.send(.begin)\nit.send(.end)", []),
    ("it.send(.a)\nif b { it.send(.b) }\nit.send(.c)", []), ("it.send(.a)\nit.note(.b)\nit.send(.c)", []),
  ])
  func findCasesThatArePassedOneAfterAnother(text: String, functions: [String]) {
    #expect(PolicyWords([text], in: .swift).commandSequences == functions)
  }

  @Test(
    arguments: [
      ("enum A: Int { case a = 121, b = 7 }", ["121", "7"]), ("enum A: String { case a = \"x\" }", ["\"x\""]),
      ("let a = 121", []), ("case a: b = 1", []),
    ] as [(String, Set<String>)])
  func findRawValues(text: String, values: Set<String>) {
    #expect(PolicyWords([text], in: .swift).rawValues(named: []) == values)
    #expect(PolicyWords([text], in: .swift).rawValues(named: ["n"]) == values.union(["\"n\""]))
  }

  /// The policy's code, and the positions that it takes in a list that its protocol returns.
  @Test(arguments: [
    ("for row in store.rows() { show(row[4], row[5]) }", ["row[4]", "row[5]"]),
    ("let row = try await store.rows(); show(row[0] + row[7])", ["row[0]", "row[7]"]),
    ("store.rows().map { row in row[1] + row[2] }", ["row[1]", "row[2]"]),
    ("store.rows().map { $0[1] + $0[2] }", ["$0[1]", "$0[2]"]),
    ("for row in store.rows() { show(row[0]) }", []), ("for row in store.rows() { show(row[index], row[1]) }", []),
    ("let steps = [5, 10, 20]; show(steps[1], steps[2])", []), ("for row in table { show(row[1], row[2]) }", []),
    ("for row in store.names() { show(row[1], row[2]) }", []),
  ])
  func findFixedPositionsInListsOfItsProtocols(text: String, names: [String]) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let store = TypeDeclaration(
      name: "Store", kind: .protocol, lines: line,
      members: [("rows", "Array<Array<String>>"), ("names", "Names")].map { name, type in
        Member(kind: .method, name: name, lines: line, type: TypeReference(normalForm: type))
      })
    let words = PolicyWords([text], in: .swift)
    #expect(words.fixedPositions(in: CodeBase.made(store), files: ["Store.swift"]) == names)
  }

  /// The policy's code, and whether it passes truth values without names to its protocol.
  @Test(arguments: [
    ("board.set([true, false, false, true])", true), ("for step in [[true, false, true]] { board.set(step) }", true),
    ("board.set([true, false])", false), ("board.set(a: true, b: false, c: true)", false),
    ("board.set(rows.map { $0 > 1 })", false),
  ])
  func findTruthValuesWithoutNames(text: String, isPattern: Bool) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    func board(_ types: [String]) -> CodeBase {
      let parameters = types.map { Parameter(type: TypeReference(normalForm: $0)) }
      let set = Member(kind: .method, name: "set", lines: line, parameters: parameters)
      return .made(TypeDeclaration(name: "Board", kind: .protocol, lines: line, members: [set]))
    }
    let words = PolicyWords([text], in: .swift)
    #expect(words.truthPatterns(in: board(["Array<Bool>"]), files: ["Board.swift"]) == (isPattern ? ["set(_:)"] : []))
    #expect(
      words.truthPatterns(in: board(["Bool", "Bool", "Bool"]), files: ["Board.swift"])
        == (isPattern ? ["set(_:_:_:)"] : []))
    #expect(words.truthPatterns(in: board(["Bool"]), files: ["Board.swift"]) == [])
    #expect(words.truthPatterns(in: board(["Array<Bool>"]), files: []) == [])
  }

  /// The policy's code, and the names of details by which it looks something up.
  @Test(arguments: [
    ("channels[\"fax\"]?(text)", ["fax"]), ("show(self.channels[\"FAX\"]!)", ["FAX"]),
    ("channels[\"urgent\"]?(text)", []),
    ("let names = [\"fax\"]", []), ("for name in [\"fax\"] { show(name) }", []), ("[\"fax\": text]", []),
    ("send(\"fax\")", []),
  ])
  func findDetailsThatAreLookedUpByName(text: String, names: [String]) {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let code = CodeBase.made(TypeDeclaration(name: "Fax", kind: .struct, lines: line))
    #expect(PolicyWords([text], in: .swift).namedDetails(in: code, files: ["Fax.swift"]) == names)
    #expect(PolicyWords([text], in: .swift).namedDetails(in: code, files: []) == [])
  }

  @Test(arguments: [
    ("let start: Date = .init()", [".init()"]), ("func run(_ start: Date = .init()) {}", [".init()"]),
    ("let start: Date = .init(timeIntervalSince1970: 0)", []), ("let names: Set<String> = .init()", []),
  ])
  func findATimeWhoseInitializerIsInferred(text: String, times: [String]) {
    #expect(PolicyWords([text], in: .swift).times(in: Self.code) == times)
  }

  @Test func allowATimeOfTheCodesOwnTypes() {
    let line = DeclarationLines(name: 1, first: 1, last: 1)
    let day = TypeDeclaration(
      name: "Day", kind: .enum, lines: line, members: [Member(kind: .enumCase, name: "now", lines: line)])
    #expect(PolicyWords(["day = .now"], in: .swift).times(in: CodeBase.made(day)).isEmpty)
  }

  /// A declaration in the policy, its code, and the values that it describes.
  @Test(arguments: [
    ("let it: any Sender", "\"\\(it)\".hasPrefix(\"a\")", ["it"]), ("let it: Sender", "\"to \\(self.it)\"", ["it"]),
    ("func run<S: Sender>(_ it: S)", "String(describing: it)", ["it"]),
    ("func run(_ it: some Sender)", "Mirror(reflecting: it)", ["it"]), ("let it: any Sender", "type(of: it)", ["it"]),
    ("let it: any Sender", "\"\\(it.count) \\(count)\"", []),
    ("let it: any Sender", "String(describing: it.name())", []),
    ("let it: String", "\"\\(it)\"", []),
  ])
  func findDescribedValuesOfThePolicysProtocols(declaration: String, use: String, names: [String]) {
    let words = PolicyWords([declaration + "\n" + use], in: .swift)
    #expect(words.describedValues(in: Self.code, files: ["Sender.swift"]) == names)
  }
}
