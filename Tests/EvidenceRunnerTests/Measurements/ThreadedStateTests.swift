import CaseStudyModel
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Statements through which a variable is threaded.
struct ThreadedStateTests {
  @Test(
    arguments: [
      ("state = Crowd ( ) . entered ( state )", true),
      ("self . state = Crowd ( ) . entered ( self . state , 1 )", true),
      ("self . state = crowd . entered ( state )", true), ("box . state = enter ( box . state )", false),
      ("state . all = enter ( state . all )", true), ("state . all = enter ( state . other )", false),
      ("enter ( & state )", true), ("enter ( & self . state , 2 )", true), ("enter ( & other )", false),
      ("state = enter ( other . state )", false), ("if state == enter ( state ) {", false),
      ("state += delta ( 2 )", false),
      ("let count = enter ( state )", false), ("state = enter ( 2 )", false), ("state", false), ("= state", false),
    ])
  func passTheVariableToAFunction(statement: String, isPassing: Bool) {
    let tokens = statement.split(separator: " ").map(String.init)
    #expect(ThreadedState.passes("state", in: tokens) == isPassing)
  }

  /// The variables of the class after, its statements by the parts that they call, and whether the parts share state.
  private static let cases: [(variables: [String], crowd: String, till: String, isShared: Bool)] = [
    (["state"], "state = Crowd().work(state)", "state = Till().work(state)", true),
    (["state"], "Crowd().work(&state)", "state = Till().work(state)", true),
    // A variable that was there before, two variables, and a part that only reads.
    (["debts"], "debts = Crowd().work(debts)", "debts = Till().work(debts)", false),
    (["a", "b"], "a = Crowd().work(a)", "b = Till().work(b)", false),
    (["state"], "state = Crowd().work(state)", "print(Till().work(state))", false),
  ]

  @Test(arguments: cases.indices)
  func isSharedByThePartsThatGetTheSameVariable(_ index: Int) {
    let row = Self.cases[index]
    let text = "final class Gym {\n  func enter() { \(row.crowd) }\n  func pay() { \(row.till) }\n}\n"
    let codes = BothSides(
      before: CodeBase.made(Self.gym(["visits", "debts"], [])),
      after: CodeBase.made(
        Self.gym(
          row.variables,
          [Self.method("enter", line: 2, calling: "Crowd"), Self.method("pay", line: 3, calling: "Till")]),
        .made(type: "Crowd", functions: ["work"]), .made(type: "Till", functions: ["work"])))
    let state = ThreadedState(codes: codes, tokens: SideTokens(swift: ["Gym.swift": text]), divided: ["Gym"])
    #expect(state.users(among: ["Crowd", "Till"]) == (row.isShared ? ["Crowd", "Till"] : []))
  }

  private static func gym(_ variables: [String], _ methods: [Member]) -> TypeDeclaration {
    let lines = DeclarationLines(name: 1, first: 1, last: 4)
    let stored = variables.map {
      Member(kind: .storedProperty, name: $0, lines: lines, isVariable: true, type: TypeReference("Int"))
    }
    return TypeDeclaration(name: "Gym", kind: .class, lines: lines, members: stored + methods)
  }

  private static func method(_ name: String, line: Int, calling part: String) -> Member {
    let access = Access(line: line, steps: [.call(part, []), .call("work", [])])
    return Member(
      kind: .method, name: name, lines: DeclarationLines(name: line, first: line, last: line),
      body: CodeBody(accesses: [access]))
  }
}
