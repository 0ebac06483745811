import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses that note what they ask, with the values that they have and with others.
struct NotedAnswersTests {
  private func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }

  /// The code of a clause, and the code that notes its answers; `nil` if it asks nothing.
  @Test(
    arguments: [
      ("make().price(for: 2) == 5", "_solidsiteSeen(make().price(for: 2)) == 5"),
      ("try await make().all(\"a\")?.isEmpty == true", "try await _solidsiteSeen(make().all(\"a\")?.isEmpty) == true"),
      (
        "let log = make(); log.add(1); let first = log.all[0]; return first == 1",
        "let log = make(); log.add(1); let first = _solidsiteSeen(log.all[0]); return _solidsiteSeen(first) == 1"
      ),
      (
        "var got: String?; make().load { got = $0 }; return got == \"a\"",
        "var got: String?; make().load { got = $0 }; return _solidsiteSeen(got) == \"a\""
      ),
      // A conformer itself says nothing, and other code than the clause's own can't be asked.
      ("let log = make(); let copy = log; return isFine(log)", nil), ("sum(of: 3) == 4", nil),
      ("let log = make(); log.add(1); check(log)", nil), ("", nil),
      // Two signs join conditions, and one passes an `inout` argument.
      (
        "let log = make(); let sum = log.sum; return log.all == 1 && sum == 2",
        "let log = make(); let sum = _solidsiteSeen(log.sum); "
          + "return _solidsiteSeen(log.all) == 1 && _solidsiteSeen(sum) == 2"
      ),
      (
        "var sum = 0; make().add(to: &sum); return isFine(&sum) && sum == 1",
        "var sum = 0; make().add(to: &sum); return isFine(&sum) && _solidsiteSeen(sum) == 1"
      ),
      // The name of an argument isn't a variable.
      ("let a = 1; return make().put(a: 2)", "let a = 1; return _solidsiteSeen(make().put(a: 2))"),
    ] as [(String, String?)])
  func noteWhatTheyAsk(_ code: String, expected: String?) {
    #expect(NotedAnswers.noting()(clause(code)) == expected.map(clause))
  }

  /// The code of a clause, and the code with the next cases; `nil` if it has no case that only one enum has.
  @Test(
    arguments: [
      ("make().price(for: .child) > 0", "_solidsiteSeen(make().price(for: .adult)) > 0"),
      ("make().price(for: Guest.adult) > 0", "_solidsiteSeen(make().price(for: Guest.child)) > 0"),
      ("make().bill([.adult, .child]) > 0", "_solidsiteSeen(make().bill([.child, .adult])) > 0"),
      ("make().price(for: .other) > 0", nil), ("make().guest.child > 0", nil), ("make().price(.child(2)) > 0", nil),
    ] as [(String, String?)])
  func useOtherCasesOfAnEnum(_ code: String, expected: String?) {
    let shift = CaseShift(enums: [["adult", "child"], ["other", "one"], ["other", "two"]], distance: 1)
    #expect(NotedAnswers.noting(replacing: shift.replacements)(clause(code)) == expected.map(clause))
  }

  /// The code of a clause, and the code with one object in place of two; `nil` if it makes no two of a type.
  @Test(
    arguments: [
      (
        "let a = Account(5); let b = Account(7); make().move(1, from: a, to: b); return b.money == 8",
        "let a = Account(5); let b = a; make().move(1, from: a, to: b); return _solidsiteSeen(b.money) == 8"
      ),
      ("let a = Account(5); let b = Person(7); return make().owns(a, b)", nil),
      ("let a = Account(5); return make().owns(a)", nil),
    ] as [(String, String?)])
  func useOneObjectInPlaceOfTwo(_ code: String, expected: String?) {
    let shared = ClauseChange.objectsShared.changed(clause(code))
    // Only white space tells a token from none.
    func words(_ code: String?) -> [Substring]? { code?.split { $0.isWhitespace } }
    #expect(words(shared) == words(expected.map(clause)))
  }

  @Test func noteTheAnswersAfterManyCalls() {
    let code = clause("let it = make(); it.add(1); return it.sum() == 1")
    let expected = clause("let it = make(); for _ in 0..<41 { it.add(1) }; return _solidsiteSeen(it.sum()) == 1")
    func words(_ code: String?) -> [Substring]? { code?.split { $0.isWhitespace } }
    #expect(words(ClauseChange.callsMadeOften.changed(code)) == words(expected))
    #expect(ClauseChange.callsMadeOften.changed(clause("make().sum() == 1")) == nil)
  }

  @Test func havingNoEnumsHasNoOtherCases() {
    #expect(CaseShift.all(of: []).map(\.distance) == [])
    #expect(CaseShift.all(of: [["a", "b"]]).map(\.distance) == [1])
    #expect(CaseShift.all(of: [["a", "b"], ["a", "b", "c", "d", "e", "f"]]).map(\.distance) == [1, 2, 3])
  }

  /// The code of a clause after its function, and the code that asks once more when the conformer is gone; `nil` if it
  /// asks nothing that the conformer gave it, or needs the conformer to ask.
  @Test(
    arguments: [
      (
        "let a = make(); let show = a.display(); a.step(); return show() == 1",
        "var a: T! = make(); let show = a.display(); a.step(); a = nil; _solidsiteSeen(show()); return true"
      ),
      (
        "let a = make(); let show = a.display(); return show() == 1 && a.sum == show()",
        "var a: T! = make(); let show = a.display(); a = nil; _solidsiteSeen(show()); _solidsiteSeen(show()); return true"
      ),
      (
        "let a: T = make(); let show = a.display(); return show() == 1",
        "var a: T! = make(); let show = a.display(); a = nil; _solidsiteSeen(show()); return true"
      ),
      ("let a = make(); let sum = a.sum(); return sum == 1", nil),
      ("let a = make(); let b = make(); let show = a.display(); return show() == 1", nil),
      ("let a = make(); let show = a.display(); return try show() == 1", nil),
      ("make().display()() == 1", nil),
    ] as [(String, String?)])
  func letGoOfTheConformer(_ code: String, expected: String?) {
    func words(_ code: String?) -> [Substring]? { code?.split { $0.isWhitespace } }
    let start = "func clauses<T: Meter>(_ make: @escaping () -> T) { clause(\"b\") { make().isNew } "
    let changed = NotedAnswers.releasingConformer(in: start + clause(code) + " }")
    #expect(words(changed) == words(expected.map { start + clause($0) + " }" }))
  }
}
