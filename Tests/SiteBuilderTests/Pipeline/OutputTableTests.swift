import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite struct OutputTableTests {
  @Test(arguments: [
    ("a/index.html", "a/b.html"), ("a", "b"), ("a/b/c", "a/b/d"), ("straße", "strasse"), ("a.html", "a/b"),
    ("a/b", "ab"), (".well-known/x", ".nojekyll"),
  ])
  func acceptsDistinctPaths(first: String, second: String) {
    var table = OutputTable(minimumCapacity: 2)
    #expect(table.insert(first, number: 0) == nil)
    #expect(table.insert(second, number: 1) == nil)
    #expect(table[first] == 0)
    #expect(table[second] == 1)
  }

  @Test(arguments: [
    ("a", "a"), ("a/b", "A/B"), ("é", "e\u{301}"), ("É/x", "e\u{301}/X"), ("\u{130}", "i\u{307}"), ("s", "ſ"),
    ("k", "\u{212A}"),
    ("σ", "ς"), ("Σ", "ς"),
  ])
  func recognisesPathsThatSomeFileSystemConfuses(first: String, second: String) {
    var table = OutputTable(minimumCapacity: 2)
    #expect(table.insert(first, number: 0) == nil)
    #expect(table.insert(second, number: 1) == .taken(by: 0))
    #expect(table.insert("other", number: 1) == nil)
  }

  @Test(arguments: [
    ("index.html", "index.html/x/index.html"), ("index.html", "INDEX.html/x"), ("a/b/c/d", "a/b"), ("a/b", "a/b/c/d"),
    ("é/x", "E\u{301}"),
  ])
  func rejectsAFileAndAFolderAtOnePath(first: String, second: String) {
    var table = OutputTable(minimumCapacity: 2)
    #expect(table.insert(first, number: 0) == nil)
    #expect(table.insert(second, number: 1) == .inTheWay(of: 0))
    // A rejected path doesn't block others.
    #expect(table.insert("x/" + second, number: 1) == nil)
  }

  @Test(arguments: [
    "", "/a", "a//b", "a/", "./a", "a/../b", "..", "a\nb", "a/\u{7F}", "\u{0}", ".solidsite", ".Solidsite-new/x",
    ".solidsite/a",
    String(repeating: "x", count: 256), "a/" + String(repeating: "é", count: 128) + "/b",
    Array(repeating: "x", count: 500).joined(separator: "/"),
  ])
  func rejectsPathsThatSomeFileSystemRejects(path: String) {
    var table = OutputTable(minimumCapacity: 1)
    guard case .invalid = table.insert(path, number: 0) else {
      Issue.record("'\(path)' was taken")
      return
    }
  }

  @Test(arguments: ["x", "é", "\u{130}", "\u{1E9E}", "ﬁ"])
  func derivesSlugsThatFitInAFileName(letter: String) {
    let (one, two) = (String(repeating: letter, count: 250), String(repeating: letter, count: 251))
    #expect(Slug.derived(from: one).utf8.count <= 200)
    #expect(Slug.derived(from: one) != Slug.derived(from: two))
  }
}
