import FileWatching
import SystemFiles
import TestForm
import Testing

/// Folders that are created, deleted and moved with their contents.
@Suite(.serialized, .waiting, .timeLimit(.minutes(15)))
struct FolderTests {
  @Test(arguments: WatchMethod.allCases)
  func watchesANewFolderAndReportsItsContent(method: WatchMethod) async throws {
    try await WatchedSite.watching(method) { site in
      try await site.expect(
        "mkdir -p a/b/c; echo 1 > a/b/c/file; echo 1 > a/file",
        tells: [
          "a", "a/b", "a/b/c", "a/b/c/file", "a/file",
        ])
      try await site.expect("echo 2 > a/b/c/file", tells: ["a/b/c/file"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func followsAMovedFolder(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir -p a/b c; echo 1 > a/b/file") { site in
      try await site.expect("mv a c/d", tellsAtLeast: ["a", "c/d", "c/d/b", "c/d/b/file"])
      try await site.expect("echo 2 > c/d/b/file", tells: ["c/d/b/file"])
      try await site.expect("mv c/d/b .", tellsAtLeast: ["c/d/b", "b", "b/file"])
      try await site.expect("echo 1 > b/new; echo 1 > c/d/new", tells: ["b/new", "c/d/new"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsFoldersThatAreMovedInAndOut(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir -p ../out/in a/b; echo 1 > ../out/in/file; echo 1 > a/b/file")
    {
      site in
      try await site.expect("mv ../out .", tells: ["out", "out/in", "out/in/file"])
      try await site.expect("echo 2 > out/in/file", tells: ["out/in/file"])
      try await site.expect("mv a ../away", tellsAtLeast: ["a"])
      try await site.expect("echo 2 > ../away/b/file; mkdir ../away/c", tells: [])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func followsFoldersThatChangePlaces(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir a b; echo 1 > a/one; echo 1 > b/two") { site in
      try await site.expect("mv a c; mv b a; mv c b", tellsAtLeast: ["a", "b", "a/two", "b/one"])
      try await site.expect("echo 2 > a/two", tells: ["a/two"])
      try await site.expect("echo 2 > b/one", tells: ["b/one"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsAFolderThatBecomesAFileAndBack(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir a; echo 1 > a/file") { site in
      try await site.expect("rm -r a; echo 1 > a", tellsAtLeast: ["a"])
      try await site.expect("rm a; mkdir a; echo 1 > a/file", tellsAtLeast: ["a", "a/file"])
      try await site.expect("echo 2 > a/file", tells: ["a/file"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsNamesOfAllKinds(method: WatchMethod) async throws {
    try await WatchedSite.watching(method) { site in
      let name = String(repeating: "é", count: 120)
      let script = "mkdir 'a b'; echo 1 > 'a b/[c]*.md'; echo 1 > '日本'; echo 1 > \(name); printf 1 > 'a\nb'"
      try await site.expect(script, tells: ["a b", "a b/[c]*.md", "日本", name, "a\nb"])
    }
  }

  // macOS treats such names as one file.
  #if os(Linux)
    @Test(arguments: WatchMethod.allCases)
    func distinguishesCanonicallyEquivalentNames(method: WatchMethod) async throws {
      // An é of one code point, and one of two.
      let (one, two) = ("\u{E9}", "e\u{301}")
      let preparation = "mkdir \(one); echo 1 > \(one)/file; mkdir -p \(two); echo 1 > \(two)/file; echo 1 > \(two).md"
      try await WatchedSite.watching(method, after: preparation) { site in
        for (script, paths) in [
          ("echo 22 > \(one).md", ["\(one).md"]), ("echo 22 > \(two).md", ["\(two).md"]),
          ("echo 22 > \(one)/file", ["\(one)/file"]), ("echo 22 > \(two)/file", ["\(two)/file"]),
          ("echo 333 > \(one).md; echo 333 > \(two).md", ["\(one).md", "\(two).md"]),
          ("rm -r \(one)", ["\(one)", "\(one)/file"]), ("echo 333 > \(two)/file", ["\(two)/file"]),
        ] {
          let told = try await site.exactChanges(after: script)
          #expect(told == Set(paths.map(ExactPath.init)), "\(script)")
        }
      }
    }
  #endif

  @Test(arguments: WatchMethod.allCases)
  func watchesFoldersThatAreNestedDeeply(method: WatchMethod) async throws {
    let preparation = "i=0; while [ $i -lt 300 ]; do mkdir d; cd d; i=$((i+1)); done; echo 1 > file"
    try await WatchedSite.watching(method, after: preparation) { site in
      let deep = Array(repeating: "d", count: 300).joined(separator: "/")
      try await site.expect("cd \(deep); echo 22 > file", tells: [deep + "/file"])
    }
  }

  @Test func reportsACheckoutInOneResult() async throws {
    let preparation = """
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
      git init --quiet --initial-branch=main .; git config user.name A; git config user.email a@example.org
      for folder in a b c d; do mkdir $folder; for i in $(seq 100); do echo $folder $i > $folder/$i; done; done
      git add --all; git commit --quiet --message one; git checkout --quiet -b other
      git rm --quiet -r a; git mv b e; for i in $(seq 100); do echo more >> c/$i; done
      git add --all; git commit --quiet --message two
      """
    try await WatchedSite.watching(after: preparation, options: .patient) { site in
      try await site.run("git checkout --quiet main")
      let changes = try #require(try await site.nextChanges())
      let expected = (1...100).flatMap { number in ["a", "b", "c"].map { "\(site.root)/\($0)/\(number)" } }
      #expect(changes.paths.isSuperset(of: (expected + [site.root + "/e"]).map(ExactPath.init)))
      #expect(!changes.paths.contains { $0.text.hasPrefix(site.root + "/d") || $0.text.contains(".git") })
      #expect(!changes.isIncomplete)
      try await site.expect("", tells: [])
    }
  }
}
