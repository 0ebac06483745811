import CodeDifference
import Testing

/// Pairs of removed lines and the inserted lines that replace them.
struct LinePairingTests {
  private func pairs(_ before: String, _ after: String) -> [[Int]] {
    let texts = (LineText(before), LineText(after))
    let change = LineChange(before: 0..<texts.0.lineCount, after: 0..<texts.1.lineCount)
    return LinePairing(change, of: TokenizedText(texts.0), and: TokenizedText(texts.1)).pairs.map {
      [$0.before, $0.after]
    }
  }

  @Test func pairsLinesBySimilarityAndNotByIndex() {
    let before = "let name = user.name\nlet age = user.age\n"
    let after = "precondition(isValid)\nlet name = person.name\nlog.write(entry)\nlet age = person.age\n"
    #expect(pairs(before, after) == [[0, 1], [1, 3]])
  }

  @Test func neverCrossesPairs() {
    #expect(pairs("alpha(one, two)\nbeta(three, four)\n", "beta(three, five)\nalpha(one, six)\n").count == 1)
  }

  @Test func leavesLinesThatShareTooLittleUnpaired() {
    #expect(pairs("import Foundation\n", "return value\n").isEmpty)
  }

  @Test func leavesBlankLinesUnpaired() {
    #expect(pairs("\nlet a = make(1)\n", "let a = make(2)\n\n") == [[1, 0]])
  }

  @Test func pairsManyLinesWithoutComparingEachWithEach() {
    let before = (0..<3_000).map { "let value\($0) = make(item\($0), with: option)\n" }.joined()
    let after = (0..<3_000).map { "let value\($0) = make(item\($0), using: option)\n" }.joined()
    let pairs = pairs(before, after)
    #expect(pairs.first == [0, 0])
    #expect(pairs.count > 2_900)
  }
}
