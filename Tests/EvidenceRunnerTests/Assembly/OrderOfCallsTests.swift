import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses that ask their questions in another order.
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
    ("make().isEmpty", nil, nil), ("let a = make(); let b = make(); a.add(1); return a.all == b.all", nil, nil),
    ("let it = make(); for x in 1...3 { it.add(x) }; return it.sum() == 6", nil, nil),
    ("let it = make(); return it.next() == it.next()", nil, nil),
  ]

  @Test(arguments: cases.indices)
  func moveWhatIsAskedAndCalled(_ index: Int) {
    let row = Self.cases[index]
    func clause(_ code: String) -> String { "clause(\"a\") { \(code) }" }
    func plain(_ text: String?) -> String? { text?.filter { !$0.isWhitespace } }
    let code = clause(row.code)
    #expect(plain(OrderOfCalls.askingBetween(in: code, of: .swift)) == plain(row.between.map(clause)))
    #expect(plain(OrderOfCalls.movingCalls(in: code, of: .swift)) == plain(row.moved.map(clause)))
    let python = Language(rawValue: "python")
    #expect(OrderOfCalls.askingBetween(in: code, of: python) == nil)
    #expect(OrderOfCalls.movingCalls(in: code, of: python) == nil)
  }
}
