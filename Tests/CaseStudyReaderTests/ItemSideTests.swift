import CaseStudyModel
import CaseStudyReader
import Testing

/// Code whose side a list item, an explicit heading, a file name or the other block of its section decides.
struct ItemSideTests {
  private let fence = "```java\nclass A {}\n```\n\n"

  private func sides(_ body: String) throws -> [Side?] {
    try read("# Study\n\n## Names\n\n\(body)").article.snippets.map(\.side)
  }

  @Test func anItemNamesTheSideOfAllItsCode() throws {
    let code = "  ```java\n  class A {}\n  ```\n\n"
    let body = "* __Problem:__ It knows too much.\n\n* __Example:__ Two of its parts.\n\n\(code)\(code)"
    #expect(try sides(body + "  It is used as follows.\n\n\(code)") == [.before, .before, .before])
    #expect(try sides("* __Refactoring:__ Its parts.\n\n\(code)\(code)Text.\n\n\(fence)") == [.after, .after, nil])
    #expect(try sides("* __Note:__ Its parts.\n\n\(code)\(code)") == [nil, nil])
  }

  @Test(arguments: [
    ("- ❌ It prints\n- ❌ It is hard to test", nil), ("- ✅ It prints\n- ✅ It is short", nil),
    ("1. ✅ It prints\n2. ❌ It saves", nil), ("- It prints\n- ❌ Bad example", Side.before),
    ("- It prints\n- ✅ One task for each:", .after), ("- ❌ It does all", .before),
    ("- It prints\n- Bad example", .before),
  ])
  func aListOfPointsAboveCodeIsNoLabel(_ list: String, _ side: Side?) throws {
    #expect(try sides("\(list)\n\n\(fence)") == [side])
  }

  @Test(arguments: [("Legacy code: not changed", Side.after), ("CÓDIGO LEGACY", .after), ("Bad", .before)])
  func aNewDesignMayKeepOldCode(_ comment: String, _ side: Side) throws {
    #expect(try sides("### After\n\n```java\n// \(comment)\nclass A {}\n```\n") == [side])
  }

  @Test func aFileOfADesignMayBeInAnyLanguage() throws {
    let query = "SELECT name FROM guests;\n```\n\n"
    #expect(try sides("### Before\n\n```sql guests.sql\n\(query)### After\n\n```sql\n\(query)") == [.before, nil])
  }

  @Test(arguments: [
    ("After refactoring:", Side.before), ("to", .before), ("becomes", .before), ("vs", nil), ("Another one:", nil),
  ])
  func theFirstOfTwoBlocksIsOldIfTheSecondIsLabelledAsNew(_ label: String, _ side: Side?) throws {
    #expect(try sides("\(fence)\(label)\n\n\(fence)").first == side)
    #expect(try sides("\(fence)\(fence)\(label)\n\n\(fence)").first == .some(nil))
  }

  @Test(arguments: [("When not to apply it", nil), ("Когда НЕ стоит применять OCP", nil), ("Prices", Side.before)])
  func codeToWhichAPrincipleIsNotAppliedIsNoBadExample(_ heading: String, _ side: Side?) throws {
    let code = """
      ```java
      double price(String kind) {
        if (kind.equals("soup")) { return 3; }
        if (kind.equals("salad")) { return 4; }
        return 0;
      }
      ```

      """
    let study = try read("# Study\n\n## Open/closed principle\n\n### \(heading)\n\n\(code)")
    #expect(study.article.snippets.map(\.side) == [side])
  }

  @Test func aSectionThatNamesItsPrincipleForOneSideIsAnExampleOfIt() throws {
    let body = "\(fence)This violates the single responsibility principle.\n\n**Solution:**\n\n\(fence)"
    let study = try read("# Study\n\n## Names\n\n\(body)")
    #expect(study.examples.map { [$0.before, $0.after] } == [[[0], [1]]])
    #expect(study.examples.first?.principles == [.srp])
  }

  @Test(arguments: [("**Client/Server:**", nil), ("**Sources/Fee.java:**", "Sources/Fee.java")])
  func aLabelWithASlashIsAFileOnlyWithAnExtension(_ label: String, _ file: String?) throws {
    #expect(try read("# Study\n\n\(label)\n\n\(fence)").article.snippets.map(\.file) == [file])
  }

  @Test func theSummaryIsFromTheFirstSection() throws {
    let text = "A menu that knows all of its dishes."
    #expect(try read("# Study\n\n## Menu\n\n\(text)\n\n## Price\n\nText.").article.summary == text)
    #expect(try read("# Study\n\n## Menu\n\n\(fence)\n## Price\n\n\(text)").article.summary == "")
  }
}
