import CaseStudyModel
import CaseStudyReader
import Testing

/// Sides that the text of a block itself names.
struct CodeLabelTests {
  @Test func commentsThatSplitABlockOutweighItsLabel() throws {
    let code = "// ❌ One class for two jobs\nclass A {}\n// ✅ Two classes\nclass B {}"
    let study = try read("# Single responsibility\n\n✅ **Example:**\n\n```csharp\n\(code)\n```\n")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test func aFirstLineInSquareBracketsIsALabel() throws {
    func fence(_ line: String) -> String { "```kt\n\(line)\nclass A {}\n```\n\n" }
    let lines = ["[BAD]", "[GOOD]", "[Good]", "[A, B]"]
    let study = try read("# Functions\n\n" + lines.map(fence).joined())
    #expect(study.article.snippets.map(\.side) == [.before, .after, nil, nil])
  }

  @Test(arguments: [
    ("BadExample", "GoodExample"), ("**BadExample.swift**", "**GoodExample.swift**"), ("bad_example", "good_example"),
    ("`before/Order.java`:", "`after/Order.java`:"), ("### BadCode", "### GoodCode"),
  ])
  func aNameOfATypeOrFileIsALabel(_ before: String, _ after: String) throws {
    let fence = "```java\nclass A {}\n```\n\n"
    let study = try read("# Open closed principle\n\n\(before)\n\n\(fence)\(after)\n\n\(fence)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: [
    "Исходный код", "Applied example", "Exemple appliqué", "Ejemplo aplicado", "Exemplos aplicados",
  ])
  func aNameOfAnyCodeIsNotALabel(_ name: String) throws {
    let study = try read("# Errors\n\n## \(name)\n\n```java\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == [nil])
  }

  @Test(arguments: [
    "✏️ Work on improving", "개선해보기", "✏️ 리팩토링해보기", "リファクタリングしてみる", "尝试改善", "Let's refactor",
  ])
  func anInvitationToImproveIsALabel(_ heading: String) throws {
    let study = try read("# Buttons\n\n## \(heading)\n\n```java\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == [.after])
  }

  @Test(arguments: [
    "10. Exemplo problemático: desconto por cliente", "Diseño problemático", "Esempio problematico",
    "Problematischer Code",
  ])
  func aProblematicExampleIsOld(_ heading: String) throws {
    let study = try read("# Preços\n\n## \(heading)\n\n```java\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: ["Code smell detected: two loops", "Code smell détecté : deux boucles"])
  func aCommentThatDetectsASmellIsALabel(_ comment: String) throws {
    let study = try read("# Prices\n\n```java\n// \(comment)\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == [.before])
  }

  @Test(arguments: ["BadRequest", "Before/After", "clean/Order.java", "good", "GoodMorning.swift", "src/Order.java"])
  func anUnknownNameIsNotALabel(_ name: String) throws {
    let study = try read("# Open closed principle\n\n`\(name)`\n\n```java\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == (name == "good" ? [.after] : [nil]))
  }

  @Test(arguments: [
    ("Refactoring a god class", false), ("4. Caso real: refactoring de god object", false), ("God class", true),
    ("Code before refactoring", true),
  ])
  func aHeadingAboutTheRefactoringOfOldCodeNamesNoSide(_ heading: String, isOld: Bool) throws {
    let study = try read("# Shapes\n\n## \(heading)\n\n```java\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.side) == [isOld ? .before : nil])
  }

  @Test(arguments: [
    ("BadShape", "GoodShape", true), ("ShapeBefore", "ShapeAfter", true), ("BadRequest", "GoodShape", false),
    ("Badge", "Goodge", false),
  ])
  func aTypeNamedAfterASideIsALabelBesideOneOfTheOther(_ old: String, _ new: String, isNamed: Bool) throws {
    let study = try read("# Shapes\n\n```kt\nclass \(old)\n```\n\n```kt\nclass \(new)\n```\n")
    #expect(study.article.snippets.map(\.side) == (isNamed ? [.before, .after] : [nil, nil]))
  }

  @Test(arguments: [
    ("// BEFORE the open-closed principle, all in one", "// AFTER with open-closed types (shorter)"),
    ("// Step 1: before using interface segregation", "// Step 2: after we put interface segregation in"),
    ("// Violates the SRP and hides the price", "// Refactored"),
    ("// Viola SRP y oculta el precio", "// Cumple SRP y muestra el precio"), ("// 违反 SRP 并且很长", "// 符合 SRP 并且很短"),
  ])
  func commentsThatBeginWithASideSplitABlockBesideOneAnother(_ old: String, _ new: String) throws {
    func sides(_ lines: [String]) throws -> [Side?] {
      let study = try read("# Study\n\n```js\n\(lines.joined(separator: "\n"))\n```\n")
      return study.article.snippets.map(\.side)
    }
    #expect(try sides([old, "class A {}", "", new, "class B {}"]) == [.before, .after])
    #expect(try sides([old, "class A {", "  \(new)", "}"]).count == 1)
  }

  @Test(arguments: [
    ("Too broad — readers never save", "Segregated:"), ("Fat interface", "Segregated interfaces"),
    ("Mixed responsibilities", "Separate responsibilities"),
  ])
  func commentsOnTheWidthOfTypesSplitABlock(_ old: String, _ new: String) throws {
    let code = "// \(old)\ninterface A {}\n\n// \(new)\ninterface B {}"
    let study = try read("# Study\n\n```java\n\(code)\n```\n")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test func commentsOnTimesNameNoSide() throws {
    let code = "// Before the loop starts\nlet a = 1\n// After the loop ends\nlet b = 2"
    #expect(try read("# Study\n\n```js\n\(code)\n```\n").article.snippets.map(\.side) == [nil])
  }

  @Test func aCommentDirectlyBelowTheOnlyDeclarationIsAboutIt() throws {
    func side(_ code: String) throws -> Side? {
      try read("# Study\n\n```python\n\(code)\n```\n").article.snippets[0].side
    }
    #expect(try side("class Menu:\n    # Bad: it knows each dish\n    def add(self): ...") == .before)
    #expect(try side("class Menu:\n    # Bad: it knows each dish\n    def add(self): ...\n\nclass Dish: ...") == nil)
    #expect(try side("class Menu:\n    def add(self):\n        # Bad: it knows each dish\n        pass") == nil)
  }

  @Test(arguments: ["✅ It lists dishes\n    a = 1\n\n    # ❌ It cooks", "❌ It cooks\n    a = 1\n\n    # ✅ It lists"])
  func commentsForBothSidesBelowADeclarationLeaveItsSideToTheHeading(_ comments: String) throws {
    let fence = "```python\nclass Menu:\n    # \(comments)\n    b = 2\n```\n"
    for (heading, side) in [("The problem", Side.before), ("The solution", .after)] {
      #expect(try read("# Study\n\n## \(heading)\n\n\(fence)").article.snippets.map(\.side) == [side])
    }
  }

  @Test func theFirstWordsOfAListItemNameTheSideOfItsCode() throws {
    let remark = String(repeating: "The module hides where the data is kept. ", count: 5)
    func sides(_ indentation: String) throws -> [Side?] {
      let fence = "\(indentation)```elixir\n\(indentation)x = 1\n\(indentation)```\n\n"
      let items = "* __Problem:__ \(remark)\n\n\(fence)* __Refactoring:__ \(remark)\n\n\(fence)"
      return try read("# Data\n\n\(items)").article.snippets.map(\.side)
    }
    #expect(try sides("  ") == [.before, .after])
    #expect(try sides("") == [nil, nil])
  }
}
