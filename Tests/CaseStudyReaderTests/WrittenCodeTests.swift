import CaseStudyModel
import Testing

/// The places of code, by which copies of a text tell its comments from its code.
@Suite struct WrittenCodeTests {
  @Test(arguments: [
    ("a\n\n```swift\nb\nc\n```\nd\n", [3...5]), ("> ```\n\n<!-- a -->\n", [1...1]),
    ("- ~~~\n  a\nb\n", [1...2]), ("a\n\n    b\n\n    c\n\nd\n", [3...5]), ("**~~~**\n", []),
    ("---\ntitle: T\n---\n\n~~~\n~~~\n", [5...5]),
  ])
  func findsTheLinesOfBlocks(text: String, lines: [ClosedRange<Int>]) throws {
    let code = try read(text).article.writtenCode
    #expect(code.blocks == lines)
  }

  @Test(arguments: [
    ("`<!-- a -->`\n", true), ("`` <!-- a --> ``\n", true), ("\\`<!-- a -->\\`\n", false), ("<!-- a -->\n", false),
    ("~~~\n<!-- a -->\n~~~\n", false),
  ])
  func findsCodeSpansThatLookLikeComments(text: String, isCode: Bool) throws {
    let code = try read(text).article.writtenCode
    #expect(code.hasComment(Array("<!-- a -->".utf8)) == isCode)
  }
}
