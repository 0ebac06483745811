import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The signs that an author left code out.
struct ExampleTextTests {
  @Test(arguments: [
    ("func save() { ... }", true), ("func save() { … }", true), ("class A {\n  ...\n}", true), ("let a = ...", true),
    ("send(...)", true), ("...\nlet a = 1", true), ("let a = [1, ...]", true),
    ("for i in 0...9 { }", false), ("for i in 0 ... 9 { }", false), ("let a = b[2...]", false),
    ("let a = b[...2]", false), ("func sum(_ n: Int...) {}", false), ("// ...", false), ("print(\"...\")", false),
    ("print(\"a\\\"... \")", false), ("let a = b.c", false), ("/* a\n... */ let a = 1", false),
    ("let a = \"\"\"\n  ...\n  \"\"\"", false),
  ])
  func findsDotsInPlaceOfCode(code: String, isPlaceholder: Bool) {
    #expect(ExampleText(code).hasPlaceholder == isPlaceholder)
  }

  /// Looking for the end of each comment would take minutes.
  @Test func readsALineOfManyComments() {
    let line = String(repeating: "/* ", count: 50_000) + "*/"
    #expect(!ExampleText(line).hasPlaceholder)
  }
}

/// The errors that follow from code that a comment replaces.
struct OmittedCodeTests {
  private static let name = "cannot find 'price' in scope"
  private static let type = "cannot find type 'Price' in scope"
  private static let member = "value of type 'Cart' has no member 'price'"
  private static let other = "cannot assign to value: 'a' is a 'let' constant"

  @Test(arguments: [
    ("// ...\nuse(price)", 2, name, true), ("// ...\nuse(Price())", 2, type, true),
    ("// ...\nlet a = 1", 2, other, false), ("class Cart {\n  // ...\n}\nCart().price", 4, member, true),
    ("class Cart {\n  // …\n  func f() { price }\n}", 3, name, true),
    ("class Cart {\n  // ...\n  var price: Price\n}", 3, type, false),
    ("class Cart {\n  func f() {\n    // ...\n  }\n}\nCart().price", 6, member, false),
    ("func f() {\n  // ...\n  use(price)\n}", 3, name, true), ("if price > 1 {\n  // ...\n}", 1, name, false),
    ("class Cart { /* ... */ }\nCart().price", 2, member, true), ("use(price) // computes it", 1, name, false),
    ("use(price) // and so on ...", 1, name, false),
  ])
  func explainsOnlyWhatItMayHold(code: String, line: Int, message: String, isExplained: Bool) {
    let error = CompilerMessage(
      file: "main.swift", line: line, column: 1, severity: .error, message: .init(verbatim: message))
    #expect(OmittedCode(in: code).explains(error) == isExplained)
  }
}
