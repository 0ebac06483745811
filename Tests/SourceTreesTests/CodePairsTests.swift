import CaseStudyModel
import SourceTrees
import Testing

@Suite("Pairs of code")
struct CodePairsTests {
  /// Returns the pairs of a section about one principle, each as `before > after: reason`.
  private func pairs(_ blocks: [(info: String, code: String)]) -> [String] {
    let fences = blocks.map { "```\($0.info)\n\($0.code)\n```\n" }
    return texts(of: "## OCP\n\n" + fences.joined(separator: "\n"))
  }

  private func texts(of markdown: String) -> [String] {
    CodePairs(of: study(markdown)).pairs.map { "\($0.before) > \($0.after): \($0.reason.rawValue)" }
  }

  @Test func pairTheOnlyBlocksOfAnExampleWhateverTheyDeclare() {
    #expect(pairs([("swift before", "class A {}"), ("swift after", "struct B {}")]) == ["[0] > [1]: only"])
  }

  @Test func followTheNamesOfFilesBeforeThoseOfTypes() {
    let found = pairs([
      ("swift A.swift before", "class X {}"), ("swift B.swift before", "class Y {}"),
      ("swift A.swift after", "class Y {}"), ("swift C.swift after", "class Y {}"),
    ])
    #expect(found == ["[0] > [2]: file", "[1] > [3]: declaration"])
  }

  @Test func joinTheBlocksOfAFile() {
    let found = pairs([
      ("swift A.swift before", "class X {}"), ("swift A.swift before", "class Z {}"),
      ("swift A.swift after", "class Y {}"),
    ])
    #expect(found == ["[0, 1] > [2]: file"])
  }

  @Test func preferTheBlocksThatDeclareMostOfTheSameTypes() {
    let found = pairs([
      ("swift before", "class A {}"), ("swift before", "class A {}\nclass B {}"),
      ("swift after", "class A {}\nclass B {}"), ("swift after", "class C {}"),
    ])
    #expect(found == ["[1] > [2]: declaration", "[] > [3]: unpaired", "[0] > []: unpaired"])
  }

  @Test func findTextThatChangedItsName() {
    let body = "func total() -> Int { items.reduce(0) { $0 + $1.price } }\n  var items: [Item] = store.items(of: owner)"
    let found = pairs([
      ("swift before", "class Old {\n  \(body.replacing("total", with: "sum"))\n}"),
      ("swift before", "class Lonely {}"),
      ("swift after", "class New {\n  \(body)\n}"),
    ])
    #expect(found == ["[0] > [2]: similarity", "[1] > []: unpaired"])
  }

  @Test func compareWholeSidesIfNothingMatches() {
    let found = pairs([("swift before", "class A {}"), ("swift after", "class B {}"), ("swift after", "class C {}")])
    #expect(found == ["[0] > [1, 2]: sides"])
  }

  @Test(arguments: [
    (["1. Menus", "2. Prices"], "class B {}", ["[] > [1]: unpaired", "[0] > []: unpaired"]),
    (["1. Menus", "2. Prices"], "class A {}\nclass B {}", ["[0] > [1]: declaration"]),
    (["Menus", "Prices"], "class B {}", ["[0] > [1]: only"]),
    (["1. Before", "2. After"], "class B {}", ["[0] > [1]: only"]),
  ])
  func leaveEntriesOfANumberedListApartUnlessTheyMatch(headings: [String], new: String, expected: [String]) {
    let codes = ["swift before\nclass A {}", "swift after\n\(new)"]
    let blocks = zip(headings, codes).map { "### \($0)\n\n```\($1)\n```\n" }
    #expect(texts(of: "## OCP\n\n" + blocks.joined(separator: "\n")) == expected)
  }

  @Test func leaveOutProgramsAndCodeThatIsNotCompiled() {
    let found = pairs([
      ("swift before", "class A {}"), ("swift before usage", "A()"), ("swift after", "class A {}"),
      ("swift after ignore", "class A {}"),
    ])
    #expect(found == ["[0] > [2]: only"])
  }

  @Test(arguments: [("class A {}\nlet price = 12", false), ("enum Colour { case red }", true)])
  func areShownWithoutMarksIfTheyShareLittle(after: String, isApart: Bool) {
    let markdown = "## OCP\n\n```swift before\nlet a = 1\nlet price = 12\n```\n\n```swift after\n\(after)\n```\n"
    #expect(CodePairs(of: study(markdown)).pairs.map(\.isApart) == [isApart])
  }

  @Test func haveTheNamesOfWhatTheyDeclareOrTheirFirstLine() throws {
    let markdown = "## OCP\n\n```swift before\n\nlet a = 1\n```\n\n```swift after\nfunc area(of x: Int) {}\n```\n"
    let pair = try #require(CodePairs(of: study(markdown)).pairs.first)
    #expect(pair.names == BothSides(before: "let a = 1", after: "area(of:)"))
  }

  @Test(arguments: [
    ("php", "<?php\n\n// The total\n$total = 2;", "$total = 2;"),
    ("python", "import re\nfrom a import b\n\ntotal = 2", "total = 2"),
    ("javascript", "'use strict';\n/* The total\n * of all */\nconsole.log(2);", "console.log(2);"),
    ("python", "# What is it?\nimport re", "# What is it?"),
  ])
  func areNotCalledByImportsAndComments(language: String, code: String, name: String) throws {
    let markdown = "## OCP\n\n```\(language) before\n\(code)\n```\n\n```\(language) after\n1\n```\n"
    #expect(try #require(CodePairs(of: study(markdown)).pairs.first).names.before == name)
  }

  @Test func appearOnceIfTwoExamplesShareThem() {
    let markdown = """
      ---
      principles: [srp, ocp]
      ---
      # S

      ```swift before
      class A {}
      ```

      ```swift after
      class A {}
      ```

      ## OCP

      ```swift after
      class B {}
      ```
      """
    let pairs = CodePairs(of: study(markdown)).pairs
    #expect(Set(pairs.map { [$0.before, $0.after] }).count == pairs.count)
  }
}
