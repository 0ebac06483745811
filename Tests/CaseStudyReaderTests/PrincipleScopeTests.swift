import CaseStudyModel
import CaseStudyReader
import Testing

/// Lines that head the code of a principle without being headings.
struct PrincipleScopeTests {
  private let pair = "**Bad:**\n\n```java\nclass A {}\n```\n\n**Good:**\n\n```java\nclass B {}\n```\n\n"

  @Test(arguments: [
    ("**Single Responsibility Principle (SRP)**", "**Open/Closed Principle (OCP)**"),
    ("**S - Single responsibility: one reason to change**", "**O - Open/closed: extend it**"),
    ("1. **Single Responsibility Principle**: a class has one job.", "2. **Open/Closed Principle**: extend it."),
    ("1. **Principe Single responsibility** -\nUne classe, un rôle.", "2. **Principe Open-closed** -\nÀ étendre."),
    ("* **`S`** - **Responsabilidad única** `(Single Responsibility)`: una.", "* **`O`** - **Open/Closed**: abierto."),
    ("- SRP - one reason to change", "- OCP - open for extension"),
  ])
  func aLineThatNamesAPrincipleHeadsTheLabelsBelow(_ first: String, _ second: String) throws {
    let study = try read("# SOLID\n\n\(first)\n\n\(pair)\(second)\n\n\(pair)")
    #expect(study.article.snippets.map(\.principles) == [[.srp], [.srp], [.ocp], [.ocp]])
    #expect(study.examples.map(\.principles) == [[.srp], [.ocp]])
  }

  @Test func codeInsideTheItemsOfAListBelongsToTheirPrinciples() throws {
    let item = "   Bad:\n   ```java\n   class A {}\n   ```\n   Good:\n   ```java\n   class B {}\n   ```\n"
    let list = "1. **Single responsibility**: one job.\n\n\(item)2. **Liskov substitution**: no surprise.\n\n\(item)"
    let study = try read("# SOLID\n\n\(list)")
    #expect(study.article.snippets.map(\.principles) == [[.srp], [.srp], [.lsp], [.lsp]])
    #expect(study.article.snippets.map(\.side) == [.before, .after, .before, .after])
  }

  @Test(arguments: [
    "- Single responsibility: one job\n- Open/closed: extend it\n\n",
    "- **SRP**: one job\n- **OCP**: extend it\n\n**Layout**\n\n",
    "1. SRP, which this is about\n2. OCP comes later\n\n",
  ])
  func aTableOfContentsHeadsNoCode(_ contents: String) throws {
    let study = try read("# SOLID\n\n\(contents)```java\nclass A {}\n```\n")
    #expect(study.article.snippets.map(\.principles) == [[]])
  }

  @Test func aBoldRemarkOnAPrincipleEndsAtTheNextLabel() throws {
    let remark = "**How single responsibility is related:**\n\n```java\nclass C {}\n```\n\n"
    let study = try read("# Study\n\n## Open/closed\n\n\(remark)\(pair)")
    #expect(study.article.snippets.map(\.principles) == [[.srp], [.ocp], [.ocp]])
  }
}
