import CaseStudyModel
import CaseStudyReader
import Testing

/// Sections whose later code declares the types of earlier code again.
struct DeclaredVersionTests {
  /// Returns the sides of a section's blocks; a line with a brace is code, and any other is text.
  private func sides(_ lines: [String]) throws -> [Side?] {
    let section = lines.map { $0.contains("{") ? "```java\n\($0)\n```" : $0 }.joined(separator: "\n\n")
    return try read("# Menus\n\nA text.\n\n## Single responsibility\n\n\(section)\n").article.snippets.map(\.side)
  }

  private static let old = "class Menu { void cook() {} void print() {} }"
  private static let new = "class Menu { void cook() {} }\nclass Printer { void print() {} }"

  @Test(arguments: [
    // Praise above the first version is about the principle.
    [
      "By using interfaces, we adhere to the principle and extend the menu without changing it:", Self.old,
      "More.", Self.new,
    ],
    ["Let's see how to apply the principle:", Self.old, "More code.", Self.new],
  ])
  func theSecondOfTwoVersionsIsTheNewDesign(_ lines: [String]) throws {
    #expect(try sides(lines) == [.before, .after])
  }

  @Test func namedSidesStay() throws {
    #expect(try sides(["**Good**", Self.old, "**Bad**", Self.new]) == [.after, .before])
  }

  @Test func aTypeSplitIntoSeveralIsTheOldDesign() throws {
    let new = "class Cook { void cook() {} }\nclass Printer { void print() {} }"
    #expect(try sides([Self.old, "Some text.", new]) == [.before, .after])
    // Code that uses the first type continues it.
    let use = "class Cook { Menu menu; }\nclass Printer { Menu menu; }"
    #expect(try sides([Self.old, "Some text.", use]) == [nil, nil])
  }

  @Test func theLastVersionOfASectionIsTheNewDesign() throws {
    let guest = ["This violates the principle.", "class Guest {}"]
    let last = ["Consider this class, which breaks the rule:", Self.new]
    #expect(try sides([Self.old] + guest + last) == [.before, nil, .after])
  }
}
