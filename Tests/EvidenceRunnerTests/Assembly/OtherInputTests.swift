import CaseStudyModel
import CodeStructure
import SyntaxFacts
import Testing

@testable import EvidenceRunner

/// Clauses with input of a kind that they don't use.
struct OtherInputTests {
  private static let requirements: OtherInput.Requirements = [
    "seat": [
      [Parameter(type: TypeReference("Optional", [TypeReference("String")]))],
      [
        Parameter(type: TypeReference("Optional", [TypeReference("String")])),
        Parameter(label: "row", type: TypeReference("Int")),
      ],
    ],
    "rate": [[Parameter(label: "hours", type: TypeReference("Double"))]],
    "Order": [
      [Parameter(label: "name", type: TypeReference("String")), Parameter(label: "size", type: TypeReference("Int"))]
    ],
  ]

  /// Returns the code of a clause with other input; `nil` if nothing changes.
  private func changed(_ input: OtherInput, _ code: String) -> String? {
    let read = CodeTokens("clause(\"a\") { \(code) }", in: .swift)
    let clause = NotedAnswers.Clause(start: 0, body: 5..<(read.texts.count - 1), code: read)
    let replacements = input.replacements(clause)
    let text = read.replacing(replacements)
    // Only white space tells a token from none.
    return text.map { $0.dropFirst(14).dropLast(2).split { $0.isWhitespace }.joined(separator: " ") }
  }

  @Test(
    arguments: [
      ("make().seat(\"Ana\")", "make().seat(nil)"), ("make().seat(name, row: 4)", "make().seat(nil, row: 4)"),
      ("make().seat(full(\"Ana\", 1), row: 4)", "make().seat(nil , row: 4)"),
      // Another function of the same name, and a call that has no value already.
      ("make().seat(\"Ana\", at: 4)", nil), ("make().seat(nil)", nil), ("seat(\"Ana\")", nil),
    ] as [(String, String?)])
  func haveNoValueForOptionalParameters(_ code: String, expected: String?) {
    #expect(changed(.noValues(for: Self.requirements), code) == expected)
  }

  @Test(
    arguments: [
      ("make().rate(hours: 2) == 8", "make().rate(hours: 2.75) == 8"),
      ("make().cost(2.0) == 8.0", "make().cost(2.75) == 8.0"), ("make().cost(2)", nil), ("make().cost(2.5)", nil),
      ("make().ends.1.0", nil), ("make().all { $1.0 == $0.0 }", nil), ("make().bill(0...2)", nil),
    ] as [(String, String?)])
  func haveFractions(_ code: String, expected: String?) {
    #expect(changed(.fractions(for: Self.requirements), code) == expected)
  }

  @Test(
    arguments: [
      ("make().rate(hours: size)", "make().rate(hours: ((size) * 1_000_003))"),
      (
        "make().seat(name(\"Ana\"), row: three())",
        "make().seat(((name(\"Ana\")) + \" again, and longer than what usual limits have room for\"), "
          + "row: ((three()) * 1_000_003))"
      ),
      ("make().take(Order(size: count()))", "make().take(Order(size: ((count()) * 1_000_003)))"),
      ("make().take(Order(size: 3))", nil), ("make().take(Order(weight: count()))", nil),
      ("make().rate(hours: 2)", nil), ("make().seat(nil, row: 4)", nil), ("make().rate(days: size)", nil),
    ] as [(String, String?)])
  func haveOtherComputedValues(_ code: String, expected: String?) {
    #expect(changed(.computedValues(for: Self.requirements), code) == expected)
  }

  @Test(
    arguments: [
      ("make().set(true)", "make().set(false)"), ("while true { make().step() }", nil), ("return false", nil),
      ("make().isOpen == true", nil),
    ] as [(String, String?)])
  func haveOtherTruthValues(_ code: String, expected: String?) {
    #expect(changed(.otherTruths, code) == expected)
  }

  @Test(
    arguments: [
      ("make().rate(3) == 4", "make().rate(7) == 4"), ("make().all[3]", nil),
      ("for _ in 0..<9 {}", nil),
      ("make().rate(9000000)", nil), ("make().all { $0 == $1 }", nil),
    ] as [(String, String?)])
  func haveOtherNumbers(_ code: String, expected: String?) {
    #expect(changed(.otherNumbers, code) == expected)
  }

  @Test func haveOtherTexts() {
    #expect(changed(.otherTexts, "make().say(\"a\") == \"a\"") == "make().say(\"a again\") == \"a\"")
    #expect(changed(.otherTexts, "make().say(\"\")") == nil)
  }

  @Test(
    arguments: [
      ("make().bring([\"a\", \"b\"])", "make().bring([\"a\", \"b\", \"b 01\", \"b 02\","),
      ("let all = [3, 5,]", "let all = [3, 5, 6, 7,"),
      ("make().rate([\"a\": 1])", "make().rate([\"a\": 1, \"a 01\": 1,"),
      ("make().bring([own, other])", "make().bring([own, other, own, other, own,"),
      // No whole number follows the largest one.
      (
        "make().bring([9223372036854775807])",
        "make().bring([9223372036854775807, 9223372036854775807, 9223372036854775807,"
      ),
      ("make().rate([9223372036854775807: 1])", nil),
      ("make().bring([]) == [1]", nil), ("make().rate([:])", nil), ("make().all[2]", nil), ("let all = [Int]()", nil),
      ("make().ask { [log] in log.add(1) }", nil), ("make().rate([own: 1])", nil),
      ("let all: [String] = make().all", nil),
    ] as [(String, String?)])
  func haveLongerLists(_ code: String, beginning: String?) {
    let text = changed(.longerLists, code)
    #expect(beginning.map { text?.hasPrefix($0) == true } ?? (text == nil), "\(text ?? "unchanged")")
  }
}
