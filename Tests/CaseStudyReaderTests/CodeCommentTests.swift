import Testing

@testable import CaseStudyReader

struct CodeCommentTests {
  @Test(arguments: [
    ("/* a\nb\nc */\nd", [0, 1, 2]), ("/* a */\nb", [0]), ("a\n  /* b */  \nc", [1]), ("a /* b\nc */", []),
    ("/* v1 */ struct A {}\nlet b = 1\nlet c = 2", []), ("/* a\nb */ let c = 1\nd", [0]), ("/*/ a\n*/", [0, 1]),
    ("/* a", [0]), ("a", []), ("", []),
  ])
  func coverWholeLinesOfABlock(code: String, lines: [Int]) {
    #expect(CodeComment.blockLines(in: code.lines) == Set(lines))
  }
}
