import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// An edit of the composition root, by its tokens.
struct RootEditTests {
  /// The lines of a list, the edited lines, the number of added tokens if it is an addition, and that of added lines.
  @Test(
    arguments: [
      ("[\nA(),\nB(),\n]", "[\nA(),\nB(),\nC(),\n]", 4, 1),
      // Without a comma after the last element, a line of an added one is rewritten.
      ("[\nA(),\nB()\n]", "[\nA(),\nB(),\nC()\n]", 4, 2),
      ("[A(), B()]", "[A(), B(), C()]", 4, 1), ("[A(), B(),]", "[A(), B(), C()]", 4, 1),
      ("App(A())", "App(A(), with: B())", 6, 1),
      ("[A(), B()]", "[A(), C()]", nil, 1), ("[A(), B()]", "[B(), A()]", nil, 1), ("[A(), B()]", "[A()]", nil, 1),
      ("text(\"a\")", "text(\"ab\")", nil, 1),
    ] as [(String, String, Int?, Int)])
  func isAnAdditionIfAllOldTokensStayInOrder(old: String, new: String, tokens: Int?, lines: Int) {
    let removed = old.split(separator: "\n").enumerated().filter { !new.split(separator: "\n").contains($0.element) }
    let added = new.split(separator: "\n").enumerated().filter { !old.split(separator: "\n").contains($0.element) }
    let edit = RootEdit(
      from: old, to: new, in: .swift, lines: (added.map { $0.offset + 1 }, removed.map { $0.offset + 1 }))
    #expect(edit.addedTokens == tokens)
    #expect(edit.cost.addedInExisting == lines)
    #expect((edit.cost.removedInExisting == 0) == (tokens != nil))
  }

  /// The number of added elements of two tokens each.
  @Test(arguments: [(45, true), (46, false)])
  func isBriefUpToNinetyTokens(count: Int, isBrief: Bool) {
    let list = String(repeating: "a,", count: count)
    let edit = RootEdit(from: "[b]", to: "[\(list) b]", in: .swift, lines: ([1], [1]))
    #expect(RootEdit.areBrief([edit]) == isBrief)
    #expect(!RootEdit.areBrief([edit, RootEdit(from: "a", to: "b", in: .swift, lines: ([1], [1]))]))
  }
}
