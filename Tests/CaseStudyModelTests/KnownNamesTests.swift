import CaseStudyModel
import Testing

/// Suggestions for misspelt names.
struct KnownNamesTests {
  @Test(arguments: [
    ("lnik", "link"), ("linked", "link"), ("kink", "link"), ("link", "link"), ("sink", "sink"), ("lin", "link"),
    ("x", nil), ("chain", nil), ("", nil),
  ])
  func findsTheNearestNameOrTheFirstOfSeveral(word: String, name: String?) {
    #expect(nearestName(to: word, among: ["sink", "link", "sink"]) == name)
  }

  @Test(arguments: [("类图", nil), ("用例图", nil), ("单一职责员则", "单一职责原则"), ("인터페이스 분리 원직", "인터페이스 분리 원칙")])
  func takesEachEastAsianLetterForMore(word: String, name: String?) {
    #expect(nearestName(to: word, among: ["亿图", "单一职责原则", "인터페이스 분리 원칙"]) == name)
  }

  @Test(arguments: [
    ("behavioral-patterns", "creational-patterns", false), ("craetional-paterns", "creational-patterns", true),
    ("diagram.webp", "diagram.png", true), ("case-study", "case-studies", true),
    ("Pasted image 20220616135058.png", "Pasted image 20220616150155.png", false),
    ("Pasted image 2022061613505.png", "Pasted image 20220616135058.png", true), ("s9", "s0", true),
  ])
  func aNameWithAnotherWordOrNumberIsNotNear(word: String, name: String, isNear: Bool) {
    #expect(nearestName(to: word, among: [name]) == (isNear ? name : nil))
  }

  @Test func givesTheSameAnswerAgain() {
    var names = KnownNames(["link"])
    #expect(names.nearest(to: "lnik") == "link")
    #expect(names.nearest(to: "lnik") == "link")
    #expect(names.nearest(to: "chain") == nil)
    #expect(names.nearest(to: "chain") == nil)
  }

  @Test func limitsTheNumberOfDistinctWords() {
    var names = KnownNames(["link"])
    for number in 0..<KnownNames.wordLimit - 1 { _ = names.nearest(to: "\(number)") }
    #expect(names.nearest(to: "lnik") == "link")
    #expect(names.nearest(to: "linc") == nil)
    #expect(names.nearest(to: "lnik") == "link")
  }

  @Test func findsALongName() {
    let name = String(repeating: "a long heading ", count: 40)
    #expect(nearestName(to: name + "indeed", among: [name, "x"]) == name)
  }

  /// Comparing every pair of letters of two such words would take minutes.
  @Test(.timeLimit(.minutes(5))) func givesUpOnTooManyLongNames() {
    let name = String(repeating: "ab", count: 100_000)
    var names = KnownNames([name])
    #expect(names.nearest(to: name + "x") == nil)
    #expect(names.nearest(to: name + "y") == nil)
  }

  /// Compares the distance between all words of up to four letters, over an alphabet of three, with its recursive
  /// definition.
  @Test func countsEditsAsTheDefinitionDoes() {
    let words = (0..<4).reduce([[""]]) { lengths, _ in
      lengths + [(lengths.last ?? []).flatMap { word in ["a", "b", "c"].map { word + $0 } }]
    }.flatMap { $0 }
    for left in words {
      for right in words {
        let distance = Self.distance(Array(left.unicodeScalars), Array(right.unicodeScalars))
        for limit in 0...4 {
          let found = Spelling(left.unicodeScalars).distance(to: Spelling(right.unicodeScalars), atMost: limit)
          #expect(found == (distance <= limit ? distance : nil), "\(left) \(right) \(limit)")
        }
      }
    }
  }

  /// Returns the distance by its recursive definition.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    guard let left = a.last, let right = b.last else { return a.count + b.count }
    let (shorter, other) = (Array(a.dropLast()), Array(b.dropLast()))
    var least = min(
      distance(shorter, b) + 1, distance(a, other) + 1, distance(shorter, other) + (left == right ? 0 : 1))
    if let before = shorter.last, let otherBefore = other.last, left == otherBefore, right == before {
      least = min(least, distance(Array(shorter.dropLast()), Array(other.dropLast())) + 1)
    }
    return least
  }
}
