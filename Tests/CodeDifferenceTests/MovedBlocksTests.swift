import CaseStudyModel
import CodeDifference
import Testing

/// Blocks that disappear in one place and appear in another.
struct MovedBlocksTests {
  private let first = "func load() {\n  let file = open()\n  return decode(file)\n}\n"
  private let second = "func show() {\n  let alert = makeAlert()\n  present(alert)\n}\n"
  private let third = "func check() {\n  let address = trimmed()\n  return validate(address)\n}\n"

  private func blocks(_ before: [String: String], _ after: [String: String]) -> [MovedBlock] {
    func files(_ texts: [String: String]) -> [SourceFile] {
      texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    }
    return TreeDifference(before: files(before), after: files(after)).movedBlocks
  }

  @Test func showsWhereThePartsOfASplitFileWentThatItIsNotComparedWith() {
    let blocks = blocks(
      ["All.swift": first + "\n" + second + "\n" + third],
      ["Check.swift": third, "Load.swift": first, "Show.swift": second])
    #expect(
      blocks == [
        MovedBlock(source: FileLines(file: 0, lines: 0..<4), destination: FileLines(file: 1, lines: 0..<4)),
        MovedBlock(source: FileLines(file: 0, lines: 5..<9), destination: FileLines(file: 2, lines: 0..<4)),
      ])
  }

  @Test func findsBlocksThatMoveWithinAFile() {
    let blocks = blocks(["a": first + second + third + third], ["a": second + third + third + first])
    #expect(
      blocks == [MovedBlock(source: FileLines(file: 0, lines: 0..<4), destination: FileLines(file: 0, lines: 12..<16))])
  }

  @Test func ignoresIndentation() {
    let indented = first.split(separator: "\n").map { "    \($0)\n" }.joined()
    let blocks = blocks(["a": first + second], ["a": second, "b": "struct Loader {\n" + indented + "}\n"])
    #expect(
      blocks == [MovedBlock(source: FileLines(file: 0, lines: 0..<4), destination: FileLines(file: 1, lines: 1..<5))])
  }

  @Test(arguments: [
    ("one(first)\ntwo(second)\n}\n)\n}\n", 0), ("one(first)\ntwo(second)\nthree(third)\n", 1), ("\n}\n}\n}\n", 0),
  ])
  func needsThreeNontrivialLines(_ block: String, _ count: Int) {
    #expect(blocks(["a": second + block], ["a": second, "b": "let other = 1\n" + block]).count == count)
  }

  @Test func linksEachLineOnce() {
    let blocks = blocks(["a": first + second], ["a": second, "b": "x\n" + first, "c": "y\n" + first])
    #expect(blocks.count == 1)
  }

  @Test func reportsNoBlocksInUnchangedFiles() {
    #expect(blocks(["a": first], ["a": first]).isEmpty)
  }
}
