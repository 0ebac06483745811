import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses that ask their questions and make their calls in another order or more often.
struct OrderOfCallsTests {
  /// The code of a clause; the code that also asks between its calls, and the code whose last call comes later, each
  /// `nil` if it stays as it is.
  private static let cases: [(code: String, between: String?, moved: String?)] = [
    (
      "let it = make(); it.add(1); it.add(2); return it.sum() == 3",
      "let it = make(); _ = (it.sum() == 3); it.add(1); _ = (it.sum() == 3); it.add(2); return it.sum() == 3", nil
    ),
    (
      "let it = make()\nit.add(1)\nreturn it.next() == 1 && it.next() == nil",
      "let it = make()\n_ = (it.next() == 1 && it.next() == nil); it.add(1)\nreturn it.next() == 1 && it.next() == nil",
      "let it = make()\n\nreturn it.next() == 1 && { it.add(1); return it.next() }() == nil"
    ),
    (
      "let it = make(); await it.add(1); return await [it.first, it.last] == [1, 1]",
      "let it = make(); _ = (await [it.first, it.last] == [1, 1]); await it.add(1); return await [it.first, it.last] == [1, 1]",
      "let it = make();  return await [it.first, { await it.add(1); return await it.last }()] == [1, 1]"
    ),
    // An answer of a later statement can't be asked for before it.
    (
      "let it = make(); it.add(1); let a = it.next(); let b = it.next(); return [a, b] == [1, 2] && it.isEmpty",
      "let it = make(); _ = (it.next()); _ = (it.next()); it.add(1); let a = it.next(); let b = it.next(); return [a, b] == [1, 2] && it.isEmpty",
      "let it = make();  let a = it.next(); it.add(1); let b = it.next(); return [a, b] == [1, 2] && it.isEmpty"
    ),
    (
      "var it = make()\nit.list\n  .add(1)\nreturn it.list\n  .all == [1]",
      "var it = make()\n_ = (it.list\n  .all == [1]); it.list\n  .add(1)\nreturn it.list\n  .all == [1]", nil
    ),
    (
      "let it = make(); it.add(1); let a = it.sum(); return a == 1",
      "let it = make(); _ = (it.sum()); it.add(1); let a = it.sum(); return a == 1",
      "let it = make();  let a = it.sum(); it.add(1); return a == 1"
    ),
    (
      "let it: Log<Int> = make(); it.add(1); return it.sum() == 1",
      "let it: Log<Int> = make(); _ = (it.sum() == 1); it.add(1); return it.sum() == 1", nil
    ),
    ("make().isEmpty", nil, nil), ("let a = make(); let b = make(); a.add(1); return a.all == b.all", nil, nil),
    ("let it = make(); for x in 1...3 { it.add(x) }; return it.sum() == 6", nil, nil),
    ("let it = make(); return it.next() == it.next()", nil, nil),
  ]

  @Test(arguments: cases.indices)
  func moveWhatIsAskedAndCalled(_ index: Int) {
    let row = Self.cases[index]
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    let code = clause(row.code)
    #expect(Self.plain(OrderOfCalls.askingBetween(in: code)) == Self.plain(row.between.map(clause)))
    #expect(Self.plain(OrderOfCalls.movingCalls(in: code)) == Self.plain(row.moved.map(clause)))
  }

  /// The code of a clause, and the code whose first and whose last call is made twice, each `nil` if it stays as it is.
  private static let repeated: [(code: String, first: String?, last: String?)] = [
    (
      "let it = make(); it.lock(); it.unlock(); return !it.isLocked",
      "let it = make(); it.lock(); it.lock(); it.unlock(); return !it.isLocked",
      "let it = make(); it.lock(); it.unlock(); it.unlock(); return !it.isLocked"
    ),
    (
      "let it = make(); try it.on(1); return it.isOn", "let it = make(); try it.on(1); try it.on(1); return it.isOn",
      nil
    ),
    ("let it = make(); return it.isOn", nil, nil), ("make().isOn", nil, nil),
  ]

  @Test(arguments: repeated.indices)
  func makeACallTwice(_ index: Int) {
    let row = Self.repeated[index]
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    #expect(OrderOfCalls.repeatingFirstCall(in: clause(row.code)) == row.first.map(clause))
    #expect(OrderOfCalls.repeatingLastCall(in: clause(row.code)) == row.last.map(clause))
  }

  /// The code of a clause, and the code that makes each of its calls many times; `nil` if it makes none.
  @Test(
    arguments: [
      (
        "let it = make(); it.add(1); try it.undo(); return it.sum() == 3",
        "let it = make(); for _ in 0..<41 { it.add(1) }; for _ in 0..<41 { try it.undo() } ; return it.sum() == 3"
      ),
      ("let it = make(); return it.isOn", nil), ("make().isOn", nil),
    ] as [(String, String?)])
  func makeEachCallManyTimes(_ code: String, expected: String?) {
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    func words(_ code: String?) -> [Substring]? { code?.split { $0.isWhitespace } }
    #expect(words(OrderOfCalls.makingCallsOften(in: clause(code))) == words(expected.map(clause)))
  }

  /// The code of a clause, and the code that compares answers before and after its last call; `nil` if it stays as it is.
  @Test(
    arguments: [
      (
        "let it = make(); it.add(1); it.add(2); return it.all().count == 2",
        "let it = make(); it.add(1); let KEPT = (it.all()); let KEPTContent = _solidsiteContent(KEPT); it.add(2); "
          + "return [(it.all().count == 2), _solidsiteContent(KEPT) == KEPTContent].allSatisfy { $0 }"
      ),
      (
        "let it = make(); try it.add(1); return try it.first == 1",
        "let it = make(); let KEPT = (try it.first); let KEPTContent = _solidsiteContent(KEPT); try it.add(1); "
          + "return [(try it.first == 1), _solidsiteContent(KEPT) == KEPTContent].allSatisfy { $0 }"
      ),
      ("let it = make(); return it.all().isEmpty", nil), ("let it = make(); it.add(1); return true", nil),
    ] as [(String, String?)])
  func compareAnswersOfDifferentTimes(_ code: String, kept: String?) {
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    let changed = OrderOfCalls.keepingAnswers(in: clause(code))?
      .replacing(/_solidsiteKept\d+/, with: "KEPT")
    #expect(Self.plain(changed) == Self.plain(kept.map(clause)))
  }

  /// The code of a clause, and the code whose closures call back; `nil` if it has none.
  @Test(
    arguments: [
      (
        "let it = make(); it.add { sum += 1 }; it.ring(); return sum == 1",
        "let it = make(); it.add { sum += 1 ; if _solidsiteIsFirst(PLACE) { it.add { sum += 1 } } }; it.ring(); return sum == 1"
      ),
      // The closure returns its only expression.
      ("let it = make(); it.add { $0 + 1 }; return it.sum() == 1", nil),
      ("let it = make(); it.add { $0 == 1 }; return it.sum() == 1", nil),
    ] as [(String, String?)])
  func letClosuresCallBack(_ code: String, changed: String?) {
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    let found = OrderOfCalls.callingBack(in: clause(code))?.replacing(
      /IsFirst\(\d+\)/, with: "IsFirst(PLACE)")
    #expect(Self.plain(found) == Self.plain(changed.map(clause)))
  }

  /// The code of a clause, and the code whose closure makes the next call; `nil` if none can.
  @Test(
    arguments: [
      (
        "let it = make(); it.add { all.append($0) }; it.ring(1); return all == [1]",
        "let it = make(); it.add { all.append($0) ; if _solidsiteIsFirst(PLACE) { it.ring(1) } }; it.ring(1); return all == [1]"
      ),
      // There is no next call, the value may be in use, or the closure returns its only expression.
      ("let it = make(); it.ring(1); it.add { sum += 1 }; return sum == 1", nil),
      ("var it = make(); it.add { sum += 1 }; it.ring(1); return sum == 1", nil),
      ("let it = make(); it.add { $0 + 1 }; it.ring(1); return it.sum() == 1", nil),
    ] as [(String, String?)])
  func letClosuresMakeTheNextCall(_ code: String, changed: String?) {
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    let found = OrderOfCalls.callingOn(in: clause(code))?.replacing(/IsFirst\(\d+\)/, with: "IsFirst(PLACE)")
    #expect(Self.plain(found) == Self.plain(changed.map(clause)))
  }

  private static func plain(_ text: String?) -> String? { text?.filter { !$0.isWhitespace } }
}
