import CaseStudyModel
import CaseStudyReader
import Testing

/// Code whose side follows only from its neighbours' side.
struct OrderTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  private func sides(_ parts: [String], below heading: String = "## Open closed principle") throws -> [Side?] {
    let body = parts.map { $0.isEmpty ? fence : "\($0)\n\n" }.joined()
    return try read("# Study\n\n\(heading)\n\n\(body)").article.snippets.map(\.side)
  }

  private let chain = ["A menu.", "", "It has dishes.", "", "A soup is one of them.", "", "So is a salad.", ""]

  @Test func praiseBelowAChainIsAboutAllOfIt() throws {
    let praise = "This demonstrates that the menu is open for extension."
    #expect(try sides(chain + [praise]) == [.after, .after, .after, .after])
    #expect(try sides(chain + ["A salad has a name."]) == [nil, nil, nil, nil])
  }

  @Test(arguments: ["The soup violates the principle.", "We split the menu into two:", "Suppose we have a third dish."])
  func aChainThatTurnsIsNotPraisedAsAWhole(_ turn: String) throws {
    let parts = chain.prefix(4) + [turn, "", "So is a salad.", "", "The menu is open for extension."]
    #expect(try sides(Array(parts)).first != .after)
  }

  @Test func codeBeforeALabelledSolutionIsTheOldDesign() throws {
    let usage = ["It is used so.", "", "And so.", "", "And so.", ""]
    #expect(try sides(["A menu.", "", "**Solution:**", ""] + usage).prefix(2) == [.before, .after])
  }

  @Test(arguments: [("Soup", Side.after), ("Dish", .before)])
  func filesThatCommentsNameArePartsOfOneDesign(_ file: String, _ side: Side) throws {
    let code = [("Dish", "class Dish { int a; }"), (file, "class Menu { int b; }")].map { file, code in
      "```java\n// \(file).java: a part of it\n\(code)\n```"
    }
    let parts = ["A dish.", code[0], "It is on the menu.", code[1], "This follows the principle."]
    #expect(try sides(parts) == [side, .after])
  }

  @Test(arguments: [
    ("Instead of inheriting, use composition:", Side?.some(.after)),
    ("En lugar de heredar, usa composición:", .after), ("Statt zu erben, verwenden wir Komposition:", .after),
    ("This class doesn't use composition:", nil),
  ])
  func adviceToComposeAnnouncesTheNewDesign(_ sentence: String, _ side: Side?) throws {
    #expect(try sides([sentence, "```java\nclass Car { Power power; }\n```"]) == [side])
  }

  @Test func codeBeforeAPairThatBeginsWithTheNewDesignIsNeither() throws {
    #expect(try sides(["A menu.", "", "**Good:**", "", "**Bad:**", ""]) == [nil, .after, .before])
  }

  @Test(arguments: [("java", [Side?.some(.before), .after]), ("csharp", [nil, nil])])
  func aTypeAgainIsANewVersionInTheSameLanguageOnly(_ language: String, _ expected: [Side?]) throws {
    let classes = ["```java\nclass Menu { Dish a; }\n```", "```\(language)\nclass Menu { Dish b; }\n```"]
    #expect(try sides(classes) == expected)
  }

  @Test(arguments: [
    ("We can use embedding, let's see a few examples:", [Side?.none, nil]), ("Veamos algunos ejemplos:", [nil, nil]),
    ("Here is a cat:", [.before, .after]),
  ])
  func aTypeAgainAmongSeveralExamplesIsNoNewVersion(_ introduction: String, _ expected: [Side?]) throws {
    let (first, second) = ("```java\nclass Cat { int a; }\n```", "```java\nclass Cat { int b; }\n```")
    #expect(try sides([introduction, first, "Here is a cat with a name.", second]) == expected)
  }

  @Test func nothingBelowAnUnclearTurnIsTheOldDesign() throws {
    let turn = "This violates the principle. The steps can be moved to a class between them."
    let types = ["```java\nclass Soup {}\n```", "```java\nclass Salad {}\n```", "```java\nclass Dish {}\n```"]
    #expect(try sides(["", "", turn] + types) == [.before, .before, nil, nil, nil])
  }

  @Test(arguments: [
    "A type for each task looks like this:", "An alternative:", "With two collaborators it becomes:",
    "Each of the jobs gets its own type:",
  ])
  func theSecondOfTwoBlocksContinuesTheOldDesignOnlyAboveAMarkedNewOne(_ sentence: String) throws {
    let parts = ["This class has too many responsibilities:", "", sentence, ""]
    #expect(try sides(parts) == [.before, nil])
    #expect(try sides(parts + ["### Solution", ""]) == [.before, .before, .after])
  }

  @Test func theSecondOfTwoBlocksThatSplitsTheTypesOfTheFirstIsTheNewDesign() throws {
    let new = "```java\nclass B {}\nclass C {}\n```"
    let parts = ["This class has too many responsibilities:", "", "A type for each task looks like this:", new]
    #expect(try sides(parts) == [.before, .after])
  }

  @Test func aCaseBetweenTwoSolutionsIsTheOldDesign() throws {
    let cases = "### Case 1\n\n\(fence)This violates the principle.\n\n### Refactored code\n\n\(fence)### Case 2\n\n"
    let text = "\(cases)\(fence)### Refactored code\n\n\(fence)"
    #expect(try sides([text]) == [.before, .after, .before, .after])
  }
}
