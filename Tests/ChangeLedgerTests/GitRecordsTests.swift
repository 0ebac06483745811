import Testing

@testable import ChangeLedger

/// The formats of git's output.
@Suite("Records of git")
struct GitRecordsTests {
  @Test(arguments: [
    ("x blob 3\na\nb\ny blob 0\n\n", ["a\nb", ""]), ("x missing\ny blob 1\nb\n", [nil, "b"]),
    // A name may have spaces.
    ("x 1 missing\ny z blob 1\nb\n", [nil, "b"]),
    // Git may end early.
    ("x blob 3\na\nb\n", ["a\nb", nil]), ("x blob 3\na", [nil, nil]), ("", [nil, nil]),
  ])
  func haveTheContentsOfObjects(output: String, expected: [String?]) {
    let contents = ObjectRecords.contents(in: Array(output.utf8), count: 2)
    #expect(contents.map { $0.map { String(decoding: $0, as: UTF8.self) } } == expected)
  }

  @Test func haveTheEntriesOfATree() {
    let lines = [
      "100644 blob f1\ta b", "100755 blob f2\tc\td\n", "120000 blob f3\tlink", "040000 tree f4\tfolder",
      "160000 commit f5\tmodule", "no record",
    ]
    let output = Array(lines.joined(separator: "\0").utf8) + [0] + Array("100644 blob f6\t".utf8) + [0xE9, 0]
    let records = Array(TreeRecord.records(in: output))
    #expect(records.map(\.kind) == [.file, .file, .link, .folder, .submodule, .file])
    #expect(records.map(\.object) == ["f1", "f2", "f3", "f4", "f5", "f6"])
    #expect(records.map(\.text) == ["a b", "c\td\n", "link", "folder", "module", nil])
  }

  @Test func haveTheEntriesThatDifferBetweenTrees() {
    let lines = [
      ":100644 100755 a b M", "m", ":000000 120000 0 b A", "link", ":100644 160000 a b T", "t", ":160000 160000 a b M",
      "module", "1\t2\tm", "1\t0\tlink", "1\t3\tt", "1\t1\tmodule",
    ]
    let records = TreeDifferenceRecords(Array((lines.joined(separator: "\0") + "\0").utf8))
    #expect(records.entries.map(\.old) == [.file, nil, .file, .submodule])
    #expect(records.entries.map(\.new) == [.file, .link, .submodule, .submodule])
    #expect(
      records.changes == [
        ChangedFile(path: "m", kind: .modified, added: 1, removed: 2),
        ChangedFile(path: "link", kind: .new, added: 1, removed: 0),
        ChangedFile(path: "t", kind: .deleted, added: 0, removed: 3),
      ])
  }
}
