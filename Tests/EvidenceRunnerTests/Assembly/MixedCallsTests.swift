import Testing

@testable import EvidenceRunner

/// Clauses that first make the calls of all clauses in other orders.
struct MixedCallsTests {
  private static func clauses(_ bodies: [String]) -> String {
    let clauses = bodies.map { "clause(\"a\") { \($0) }" }.joined(separator: "\n")
    return "func clauses<T: Editor>(_ make: () -> T) {\n\(clauses)\n}"
  }

  /// Returns the steps that changed code takes, each once, in the order of their numbers.
  private static func steps(_ bodies: String...) -> [String] {
    let lines = MixedCalls.mixed(clauses(bodies))?.split(separator: "\n") ?? []
    let cases = lines.filter { $0.hasPrefix("case ") }.compactMap { $0.split(separator: ": ", maxSplits: 1).last }
    return cases.reduce(into: []) { steps, step in
      if !steps.contains(String(step)) { steps.append(String(step)) }
    }
  }

  @Test func takeTheCallsAndQuestionsOfAllClauses() {
    let steps = Self.steps(
      "make().text() == \"\"", "let it = make(); it.write(\"a\"); return it.text() == \"a\" && it.count == 1",
      "var log = make(); log.limit = 2; try log.undo(); let all = try log.all(); return all == []")
    let value = "_solidsiteMixed"
    #expect(
      steps == [
        "_solidsiteSeen(\(value).text())", "\(value).write(\"a\")", "_solidsiteSeen(\(value).count)",
        "\(value).limit = 2", "try \(value).undo()", "try _solidsiteSeen(\(value).all())",
      ])
  }

  /// Code of clauses that has no step but a question.
  @Test(arguments: [
    // The name of another variable, a closure, an interpolation and a wait.
    "let it = make(); let more = 2; it.add(more); return it.sum == 2",
    "let it = make(); it.each { print($0) }; return it.sum == 0",
    "let it = make(); for n in 1...3 { it.add(n) }; return it.sum == 6",
    "let it = make(); it.add(\"\\(1)\"); return it.sum == 1", "let it = make(); await it.add(1); return it.sum == 1",
    // Two values.
    "let it = make(); let other = make(); it.add(1); return it.sum == 1 && other.sum == 0", "make().sum == 0", "",
  ])
  func leaveOutWhatNeedsMoreThanTheValue(_ code: String) {
    #expect(MixedCalls.mixed(Self.clauses([code])) == nil)
  }

  @Test func keepTheOwnCodeOfClauses() {
    let mixed = MixedCalls.mixed(Self.clauses(["make().sum == 0", "let it = make(); it.add(1); return it.sum == 1"]))
    #expect(mixed?.contains("return make().sum == 0") == true)
    #expect(mixed?.contains("let it = make(); it.add(1); return it.sum == 1") == true)
  }

  @Test func differFromClauseToClause() {
    let clause = "let it = make(); it.add(1); return it.sum == 1"
    let mixed = MixedCalls.mixed(Self.clauses([clause, clause]))
    #expect(mixed?.contains("_solidsiteOrder(of: 2, length: 24, 0, _solidsiteValue)") == true)
    #expect(mixed?.contains("_solidsiteOrder(of: 2, length: 24, 1, _solidsiteValue)") == true)
  }
}
