import Testing

@testable import EvidenceRunner

/// The signs that an author left code out.
struct ExampleTextTests {
  @Test(arguments: [
    ("func save() { ... }", true), ("func save() { … }", true), ("class A {\n  ...\n}", true), ("let a = ...", true),
    ("send(...)", true), ("...\nlet a = 1", true), ("let a = [1, ...]", true),
    ("for i in 0...9 { }", false), ("for i in 0 ... 9 { }", false), ("let a = b[2...]", false),
    ("let a = b[...2]", false), ("func sum(_ n: Int...) {}", false), ("// ...", false), ("print(\"...\")", false),
    ("print(\"a\\\"... \")", false), ("let a = b.c", false),
  ])
  func findsDotsInPlaceOfCode(code: String, isPlaceholder: Bool) {
    #expect(ExampleText(code).hasPlaceholder == isPlaceholder)
  }

  @Test(arguments: [
    ("class A {\n  // ...\n}", true), ("class A {\n  //…\n}", true), ("init() { /* ... */ }", true),
    ("// ... and so on", false), ("// computes it", false), ("let a = 0...1", false), ("//", false),
  ])
  func findsCommentsInPlaceOfCode(code: String, isPlaceholder: Bool) {
    #expect(ExampleText(code).hasPlaceholderComment == isPlaceholder)
  }
}
