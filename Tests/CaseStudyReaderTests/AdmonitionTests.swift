import CaseStudyModel
import CaseStudyReader
import Testing

/// Admonitions, tabs and containers of other generators.
struct AdmonitionTests {
  private let inner = "    ```java\n    class A {}\n    ```\n\n"

  @Test(arguments: [
    ("??? danger \"Violation Example\"\n", "??? success \"Fixed Example\"\n"), ("=== \"Bad\"\n\n", "=== \"Good\"\n\n"),
    ("!!! failure inline \"Before\"\n", "???+ tip \"After\"\n"), ("!!!failure \"Bad\"\n", "???+tip \"Good\"\n"),
  ])
  func theTitleOfAnIndentedAdmonitionLabelsItsCode(_ before: String, _ after: String) throws {
    let end = "---\n\n```java\nclass C\n```\n"
    let study = try read("# S\n\n## Single responsibility\n\n\(before)\(inner)\(after)\(inner)\(end)")
    #expect(study.article.snippets.map(\.side).prefix(2) == [.before, .after])
    #expect(study.article.snippets.map(\.code) == ["class A {}\n", "class A {}\n", "class C\n"])
    #expect(study.article.snippets.map(\.indentation) == [4, 4, 0])
  }

  @Test(arguments: [
    (":::danger Bad\n", ":::tip Good\n"), ("::: warning Before\n", "::: info After\n"),
    (":::danger[❌ Bad]\n\n", ":::tip[✅ Good]\n\n"),
  ])
  func theTitleOfAContainerLabelsItsCode(_ before: String, _ after: String) throws {
    let code = "```java\nclass A {}\n```\n\n:::\n\n"
    let study = try read("# S\n\n## Single responsibility\n\n\(before)\(code)\(after)\(code)")
    #expect(study.article.snippets.map(\.side) == [.before, .after])
  }

  @Test(arguments: ["!!!note\n", "???note\n", "???+note\n", "!!!tip \"When to use\"\n"])
  func anAdmonitionNeedsNoSpaceBeforeItsKind(_ line: String) throws {
    let html = try read("# S\n\n\(line)    Text.\n").article.html
    #expect(html.contains("<li>") && !html.contains("!!!") && !html.contains("???"))
  }

  @Test func theTitleOfATabLabelsCodeThatIsNotIndented() throws {
    let tab = "    === \"Shape.java\"\n    ```java\n    class A {}\n    ```\n"
    let article = try read("# S\n\n!!! note\n\n\(tab)").article
    #expect(article.snippets.map(\.code) == ["class A {}\n"])
    #expect(!article.html.contains("==="))
  }

  @Test(arguments: [
    ("!!! That was close\n\nText.\n", "!!! That was close"), ("!!!That was close\n\n    a\n", "!!!That was close"),
    ("!!!Close\n\nText.\n", "!!!Close"), ("=== \"Equal\" ===\n\n    a\n", "==="),
    (":::danger Bad\n\nNo end.\n", ":::danger Bad"), ("::: {.note}\n\nText.\n\n:::\n", "::: {.note}"),
    ("```text\n:::tip Good\n:::\n```\n", ":::tip Good\n:::\n"), ("```text\n!!! note \"A\"\n    b\n```\n", "!!! note"),
  ])
  func otherLinesStayAsTheyAre(_ text: String, _ line: String) throws {
    let article = try read("# S\n\n\(text)").article
    #expect((article.html + article.snippets.map(\.code).joined()).contains(line))
  }
}
