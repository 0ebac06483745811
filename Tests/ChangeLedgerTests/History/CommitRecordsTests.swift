import Testing

@testable import ChangeLedger

@Suite("Git's records of many commits")
struct CommitRecordsTests {
  private func header(_ hash: String, _ name: String = "A") -> String {
    "\u{1}\(hash)\0\(name)\0a@example.org\0subject of \(hash)\0\n"
  }

  @Test func readsPathsOfEveryKind() {
    var table = PathNumbers()
    let output =
      header("a") + "M\0two\nlines\0A\0\u{1}odd\0R087\0old\0new\0"
      + header("b", "x[bot]") + "D\0\nold\0T\0t\0"
    let commits = CommitRecords.paths(in: Array(output.utf8), &table)
    #expect(commits.map(\.hash) == ["a", "b"])
    #expect(commits.map(\.isByBot) == [false, true])
    #expect(commits.map(\.subject) == ["subject of a", "subject of b"])
    let names = commits.map { $0.paths.map { String(decoding: table.paths[Int($0)], as: UTF8.self) } }
    #expect(names == [["two\nlines", "\u{1}odd", "new"], ["\nold", "t"]])
    #expect(commits[0].renames == [.init(old: table.known(Array("old".utf8)) ?? -1, new: commits[0].paths[2])])
  }

  @Test func keepsTheStartOfAHugeSubject() {
    var table = PathNumbers()
    let subject = String(repeating: "é", count: 1_000_000)
    let commits = CommitRecords.paths(in: Array("\u{1}a\0A\0a@example.org\0\(subject)\0\nM\0x\0".utf8), &table)
    #expect(commits.first?.subject == String(subject.prefix(5_000)))
    #expect(commits.first?.paths.count == 1)
  }

  @Test func readsLinesOfEveryKind() {
    let output = header("a") + "1\t2\ta\tb\n\0-\t-\tpicture\u{0}3\t0\t\0old\0new\0" + header("b") + "0\t7\t\u{1}\0"
    let commits = CommitRecords.lines(in: Array(output.utf8))
    #expect(commits["a"]?.map(\.count) == [3, 0, 3])
    #expect(commits["a"]?.map { String(decoding: $0.path, as: UTF8.self) } == ["a\tb\n", "picture", "new"])
    #expect(commits["b"] == [.init(path: [1], count: 7)])
  }

  @Test func readsACommitWithoutRecordsBeforeAnother() {
    let commits = CommitRecords.lines(in: Array((header("a") + header("b") + "1\t0\tx\0").utf8))
    #expect(commits["a"] == [])
    #expect(commits["b"] == [.init(path: Array("x".utf8), count: 1)])
  }

  @Test(arguments: ["", "\0", "\u{1}a\0", "\u{1}a\0b\0c\0d\0\nM\0", "M\0a\0"])
  func readsNothingFromBrokenOutput(output: String) {
    var table = PathNumbers()
    #expect(CommitRecords.paths(in: Array(output.utf8), &table).flatMap(\.paths) == [])
  }
}
