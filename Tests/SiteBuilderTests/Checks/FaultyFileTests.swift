import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Files with mistakes")
struct FaultyFileTests {
  private func findings(_ blocks: [String], side: Side? = .after, replacing last: Bool = false) -> [String] {
    FaultyFile().findings(
      blocks.enumerated().map { index, code in
        .code(side, code, file: "Fee.swift", isReplacing: last && index == blocks.count - 1)
      })
  }

  @Test(arguments: [
    (["struct Fee {\n"], ["warning FaultyFile a.md:2: add '}' where it ends"]),
    (["struct Fee {}\n}\n"], ["warning FaultyFile a.md:3: remove it"]),
    // Only line feeds end the lines of a document.
    (["// One line,\u{2028} not two.\u{C}\nstruct Fee {}\n}\n"], ["warning FaultyFile a.md:4: remove it"]),
    (["struct Fee {}\n"], []),
    // Two blocks may share a pair of braces, and braces in texts and comments are none.
    (["struct Fee {\n", "}\n"], []), (["let text = \"{\" // {\n"], []),
    // A condition may leave out half of them.
    (["#if DEBUG\nstruct Fee {\n#endif\n"], []),
  ])
  func mustCloseTheirBraces(blocks: [String], found: [String]) {
    #expect(findings(blocks) == found)
  }

  @Test(arguments: [
    (["struct Fee {}\n", "struct Fee {}\n"], ["warning FaultyFile a.md:3: remove one of them"]),
    (["struct Fee {}\n", "struct Rate {}\n"], []), (["struct Fee {}\n", "extension Fee {}\n"], []),
    (["enum A { struct Fee {} }\n", "enum B { struct Fee {} }\n"], []),
    (["private struct Fee {}\n", "private struct Fee {}\n"], []),
    (["import struct Foundation.Date\n", "import struct Foundation.Date\n"], []),
  ])
  func mustDeclareEachTypeOnce(blocks: [String], found: [String]) {
    #expect(findings(blocks) == found)
  }

  @Test(arguments: [
    ("Rate.swift", "+struct Day {}\n", ["warning FaultyFile a.md:3: remove one of them"]),
    // A diff may move the declaration to the new file, and the request may write the file as a whole.
    ("Rate.swift", "-struct Fee {}\n", []), ("Fee.swift", "+struct Day {}\n", []),
  ])
  func ofARequestMustNotDeclareATypeOfTheSideAgain(file: String, diff: String, found: [String]) {
    let parts: [Article.Part] = [
      .code(.after, "struct Fee {}\n", file: "Fee.swift"),
      .code(.after, "struct Fee {}\n", file: file, role: .change, isReplacing: file == "Fee.swift"),
      .code(.after, diff, file: "Fee.swift", language: .diff, role: .change),
    ]
    #expect(FaultyFile().findings(parts, requests: [("A day rate", [1, 2])]) == found)
  }

  @Test func mayStartOver() {
    #expect(findings(["struct Fee {}\n", "struct Fee { let a = 1 }\n"], replacing: true) == [])
  }

  @Test func areReportedOnceForBothSides() {
    #expect(findings(["struct Fee {\n"], side: nil) == ["warning FaultyFile a.md:2: add '}' where it ends"])
  }

  @Test func mayBeOnTwoSides() {
    let parts: [Article.Part] = [
      .code(.before, "struct Fee {}\n", file: "A.swift"), .code(.after, "struct Fee {}\n", file: "A.swift"),
    ]
    #expect(FaultyFile().findings(parts) == [])
  }

  @Test(arguments: [
    ("python", "a = [1, 2\n", 1), ("python", "a = f(1))\n", 1), ("python", "a = '('  # [\n", 0),
    ("javascript", "f(() => {\n  g();\n};\n", 1), ("javascript", "const a = `(`;\n", 0),
    ("javascript", "const a = b.match(/[(]/);\n", 0), ("typescript", "const a: number[] = [1;\n", 1),
    ("ruby", "a = [1\n", 0),
  ])
  func areReportedInOtherLanguages(language: String, code: String, count: Int) {
    for role in [SnippetRole.source, .driver] {
      let block = Article.Part.code(.after, code, file: "fee", language: Language(rawValue: language), role: role)
      #expect(FaultyFile().findings([block]).count == count)
    }
  }

  @Test func mayHaveAPartThatCannotBeRead() {
    let script = Language(rawValue: "javascript")
    let parts: [Article.Part] = [
      .code(.after, "f(() => { g(`a`);\n", file: "a.mjs", language: script),
      .code(.after, "});\n", file: "a.mjs", language: script),
    ]
    #expect(FaultyFile().findings(parts) == [])
  }
}
