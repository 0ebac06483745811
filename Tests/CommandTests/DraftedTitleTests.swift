import Testing

@testable import SolidsiteCommand

@Suite("Titles of drafts")
struct DraftedTitleTests {
  private func title(
    _ subject: String, body: String = "", branch: String = "HEAD", isSingle: Bool = false, main: String = "main one"
  ) -> String {
    DraftedTitle.title(subject: subject, body: body, branch: branch, isSingle: isSingle, main: main)
  }

  @Test(arguments: [
    ("Merge branch 'feature/split-the-layout' into main", "", "Split the layout"),
    ("Merge remote-tracking branch 'origin/tariffs'", "", "Tariffs"),
    ("Merge branch 'master' of example.org:a/b", "", "Merge branch 'master' of example.org:a/b"),
    ("Merge pull request #12 from me/split_layout", "Split the layout (#12)\n", "Split the layout"),
    ("Merge pull request #12 from me/split_layout", "\n", "Split layout"),
  ])
  func readsMerges(subject: String, body: String, expected: String) {
    #expect(title(subject, body: body, isSingle: true) == expected)
  }

  @Test(arguments: [
    ("refactor(core)!: split the layout (#12).", "Split the layout"), ("Split it.", "Split it"),
    ("Layout: split it", "Layout: split it"), ("  fix: x ", "X"), ("über", "Über"),
    ("\u{1B}[31mSplit\u{7} it\u{9B}", "[31mSplit it"), ("Split\u{202E} it\u{2066}", "Split it"),
    ("refactor(core): 🔵 split it", "Split it"),
    ("♻️ refactor: split it", "Split it"), (":recycle: split it", "Split it"), ("✨ 🎉", "✨ 🎉"),
    ("1 file less", "1 file less"), ("Split  the layout", "Split the layout"),
  ])
  func readsCommits(subject: String, expected: String) {
    #expect(title(subject, isSingle: true) == expected)
  }

  @Test(arguments: [
    ("feature/split-layout", "Split layout"), ("split--the_-_layout", "Split the layout"),
    ("main", "Main one"), ("v1.2", "Main one"), ("9e8f3c1a", "Main one"),
    ("kit-1.12.0", "Main one"),
    ("split~2", "Main one"), ("HEAD", "Main one"),
  ])
  func prefersABranchWithATellingName(branch: String, expected: String) {
    #expect(title("last one", branch: branch) == expected)
  }
}
