import CaseStudyModel
import CaseStudyReader
import Testing

/// Sides that the text of a block names itself.
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
}
