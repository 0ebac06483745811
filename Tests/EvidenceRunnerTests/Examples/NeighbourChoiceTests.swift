import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The choice of the blocks that an example is compiled with.
struct NeighbourChoiceTests {
  private static func blocks(_ codes: [(side: Side?, section: [Int], code: String)]) -> [ExampleBlock] {
    codes.enumerated().map { number, block in
      ExampleBlock(
        number: number,
        snippet: Snippet(
          line: number * 10 + 1, codeLine: number * 10 + 2, language: .swift, side: block.side,
          code: block.code + "\n"),
        section: block.section, names: TopLevelNames(block.code, in: .swift))
    }
  }

  private static func chosen(
    _ codes: [(side: Side?, section: [Int], code: String)], for number: Int, missing: [Int: [String]],
    unusable: Set<Int> = []
  ) -> [Int] {
    let blocks = blocks(codes)
    return NeighbourChoice(for: blocks[number], among: blocks, missingNames: missing, unusable: unusable).blocks
      .map(\.number)
  }

  @Test func takesTheNearestDeclarationOfTheSameSide() {
    let codes: [(Side?, [Int], String)] = [
      (.after, [0], "struct Cart {}"), (.before, [0], "struct Cart {}"), (.after, [1], "struct Cart {}"),
      (.after, [1], "Cart()"),
    ]
    #expect(Self.chosen(codes, for: 3, missing: [3: ["Cart"]]) == [2, 3])
  }

  @Test func leavesOutTheOtherSide() {
    let codes: [(Side?, [Int], String)] = [(.before, [0], "struct Cart {}"), (.after, [0], "Cart()")]
    #expect(Self.chosen(codes, for: 1, missing: [1: ["Cart"]]) == [1])
  }

  @Test func takesNeutralCodeForBothSides() {
    let codes: [(Side?, [Int], String)] = [(nil, [0], "struct Cart {}"), (.after, [0, 1], "Cart()")]
    #expect(Self.chosen(codes, for: 1, missing: [1: ["Cart"]]) == [0, 1])
  }

  @Test func addsTheNamesThatAnAddedBlockLacks() {
    let codes: [(Side?, [Int], String)] = [
      (nil, [0], "struct Price {}"), (nil, [0], "struct Cart { var price: Price }"), (nil, [0], "Cart()"),
    ]
    #expect(Self.chosen(codes, for: 2, missing: [1: ["Price"], 2: ["Cart"]]) == [0, 1, 2])
  }

  @Test func neverCombinesTwoDeclarationsOfAType() {
    let codes: [(Side?, [Int], String)] = [
      (nil, [0], "struct Cart {}\nstruct Price {}"), (nil, [0], "struct Price {}"), (nil, [0], "use(Cart(), Price())"),
    ]
    #expect(Self.chosen(codes, for: 2, missing: [2: ["Price", "Cart"]]) == [1, 2])
  }

  @Test func leavesOutBlocksThatBringMistakes() {
    let codes: [(Side?, [Int], String)] = [(nil, [0], "struct Cart {"), (nil, [0], "Cart()")]
    #expect(Self.chosen(codes, for: 1, missing: [1: ["Cart"]], unusable: [0]) == [1])
  }

  @Test func usesNoVariableOfAnotherSection() {
    let codes: [(Side?, [Int], String)] = [
      (nil, [0], "let car = 1"), (nil, [1], "print(car)"), (nil, [0], "print(car)"),
    ]
    #expect(Self.chosen(codes, for: 1, missing: [1: ["car"]]) == [1])
    #expect(Self.chosen(codes, for: 2, missing: [2: ["car"]]) == [0, 2])
  }
}
