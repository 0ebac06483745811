import CaseStudyModel
import SourceTrees
import Testing

/// The cost of a change request, as pages and evidence show it.
struct RequestCostTests {
  private static let sides = """
    ```swift A.swift before
    one
    two
    three
    ```

    ```swift A.swift before hidden
    four
    ```

    ```swift before
    loose
    ```

    ```swift B.swift after
    one
    ```

    ```json data.json before
    {}
    ```


    """

  private static func costs(
    _ blocks: String, sides: String = sides, commands: [String: LanguageCommands] = [:]
  ) -> BothSides<RequestCost>? {
    study(sides + "## Change requests\n\n### More\n\nSomebody asks.\n\n" + blocks).requestCosts(commands: commands)
      .first
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var blocks: String
    var cost: RequestCost

    var testDescription: String { name }
  }

  private static func edited(_ files: [String], _ added: Int, _ removed: Int) -> RequestCost {
    .counted(
      LineCost(existingFiles: files.count, addedInExisting: added, removedInExisting: removed), editedFiles: files,
      newFiles: [])
  }

  static let cases = [
    Case(
      name: "a line changed", blocks: "```diff A.swift before\n one\n-two\n+dos\n```\n",
      cost: edited(["A.swift"], 1, 1)),
    Case(
      name: "a line removed and added again", blocks: "```diff A.swift before\n-two\n+two\n+more\n```\n",
      cost: edited(["A.swift"], 1, 0)),
    Case(
      name: "a hidden block changed", blocks: "```diff A.swift before\n-four\n```\n", cost: edited(["A.swift"], 0, 1)),
    Case(
      name: "two patches of one line",
      blocks: "```diff A.swift before\n-two\n+dos\n```\n\n```diff A.swift before\n-dos\n+deux\n```\n",
      cost: edited(["A.swift"], 1, 1)),
    Case(
      name: "a patch and its reverse",
      blocks: "```diff A.swift before\n-two\n+dos\n```\n\n```diff A.swift before\n-dos\n+two\n```\n",
      cost: edited([], 0, 0)),
    Case(
      name: "a file written anew", blocks: "```swift A.swift before replace\none\ntwo\n```\n",
      cost: edited(["A.swift"], 0, 2)),
    Case(
      name: "code without a file", blocks: "```diff before\n-loose\n+tight\n```\n",
      cost: edited(["Unnamed.swift"], 1, 1)),
    Case(
      name: "new files", blocks: "```swift N.swift before\na\nb\n```\n\n```swift M.swift\nc\n```\n",
      cost: .counted(LineCost(newFiles: 2, addedInNew: 3), editedFiles: [], newFiles: ["M.swift", "N.swift"])),
    Case(
      name: "a new file of two blocks", blocks: "```swift N.swift before\na\n```\n\n```swift N.swift before\nb\n```\n",
      cost: .counted(LineCost(newFiles: 1, addedInNew: 2), editedFiles: [], newFiles: ["N.swift"])),
    Case(
      name: "an ignored patch", blocks: "```diff A.swift before ignore\n-two\n```\n", cost: .notAsked),
    Case(name: "a patch of the other side", blocks: "```diff B.swift after\n-one\n```\n", cost: .notAsked),
    Case(name: "a test alone", blocks: "```swift before test\nexpect(true)\n```\n", cost: .notAsked),
    Case(name: "a file of another language", blocks: "```json more.json before\n{}\n```\n", cost: .notAsked),
    Case(
      name: "a patch of another language's file", blocks: "```diff data.json before\n-{}\n```\n", cost: .inapplicable),
    Case(name: "a patch without a place", blocks: "```diff A.swift before\n-five\n```\n", cost: .inapplicable),
    Case(name: "a patch of no file", blocks: "```diff C.swift before\n-one\n```\n", cost: .inapplicable),
    Case(name: "a file that exists", blocks: "```swift A.swift before\nnew\n```\n", cost: .inapplicable),
  ]

  @Test(arguments: cases) func countsOnTheFilesOfTheSide(_ row: Case) {
    #expect(Self.costs(row.blocks)?.before == row.cost)
  }

  private typealias Row = (language: String, commands: [String: LanguageCommands], cost: RequestCost)

  @Test(
    arguments: [
      ("python", [:], RequestCost.notAsked), ("python", ["python": ["python3"]], .notAsked),
      ("java", ["java": ["javac"]], edited(["greet.java"], 1, 0)),
      // Without a command, nothing is verified, and all files count.
      ("java", [:], edited(["greet.java"], 1, 0)),
    ] as [Row])
  func countsInTheLanguageThatIsVerified(language: String, commands: [String: LanguageCommands], cost: RequestCost) {
    let costs = Self.costs(
      language == "java" ? "```diff greet.java before\n a\n+b\n```\n" : "```python greet.py before\nb\n```\n",
      sides: language == "java" ? "```java greet.java before\na\n```\n\n" : Self.sides, commands: commands)
    #expect(costs?.before == cost)
  }

  @Test func countsASharedBlockOnBothSides() {
    let costs = Self.costs("```swift N.swift\na\n```\n")
    let cost = RequestCost.counted(
      LineCost(newFiles: 1, addedInNew: 1), editedFiles: [], newFiles: ["N.swift"])
    #expect(costs == BothSides(before: cost, after: cost))
  }
}
