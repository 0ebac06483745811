import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses that compute their answers twice.
struct RepeatedAnswersTests {
  /// The code of a clause, and the changed code; `nil` if it stays as it is.
  private static let cases: [(code: String, repeated: String?)] = [
    ("return log.all == [1]", "return [(log.all == [1]), (log.all == [1])].allSatisfy { $0 }"),
    (
      "let log = make()\n  return log.a\n    && log.b",
      "let log = make()\n  return [(log.a\n    && log.b), (log.a\n    && log.b)].allSatisfy { $0 }"
    ),
    ("return try await log.a() == 1", "return [(try await log.a() == 1), (try await log.a() == 1)].allSatisfy { $0 }"),
    ("if a { return false }; return b", "if a { return false }; return [(b), (b)].allSatisfy { $0 }"),
    ("return all.map { $0 } == [1]", "return [(all.map { $0 } == [1]), (all.map { $0 } == [1])].allSatisfy { $0 }"),
    ("make().isEmpty", nil), ("if a { return b } else { return c }", nil), ("all.allSatisfy { return $0 }", nil),
  ]

  @Test(arguments: cases.indices)
  func repeatTheLastReturn(_ index: Int) {
    let row = Self.cases[index]
    // Comments between tokens disappear within an expression, so the whole code is compared without white space.
    func plain(_ text: String?) -> String? { text?.filter { !$0.isWhitespace } }
    let repeated = RepeatedAnswers.repeated(in: "clause(\"a\") { \(row.code) }")
    #expect(plain(repeated) == plain(row.repeated.map { "clause(\"a\") { \($0) }" }))
  }
}
