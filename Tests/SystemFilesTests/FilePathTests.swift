import SystemFiles
import Testing

/// Functions on paths, which are bytes to the file system.
struct FilePathTests {
  @Test func findsTheFolderAndTheName() {
    let parts: [(path: String, folder: String, name: String)] = [
      ("a/b", "a", "b"), ("/a", "/", "a"), ("a", ".", "a"), ("/a/b/c", "/a/b", "c"), ("a/\u{301}", "a", "\u{301}"),
    ]
    for part in parts {
      #expect(FilePath.folder(of: part.path) == part.folder)
      #expect(FilePath.name(of: part.path) == part.name)
    }
  }

  @Test func joinsAFolderAndAPath() {
    #expect(FilePath.joined("a", "b/c") == "a/b/c")
    #expect(FilePath.joined("/", "a") == "/a")
    #expect(FilePath.joined(".", "a") == "a")
    #expect(FilePath.joined("", "a") == "a")
    #expect(FilePath.joined("a", "") == "a")
    #expect(FilePath.joined("a", "/b") == "/b")
  }

  @Test func knowsWhetherAPathIsInAFolder() {
    #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePath.relative("/a", to: "/") == "a")
    #expect(FilePath.relative("/ab", to: "/a") == nil)
    #expect(FilePath.relative("/a", to: "/a") == nil)
    #expect(FilePath.isWithin("/a", "/a"))
    #expect(FilePath.isWithin("/a/b", "/a"))
    #expect(FilePath.isWithin("/a", "/"))
    #expect(!FilePath.isWithin("/ab", "/a"))
    #expect(!FilePath.isWithin("/", "/a"))
  }

  @Test func distinguishesCanonicallyEquivalentNames() {
    #expect(FilePath.relative("/\u{E9}/a", to: "/e\u{301}") == nil)
    #expect(!FilePath.isWithin("/\u{E9}", "/e\u{301}"))
    #expect(ExactPath("\u{E9}") != ExactPath("e\u{301}"))
    #expect(Set([ExactPath("\u{E9}"), ExactPath("e\u{301}"), ExactPath("\u{E9}")]).count == 2)
  }
}
