import CaseStudyModel
import CaseStudyReader
import Testing

/// Pairs of blocks about which nothing is said.
struct SilentPairTests {
  private func sides(_ text: String) throws -> [Side?] {
    try read("# Menus\n\nA text.\n\n\(text)").article.snippets.map(\.side)
  }

  private func fence(_ code: String) -> String { "```java\n\(code)\n```\n\n" }

  private func pair(_ principle: String, _ labels: [String], types: [String]) -> String {
    "## \(principle)\n\n" + zip(labels, types).map { "\($0)\n\n\(fence("class \($1) {}"))" }.joined()
  }

  private var decided: String {
    pair("Single responsibility", ["**Bad**", "**Good**"], types: ["A", "B"])
      + pair("Liskov substitution", ["**Bad**", "**Good**"], types: ["C", "D"])
  }

  @Test func aSilentPairFollowsTheHabitOfTheDocument() throws {
    let silent = pair("Open closed principle", ["Some code.", "More code."], types: ["E", "F"])
    #expect(try sides(decided + silent).suffix(2) == [.before, .after])
  }

  @Test(arguments: [
    ["Single responsibility"], ["Single responsibility", "Interface segregation"],
  ])
  func oneSectionAndAnotherOrderAreNoHabit(_ principles: [String]) throws {
    let first = pair(principles[0], ["**Bad**", "**Good**"], types: ["A", "B"])
    let others = principles.dropFirst().map { pair($0, ["**Good**", "**Bad**"], types: ["C", "D"]) }.joined()
    let silent = pair("Open closed principle", ["Some code.", "More code."], types: ["E", "F"])
    #expect(try sides(first + others + silent).suffix(2) == [nil, nil])
  }

  @Test(arguments: [("V1", "V2"), ("Step 0", "Step 1"), ("Today", "Tomorrow")])
  func aTypeDeclaredAgainBelowTheNextHeadingIsItsNewVersion(_ first: String, _ second: String) throws {
    let old = "### \(first)\n\n\(fence("class Menu { void cook() {} void print() {} }"))"
    let new = "### \(second)\n\n\(fence("class Menu { void cook() {} }\nclass Printer {}"))"
    #expect(try sides("## Single responsibility\n\n\(old)\(new)") == [.before, .after])
  }

  @Test func otherTypesAndAThirdHeadingAreNoVersions() throws {
    let parts = ["Menu", "Menu", "Menu", "Cup"].enumerated().map {
      "### Part \($0)\n\n\(fence("class \($1) { int i\($0); }"))"
    }
    #expect(try sides("## Single responsibility\n\n\(parts[0])\(parts[3])") == [nil, nil])
    #expect(try sides("## Single responsibility\n\n\(parts[0])\(parts[1])\(parts[2])") == [nil, nil, nil])
  }

  @Test func headingsThatAreNamesOfFilesNameSidesTogether() throws {
    let headings = ["### `MenuViolation.java`", "### `MenuFixed.java`"]
    let text = zip(headings, ["A", "B"]).map { "\($0)\n\n\(fence("class \($1) {}"))" }.joined()
    #expect(try sides("## Single responsibility\n\n\(text)") == [.before, .after])
    #expect(try sides("## Single responsibility\n\n### `MenuViolation.java`\n\n\(fence("class A {}"))") == [nil])
  }

  @Test(arguments: ["// Corrected form", "// Refactored", "// Solution"])
  func aCommentAboveTheCorrectedTypeEndsTheOldDesign(_ comment: String) throws {
    let code = fence("class Menu { void cook() {} void print() {} }\n\n\(comment)\nclass Menu { void cook() {} }")
    #expect(try sides("## Single responsibility\n\n\(code)") == [.before, .after])
  }

  @Test(arguments: [
    ("Zła praktyka - jedna klasa", "Dobra praktyka - dwie klasy"), ("Złe rozwiązanie", "Dobre rozwiązanie"),
    ("Huono käytäntö", "Hyvä käytäntö"), ("Mala solución", "Buena solución"), ("Má solução", "Boa solução"),
    ("Mauvaise solution", "Bonne solution"), ("Schlechte Lösung", "Gute Lösung"), ("Schlechte Praxis", "Gute Praxis"),
    ("Cattiva soluzione", "Buona soluzione"), ("Cattiva pratica", "Buona pratica"),
    ("Плохое решение", "Хорошее решение"), ("Погане рішення", "Добре рішення"), ("Špatné řešení", "Správné řešení"),
    ("Slechte oplossing", "Goede oplossing"), ("Kötü çözüm", "Daha iyi çözüm"), ("Dålig lösning", "Bra lösning"),
  ])
  func commentsThatAgreeWithTheirNounsDivideACode(_ bad: String, _ good: String) throws {
    let code = fence("// \(bad)\nclass Menu { void cook() {} }\n\n// \(good)\nclass Dish {}\nclass Cook {}")
    #expect(try sides("## Single responsibility\n\n\(code)") == [.before, .after])
  }

  @Test func aCommentAboveAnotherTypeEndsNothing() throws {
    let code = fence("class Menu { void cook() {} }\n\n// Solution\nclass Printer {}")
    #expect(try sides("## Single responsibility\n\n\(code)").count == 1)
  }

  @Test func codeThatTheNewDesignBelowUsesIsPartOfIt() throws {
    let use = fence("class Menu { Dish dish; }")
    let text = "\(fence("class Dish {}"))It is used so.\n\n\(use)This demonstrates that the menu is open for extension."
    #expect(try sides("## Open closed principle\n\n\(text)") == [.after, .after])
  }
}
