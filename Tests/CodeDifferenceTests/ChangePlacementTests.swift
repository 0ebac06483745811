import CodeDifference
import Testing

/// Positions of changes that can be described in several ways.
struct ChangePlacementTests {
  @Test func reportsAnInsertedFunctionAsAWhole() {
    let before = "func a() {\n  one()\n}\n\nfunc c() {\n  three()\n}\n"
    let after = "func a() {\n  one()\n}\n\nfunc b() {\n  two()\n}\n\nfunc c() {\n  three()\n}\n"
    #expect(LineDifference(before: before, after: after).changes == [LineChange(before: 4..<4, after: 4..<8)])
  }

  @Test func reportsAFunctionAppendedAtTheEndWithTheBlankLineAboveIt() {
    let before = "struct S {\n  func a() {\n    one()\n  }\n}\n"
    let after = "struct S {\n  func a() {\n    one()\n  }\n\n  func b() {\n    two()\n  }\n}\n"
    #expect(LineDifference(before: before, after: after).changes == [LineChange(before: 4..<4, after: 4..<8)])
  }

  @Test func keepsADocumentationCommentWithItsDeclaration() {
    let before = "/// Does.\nfunc a() {\n}\n\n/// Does.\nfunc c() {\n}\n"
    let after = "/// Does.\nfunc a() {\n}\n\n/// Does.\nfunc b() {\n}\n\n/// Does.\nfunc c() {\n}\n"
    #expect(LineDifference(before: before, after: after).changes == [LineChange(before: 4..<4, after: 4..<8)])
  }

  @Test func reportsAnInsertedBlockOfAnIndentedLanguageAsAWhole() {
    let before = "def a():\n    x = 1\n    return x\n\ndef c():\n    return 3\n"
    let after = "def a():\n    x = 1\n    return x\n\ndef b():\n    y = 2\n    return 2\n\ndef c():\n    return 3\n"
    #expect(LineDifference(before: before, after: after).changes == [LineChange(before: 4..<4, after: 4..<8)])
  }

  @Test func reportsTheLastOfEqualLinesAsRemoved() {
    let difference = LineDifference(before: "a\na\na\nb\n", after: "a\na\nb\n")
    #expect(difference.changes == [LineChange(before: 2..<3, after: 2..<2)])
  }

  @Test func putsAnInsertionBesideTheRemovalThatItReplaces() {
    let difference = LineDifference(before: "old\nx\nend\n", after: "x\nx\nend\n")
    #expect(difference.changes == [LineChange(before: 0..<1, after: 0..<1)])
  }

  @Test func joinsGroupsThatTouchWhenTheySlide() {
    let difference = LineDifference(before: "x\nold\n\nend\n", after: "x\nnew\n\n\nend\n")
    #expect(difference.changes == [LineChange(before: 1..<2, after: 1..<3)])
  }
}
