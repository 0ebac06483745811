import SourceTrees
import Testing

/// The groups of neighbouring lines that a change edits.
struct TreeChangePartsTests {
  private func tree(_ files: [String: String]) -> SourceTree {
    var tree = SourceTree(source: "a.md")
    for (path, text) in files { tree.set(AssembledFile(lines: SourceLine.generated(text)), at: path) }
    return tree
  }

  private static let old = ["A.swift": "a\nb\nc\nd\n", "B.swift": "x\n"]

  /// The changed files, the lines of each part, and the text of the first file without that part.
  private static let changes: [(new: [String: String], edits: [String], rests: [String])] = [
    // Two groups in one file: each can be left out alone.
    (
      ["A.swift": "A\nb\nc\nD\n", "B.swift": "x\n"], ["A.swift -[1] +[1]", "A.swift -[4] +[4]"],
      ["a\nb\nc\nD\n", "A\nb\nc\nd\n"]
    ),
    // Neighbouring lines are one group; lines that are only added or only removed are groups too.
    (["A.swift": "a\nB\nC\nd\n", "B.swift": "x\n"], ["A.swift -[2, 3] +[2, 3]"], ["a\nb\nc\nd\n"]),
    (["A.swift": "a\nb\nnew\nc\nd\n", "B.swift": "x\n"], ["A.swift -[] +[3]"], ["a\nb\nc\nd\n"]),
    (["A.swift": "a\nd\n", "B.swift": "x\n"], ["A.swift -[2, 3] +[]"], ["a\nb\nc\nd\n"]),
    // New and deleted files have no parts.
    (["A.swift": "a\nb\nc\nd\n", "C.swift": "y\n"], [], []), (old, [], []),
  ]

  @Test(arguments: changes.indices)
  func canEachBeLeftOut(_ index: Int) {
    let (new, edits, rests) = Self.changes[index]
    let parts = TreeChange.parts(from: tree(Self.old), to: tree(new))
    #expect(parts.map { "\($0.edit.path) -\($0.edit.removedLines) +\($0.edit.addedLines)" } == edits)
    #expect(parts.map { $0.rest.files["A.swift"]?.text } == rests)
  }

  @Test func ofOneFileLeaveTheOtherFilesChanged() {
    let parts = TreeChange.parts(from: tree(Self.old), to: tree(["A.swift": "A\nb\nc\nd\n", "B.swift": "y\n"]))
    #expect(parts.map(\.edit.path) == ["A.swift", "B.swift"])
    #expect(parts.map { $0.rest.files["B.swift"]?.text } == ["y\n", "x\n"])
  }
}
