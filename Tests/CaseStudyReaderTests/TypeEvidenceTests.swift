import CaseStudyModel
import CaseStudyReader
import Testing

/// Code whose side follows from the types that it declares and uses.
struct TypeEvidenceTests {
  private func sides(_ text: String) throws -> [Side?] {
    try read("# Study\n\n\(text)").article.snippets.map(\.side)
  }

  private func fence(_ code: String) -> String { "```java\n\(code)\n```\n\n" }

  private var pair: String {
    let old = "### Violation\n\n\(fence("class Menu { void cook(Soup soup) {} }\nclass Soup {}"))"
    let new = "### Improved\n\n\(fence("interface Dish {}\nclass Menu { void cook(Dish dish) {} }"))"
    return "## Open closed principle\n\n\(old)\(new)"
  }

  @Test(arguments: ["### A salad", "## Usage"])
  func codeThatUsesATypeOfTheNewDesignContinuesIt(_ heading: String) throws {
    let text = "\(pair)\(heading)\n\nAdd a class.\n\n\(fence("class Salad implements Dish {}"))"
    #expect(try sides(text) == [.before, .after, .after])
  }

  @Test(arguments: [
    "class Salad extends Soup {}", "class Salad {}", "// like Dish\nclass Salad {}", "interface Dish { void mix(); }",
  ])
  func otherCodeDoesNotContinueIt(_ code: String) throws {
    #expect(try sides("\(pair)## A salad\n\nAdd a class.\n\n\(fence(code))") == [.before, .after, nil])
  }

  @Test(arguments: ["This violates the principle.", "It is hard to test."])
  func criticisedCodeDoesNotContinueIt(_ verdict: String) throws {
    let text = "\(pair)## A salad\n\nAdd a class.\n\n\(fence("class Salad implements Dish {}"))\(verdict)"
    #expect(try sides(text).last != .after)
  }

  @Test func whatTheNewDesignDeclaresAgainWasTheOldOne() throws {
    let walk = ["Menu", "Plate", "Cup", "Fork"].map { "Then this.\n\n\(fence("class \($0) {}"))" }.joined()
    let new = "With this approach, each has its own:\n\n\(fence("class Menu {}\nclass Cook {}"))"
    #expect(try sides("## Single responsibility\n\n\(walk)\(new)") == [.before, nil, nil, nil, .after])
  }

  @Test func contradictoryCommentsGiveABlockNoSide() throws {
    let good = "// A menu\nclass Menu {}\n// A dish that follows the principle\nclass Soup {}"
    let code = "\(good)\n// A dish that does not follow the principle\nclass Salad {}"
    #expect(try sides("## Liskov substitution\n\n\(fence(good))") == [.after])
    #expect(try sides("## Liskov substitution\n\n\(fence(code))") == [nil])
  }
}
