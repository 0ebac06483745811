import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// Clauses with other texts or numbers.
struct ReplacedLiteralsTests {
  @Test func keepsEqualTextsEqualAndTheRestOfTheCode() {
    let code = #"""
      func clauses<T: Store>(_ make: () -> T) {
        clause("a") { put("k"); return get("k") == "" && log("\(1)") == "l" } // "k"
      }
      """#
    let renamed = ReplacedLiterals.longerTexts.replaced(code)
    #expect(
      renamed == #"""
        func clauses<T: Store>(_ make: () -> T) {
          clause("a") { put("Another name of k in the renamed clauses"); \#
        return get("Another name of k in the renamed clauses") == "" && log("\(1)") \#
        == "Another name of l in the renamed clauses" } // "k"
        }
        """#)
  }

  @Test func renamesTextsOfTheCodeAndNotThoseOfItsComments() {
    let code = #"clause("a") { /* put("k") */ put("k"); get("k") }"#
    let name = "Another name of k in the renamed clauses"
    #expect(
      ReplacedLiterals.longerTexts.replaced(code)
        == "clause(\"a\") { /* put(\"k\") */ put(\"\(name)\"); get(\"\(name)\") }")
  }

  @Test(arguments: ["clause(\"a\") { make().isEmpty }", "let a = \"a\""])
  func isNilWithoutTextsInClauses(code: String) {
    #expect(ReplacedLiterals.longerTexts.replaced(code) == nil)
  }

  /// The code of a clause, and the numbers of letters that its texts get in addition; `nil` if none is replaced.
  @Test(
    arguments: [
      ("put(\"b\"); put(\"a\"); get(\"b\") == 3", [0, 1, 0], [1, 0, 1]),
      ("put(\"a\"); put(\"ab\"); put(\"abc\")", [0, 1, 2], [2, 1, 0]),
      // A single text can't be mistaken for another one.
      ("put(\"a\"); get(\"a\")", nil, nil), ("put(\"\")", nil, nil),
    ] as [(String, [Int]?, [Int]?)])
  func letsTextsBeginWithEachOther(code: String, growing: [Int]?, shrinking: [Int]?) {
    func lengths(_ literals: ReplacedLiterals) -> [Int]? {
      let replaced = literals.replaced("clause(\"a\") { \(code) }")
      let texts = replaced?.split(separator: "\"").filter { $0.hasPrefix("Another name in the renamed clauses") }
      return texts.map { $0.map { text in text.count - "Another name in the renamed clauses".count } }
    }
    #expect(lengths(.growingTexts) == growing)
    #expect(lengths(.shrinkingTexts) == shrinking)
  }

  @Test func givesEachLetterAnAccent() {
    func accented(_ code: String) -> String? {
      ReplacedLiterals.accentedTexts.replaced("clause(\"ab\") { \(code) }")
    }
    #expect(accented("cut(\"Ab 1é\", 2)") == "clause(\"ab\") { cut(\"A\u{301}b\u{301} 1é\", 2) }")
    #expect(accented("cut(\"12\")") == nil)
  }

  /// The code of a clause, with multiplied numbers and with mirrored ones; `nil` if none is replaced.
  private static let numbers: [(code: String, multiplied: String?, mirrored: String?)] = [
    ("add(3) == [4]", "add(16632000) == [22176000]", "add(999997) == [999996]"),
    ("put(1_000, for: 2)", "put(5544000000, for: 11088000)", "put(999000, for: 999998)"),
    ("return [2]", "return [11088000]", "return [999998]"),
    ("get(0) == 0", nil, nil),
    ("for i in 0..<3 { add() }; add(1...4)", nil, nil),
    ("all[2] == row()[1] && pair.1 == 1.5", nil, nil),
    ("insert(a, at: 2)", nil, nil),
    ("get(\"2\") == n2", nil, nil),
    ("all.elementsEqual(copy) { $0 == $1 }", nil, nil),
    ("get(9223372036854775807)", nil, nil),
  ]

  @Test(arguments: numbers.indices)
  func replacesNumbersExceptCountsAndPositions(_ index: Int) {
    let row = Self.numbers[index]
    func replaced(_ literals: ReplacedLiterals) -> String? {
      literals.replaced("clause(\"a 1\") { \(row.code) }")
    }
    #expect(replaced(.multipliedNumbers) == row.multiplied.map { "clause(\"a 1\") { \($0) }" })
    #expect(replaced(.mirroredNumbers) == row.mirrored.map { "clause(\"a 1\") { \($0) }" })
  }

  /// The code before a clause, with mirrored numbers; `nil` if none is replaced. Numbers of loops stay small, and other
  /// code may have limits of time, for example.
  @Test(
    arguments: [
      ("let three = 3", "let three = 999997"),
      ("let all: [Int] = [3, 4]\nlet a = 5", "let all: [Int] = [999997, 999996]\nlet a = 999995"),
      ("enum Some { static let list = [3]; case two }", "enum Some { static let list = [999997]; case two }"),
      ("func three() -> Int { 3 }", "func three() -> Int { 999997 }"), ("var three = 3", "var three = 999997"),
      ("var three: Int { return 3 }", "var three: Int { return 999997 }"),
      ("let three = { 3 }", "let three = { 999997 }"),
      ("enum Some { static func three() -> [Int] { [3] } }", "enum Some { static func three() -> [Int] { [999997] } }"),
      ("enum three: Int { case a = 3, b = 4 }", "enum three: Int { case a = 999997, b = 999996 }"),
      ("func four() -> Int { 4 }", nil), ("func three() { wait(3) }", nil),
      ("func three(_ a: Int = 3) -> Int { a }", nil),
      ("func add(_ t: some Tally) { t.add(3) }", "func add(_ t: some Tally) { t.add(999997) }"),
      ("func add<T: Tally>(_ t: T) { t.add(3) }", "func add<T: Tally>(_ t: T) { t.add(999997) }"),
      ("func add(_ soon: () -> Bool) { sleep(3) }", nil),
      ("let limit = 3", nil), ("let limit: Int = 3", nil), ("let place = 3", nil),
      ("func wait() { let time = 3 }", nil),
      ("let later = { 3 }", nil), ("struct Probe { let time = 3 }", nil),
      ("let name: String\nfunc wait() { go(3) }", nil),
    ] as [(String, String?)])
  func replacesConstantsThatClausesUse(code: String, mirrored: String?) {
    let clause = "; clause(\"a\") { for n in 0..<limit { add(three, n) }; return all[place] == three }"
    #expect(ReplacedLiterals.mirroredNumbers.replaced(code + clause) == mirrored.map { $0 + clause })
  }

  @Test func replacesInSomeClausesOnly() {
    let code = "let three = 3\nclause(\"a\") { add(3) }\nclause(\"b\") { add(4) }\nclause(\"c\") { add(three) }"
    let replaced = ReplacedLiterals.tripledNumbers.replaced(code, in: [0, 2])
    #expect(replaced == code.replacing("= 3", with: "= 9").replacing("(4)", with: "(12)"))
    #expect(ReplacedLiterals.tripledNumbers.replaced(code, in: [3, 4]) == nil)
  }

  @Test func leavesNumbersOfConstantsUsualAndReplacesTheirTexts() {
    let code = "let big = 9\nlet name = \"Ana\"\nclause(\"b\") { make(name) == 1 }"
    #expect(
      ReplacedLiterals.equalValues.replaced(code)
        == code.replacing("== 1", with: "== 0").replacing("Ana", with: "the same"))
  }

  /// The code of a clause, with numbers that single precision can't hold; `nil` if none is replaced.
  @Test(
    arguments: [
      ("add(3) == 4", "add(3675672000) == 4900896000"), ("add(1.5) == 2.25", "add(1837836000.0) == 2756754000.0"),
      ("add(0.0001)", nil), ("all[2] == 0.0", nil),
      ("pairs.map { $0.1 + $1.0 + pair.0.1 }", nil), ("for _ in 0..<3 {}", nil),
    ] as [(String, String?)])
  func replacesNumbersAndDecimalsByPreciseOnes(code: String, precise: String?) {
    let replaced = ReplacedLiterals.preciseNumbers.replaced("clause(\"a\") { \(code) }")
    #expect(replaced == precise.map { "clause(\"a\") { \($0) }" })
  }

  /// The code of a clause, with longer ranges; `nil` if none is replaced.
  @Test(
    arguments: [
      ("for _ in 0..<3 { add(3) }; return count == 3", "for _ in 0..<201 { add(201) }; return count == 201"),
      ("for i in 1...4 { add(i, at: 4) }; add(5)", "for i in 1...268 { add(i, at: 4) }; add(5)"),
      ("all[0..<2] == [2]", nil), ("add(2) == 2.5", nil), ("for _ in 0..<1 {}", nil), ("for _ in 0..<5000 {}", nil),
    ] as [(String, String?)])
  func replacesTheEndsOfRangesAndEqualNumbers(code: String, longer: String?) {
    let replaced = ReplacedLiterals.longerRanges.replaced("clause(\"a\") { \(code) }")
    #expect(replaced == longer.map { "clause(\"a\") { \($0) }" })
  }

  /// The code of a clause, with awkward numbers and texts, and with equal ones; `nil` if none is replaced.
  private static let unusual: [(code: String, awkward: String?, equal: String?)] = [
    ("add(3) == [4]", "add((-3)) == [(-4)]", "add(0) == [0]"), ("add(-3)", nil, "add(-0)"),
    ("add(3) <= 4", nil, nil),
    ("for _ in 0..<3 { add(2) }", "for _ in 0..<3 { add((-2)) }", "for _ in 0..<3 { add(0) }"),
    ("all.map { x -> Int in 2 }", "all.map { x -> Int in (-2) }", "all.map { x -> Int in 0 }"),
    ("put(3, on: 4); get(at: 4) == 3", "put((-3), on: 4); get(at: 4) == (-3)", "put(0, on: 4); get(at: 4) == 0"),
    (
      "put(\"b\", \"a\") == \"\"", "put(\" UNMISTAKABLy\(marks) \", \" UNMISTAKABLY\(marks) \") == \"\"",
      "put(\"the same\", \"the same\") == \"\""
    ),
    ("write(line: \"a\")", "write(line: \" UNMISTAKABLY\(marks.dropLast(2)) \")", "write(line: \"the same\")"),
  ]
  private static let marks = #", ; : | / . = & # % é 🙂\t\n"#

  @Test(arguments: unusual.indices)
  func replacesValuesByUnusualOnes(_ index: Int) {
    let row = Self.unusual[index]
    func replaced(_ literals: ReplacedLiterals) -> String? {
      literals.replaced("clause(\"a 1\") { \(row.code) }")
    }
    #expect(replaced(.awkwardValues) == row.awkward.map { "clause(\"a 1\") { \($0) }" })
    #expect(replaced(.equalValues) == row.equal.map { "clause(\"a 1\") { \($0) }" })
  }

  @Test(
    arguments: [
      ("put(\"b\", \"a\", 3) == \"\"", "put(\"\", \"\", 3) == \"\""), ("put(\"\\(name)\")", nil), ("put(3)", nil),
    ] as [(String, String?)])
  func replacesTextsByEmptyOnes(code: String, empty: String?) {
    let replaced = ReplacedLiterals.emptyTexts.replaced("clause(\"a 1\") { \(code) }")
    #expect(replaced == empty.map { "clause(\"a 1\") { \($0) }" })
  }

  /// Sizes that one clause compares say nothing about another.
  @Test func leavesNumbersAloneOnlyInClausesThatCompareSizes() {
    let code = "clause(\"a\") { make(2) > 1 }\nclause(\"b\") { make(2) == 1 }"
    #expect(
      ReplacedLiterals.awkwardValues.replaced(code)
        == "clause(\"a\") { make(2) > 1 }\nclause(\"b\") { make((-2)) == (-1) }")
  }

  @Test func awkwardTextsKeepTheirOrderAndDifferInCaseOnly() throws {
    let texts = (0..<40).map { "text \($0 + 10)" }
    let code = "clause(\"a\") { [\(texts.map { "\"\($0)\"" }.joined(separator: ", "))] }"
    let replaced = try #require(ReplacedLiterals.awkwardValues.replaced(code))
    let found = replaced.split(separator: "\"").filter { $0.contains("🙂") }.map(String.init)
    #expect(found.count == 40)
    #expect(found == found.sorted())
    #expect(Set(found).count == 40)
    #expect(Set(found.map { $0.lowercased() }).count == 1)
  }

  @Test(arguments: 1...1000)
  func preciseNumbersAreInexactInSinglePrecision(number: Int) throws {
    let replaced = ReplacedLiterals.preciseNumbers.replaced("clause(\"a\") { \(number) }")
    let precise = try #require(replaced?.split(separator: " ").dropLast().last.flatMap { Int($0) })
    #expect(Float(exactly: precise) == nil)
    #expect(Double(exactly: precise) != nil)
  }
}
