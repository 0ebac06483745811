import CaseStudyModel
import CodeStructure
import Testing

@testable import EvidenceRunner

struct DecisionsTests {
  @Test(arguments: [
    ("if a == b && c { }", 3), ("if a==b&&c{}", 3), ("let a = b ? c : d", 1), ("let a = b ?? c", 1),
    ("return a <= b || c >= d || e != f", 5), ("return a < b", 1), ("return a<b", 1), ("return count>1", 1),
    ("list.filter { $0 > 1 }.sorted()", 3), ("do { } catch { }", 1), ("switch a { case .b: c }", 2),
    ("let a: [String: Set<Int>] = [:]", 0), ("func f<T: P>(_ a: T?) -> Array<T>? { a?.b }", 0),
    ("let a: Result<Int, any Error>", 0), ("let a: Set<Set<Int>>", 0), ("try? a()", 0), ("a as? B", 0),
    ("let a = b << 2", 0), ("let a = 1 // if it fits", 0), ("/* if */ let a = \"if b == c\"", 0),
    ("let a = \"\\(b == c ? \"d\" : \"e\")\"", 2), ("a += 1", 0), ("let a = !b", 0),
    ("let f = { (a: Int) -> Int in a }", 0),
  ])
  func areCountedByTokens(code: String, count: Int) {
    #expect(Decisions.lines(in: CodeTokens(code, in: .swift)).count == count)
  }

  @Test func areOnTheirLines() {
    let code = "if a {\n  let b = \"\"\"\n    \\(c == d)\n    \"\"\"\n}\nwhile e { }"
    #expect(Decisions.lines(in: CodeTokens(code, in: .swift)) == [1, 2, 6])
  }

  @Test(arguments: [
    ("return total == limit", true), ("return total >= limit", true), ("return a || b", true), ("total = limit", false),
    ("let a = !b", false), ("if a { }", true),
  ])
  func makeALineOneWithADecision(code: String, decides: Bool) {
    #expect((DecisionLine.form(of: CodeTokens(code, in: .swift).texts) != nil) == decides)
  }
}
