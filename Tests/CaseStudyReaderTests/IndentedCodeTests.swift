import CaseStudyModel
import CaseStudyReader
import Testing

/// Code that is indented by four spaces or a tab instead of fenced.
struct IndentedCodeTests {
  private func snippets(_ text: String) throws -> [Snippet] {
    try read("# Menus\n\n## Single responsibility\n\n\(text)").article.snippets
  }

  @Test func indentedDeclarationsHaveASide() throws {
    let found = try snippets(
      "**Bad**\n\n    class Menu {\n\n        void cook() {}\n    }\n\n**Good**\n\n\tclass Menu {}\n\tclass Cook {}\n")
    #expect(found.map(\.side) == [.before, .after])
    #expect(found.map(\.code) == ["class Menu {\n\n    void cook() {}\n}\n", "class Menu {}\nclass Cook {}\n"])
    #expect(found.map(\.line) == [7, 14])
    #expect(found.map(\.codeLine) == [7, 14])
    #expect(found.map { $0.margin(ofLine: $0.codeLine) } == [4, 1])
  }

  @Test(
    "What declares nothing is plain text",
    arguments: [
      "    $ swift build\n", "    npm install\n    npm test\n", "    src/\n    ├── Menu.java\n    └── Cook.java\n",
      "    A class that does one thing only\n    is easier to change.\n", "    menu.cook();\n",
      "    ```swift\n    class Menu {}\n    ```\n", "- An item\n\n      class Menu { void cook() {} }\n",
    ])
  func plainText(_ text: String) throws {
    #expect(try snippets("**Bad**\n\n\(text)").isEmpty)
  }

  @Test func theLinesBelowAreNotPartOfTheBlock() {
    let text = "# Menus\n\n    class Menu { void cook() {} }\nIt cooks[^1].\n\n[^1]: It serves, too.\n"
    #expect(readStudy(text).diagnostics("UnreadMark").isEmpty)
  }

  @Test func anIndentedBlockDoesNotHideThatAFenceInAQuotationIsBroken() throws {
    let text = "# Menus\n\n> ```swift\nlet a = 1\n\n    class Menu { func cook() {} }\n\n```\n\nText.\n"
    let result = MarkdownDocumentReader().study(
      from: SourceFile(path: "study.md", text: text), configuration: SiteConfiguration(), principles: [],
      include: { _ in nil })
    #expect(result.diagnostics.map(\.id).contains("BrokenFence"))
  }
}
