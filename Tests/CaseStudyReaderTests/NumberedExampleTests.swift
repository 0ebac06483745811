import CaseStudyModel
import CaseStudyReader
import Testing

/// Paragraphs that begin a numbered example, as headings do.
struct NumberedExampleTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  private func sides(_ parts: [String]) throws -> [Side?] {
    let body = parts.map { $0.isEmpty ? fence : "\($0)\n\n" }.joined()
    return try read("# Study\n\n## Open closed principle\n\n\(body)").article.snippets.map(\.side)
  }

  @Test(arguments: [
    "Ex 2 - each new dish needs another case, so this violates the principle", "Example 2: we have to modify the menu",
    "Ejemplo 2: viola el principio", "Beispiel 2: verletzt das Prinzip", "Пример 2. Нарушает принцип",
    "例2：这违反了原则", "예시 2: 원칙을 위반한다",
  ])
  func theBeginningOfAnExampleJudgesTheCodeBelow(_ text: String) throws {
    #expect(
      try sides(["A menu.", "", "**Solution:**", "", "It is used so:", "", text, ""]).suffix(2) == [.after, .before])
  }

  @Test func aReferenceToAnExampleBeginsNone() throws {
    #expect(try sides(["A menu.", "", "Example 2 violates the principle."]) == [.before])
  }

  @Test(arguments: ["Ex 2: This violates it.", "Case 12) This violates it."])
  func theBeginningOfAnExampleDoesNotJudgeTheCodeAbove(_ text: String) throws {
    #expect(try sides(["A menu.", "", text]) == [nil])
  }
}
