import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The values that code creates, as expressions that stand alone.
struct CreatedValuesTests {
  @Test(arguments: [
    ("Diary(log: Log(size: 1))", ["Log(size: 1)"]),
    (
      "show(Log()); show(Log(mode: .closed, [-1, 2], \"a\", in: Drawer(true)))",
      ["Log()", "Log(mode: .closed, [-1, 2], \"a\", in: Drawer(true))"]
    ),
    ("show(Log(size: 1), Log(size: 1))", ["Log(size: 1)"]),
    // Calls that set a value up belong to it; calls of the contract's requirements don't.
    ("show(Log().opened(by: 1).locked())", ["Log().opened(by: 1).locked()"]), ("Log().add(\"x\")", ["Log()"]),
    // Expressions with names from their context can't be repeated elsewhere.
    ("show(Log(size: count)); show(Log(\"\\(count)\"), Log(next()))", []),
    ("final class Log {}; extension Log {}; Other.Log(1); Log { 1 }; Log(1) { 2 }; let log: Log", []),
  ])
  func areCallsWithLiterals(code: String, names: [String]) {
    #expect(values(in: code).map(\.name) == names)
  }

  @Test(arguments: [
    ("let a = Log(); a.close(); return a", "Log(), a.close()", "var a = Log(); a.close(); return a"),
    (
      "var a = Log()\na.size = 1\na.limit(to: 2)\nrun(a)", "Log(), a.size=1, a.limit(to: 2)",
      "var a = Log(); a.size=1; a.limit(to: 2); return a"
    ),
    // Calls of what the contract requires, of other things, and parts of expressions.
    ("let a = Log()\na.add(\"x\")\na.close()", "Log()", "Log()"), ("let a = Log()\nb.close()", "Log()", "Log()"),
    ("let a = Log()\na.close().map(show)", "Log()", "Log()"), ("let a = Log()\na.close(now)", "Log()", "Log()"),
    ("a = Log()\na.close()", "Log()", "Log()"),
  ])
  func includeStatementsThatPrepareThem(code: String, name: String, body: String) {
    #expect(values(in: code.replacing("; ", with: "\n")) == [CreatedValues.Value(name: name, body: body)])
  }

  private func values(in code: String) -> [CreatedValues.Value] {
    CreatedValues(types: ["Log"], required: ["add"]).values(in: code)
  }
}
