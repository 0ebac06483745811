import Testing

@testable import EvidenceRunner

/// A policy's arithmetic, and where it went.
struct MovedArithmeticTests {
  @Test(arguments: [
    ("let full = zones * price", 1), ("let all = (a + b) / c[0] % 2 - d", 4), ("sum += 1; x -= y", 0),
    ("let name = \"a\" + name + \"b\"", 0), ("return -1", 0), ("func a() -> Int", 0), ("let x = -y", 0),
    ("let x = \"\\(a * b)\" + c", 1), ("// a + b", 0), ("total.reduce(0, +)", 0), ("let x = a - .zero", 1),
  ])
  func isCountedBetweenValues(code: String, count: Int) {
    #expect(MovedArithmetic.count(in: "{ \(code) }", of: .swift) == count)
  }

  /// The operators of the policy, the other files and the fakes after, if the policy has five before, and the number
  /// that moved, if that is a reason.
  @Test(
    arguments: [
      (MovedArithmetic(policy: 3, others: 2, fakes: 2), 2), (MovedArithmetic(policy: 4, others: 1, fakes: 1), nil),
      (MovedArithmetic(policy: 3, others: 1, fakes: 2), nil), (MovedArithmetic(policy: 5, others: 2, fakes: 2), nil),
      (MovedArithmetic(policy: 3, others: 2), nil), (MovedArithmetic(policy: 0, others: 5, fakes: 4), 4),
      (MovedArithmetic(policy: 0), nil),
    ] as [(MovedArithmetic, Int?)])
  func isAReasonIfAThirdOfItIsElsewhereAndInFakes(after: MovedArithmetic, moved: Int?) {
    let phrase = MovedArithmetic.phrase(from: MovedArithmetic(policy: 5), to: after)
    #expect(phrase == moved.map { .text("movedArithmetic", ["count": .count(5), "moved": .count($0)]) })
  }

  @Test func isNoReasonBelowAThird() {
    let after = MovedArithmetic(policy: 5, others: 2, fakes: 2)
    #expect(MovedArithmetic.phrase(from: MovedArithmetic(policy: 7), to: after) == nil)
  }
}
