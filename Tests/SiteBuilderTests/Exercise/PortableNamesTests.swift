import Testing

@testable import SiteBuilder

@Suite("Names of files in archives")
struct PortableNamesTests {
  @Test(arguments: [
    ("Fee.swift", "Fee.swift"),
    ("Model/Goal+List.swift", "Model/Goal+List.swift"),
    ("notes.txt", "notes.txt.swift"),
    ("../x.swift", "__/x.swift"),
    (".git/config.swift", "_git/config.swift"),
    (".swift", "_.swift"),
    ("-o.swift", "_-o.swift"),
    ("C:x.swift", "C_x.swift"),
    ("con.swift", "_con.swift"),
    ("LPT1.old.swift", "_LPT1.old.swift"),
    ("a\u{202E}b.swift", "a_b.swift"),
    ("Größe.swift", "Gr__e.swift"),
    ("a/b/c/d/e/f.swift", "c/d/e/f.swift"),
  ])
  func areAcceptedByEveryFileSystem(path: String, name: String) {
    #expect(PortableNames(of: [path])[path] == name)
  }

  @Test func differInTheirLastPartWhateverTheCase() {
    let paths = ["A/Goal.swift", "B/goal.swift", "Goal.swift"]
    let names = PortableNames(of: paths)
    #expect(paths.map { names[$0] } == ["A/Goal.swift", "B/goal-2.swift", "Goal-3.swift"])
  }

  @Test func areNotFoldersOfEachOther() {
    let names = PortableNames(of: ["A.swift", "A.swift/B.swift"])
    #expect(["A.swift", "A.swift/B.swift"].map { names[$0] } == ["A.swift", "A_swift/B.swift"])
  }

  @Test func fitIntoTheHeadersOfTar() {
    let path = Array(repeating: String(repeating: "x", count: 300), count: 9).joined(separator: "/") + ".swift"
    #expect(PortableNames(of: [path])[path].utf8.count <= 4 * 37 + 6)
  }
}
