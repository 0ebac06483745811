import Archives
import Testing

@Suite("Bundles of branches, read by git")
struct GitBundleTests {
  private static var bundle: [UInt8] {
    var bundle = GitBundle()
    let first = bundle.commit(samples, message: "First")
    bundle.add(branch: "main", at: first)
    let others = [
      ArchivedFile(path: "top.txt", text: "beside a folder\n"), ArchivedFile(path: "top/a.txt", text: "a\n"),
      ArchivedFile(path: "top-a.txt", text: "before the folder\n"),
    ]
    bundle.add(branch: "other", at: bundle.commit(others, message: "Über \"zwei\"", on: first))
    return bundle.bytes
  }

  @Test func matchWhatGitClones() throws {
    let folder = try ToolFolder()
    try folder.write(Self.bundle, to: "study.bundle")
    #expect(try folder.run("git clone -q study.bundle clone") == "")
    for sample in samples { #expect(try folder.bytes(of: "clone/" + sample.path) == sample.bytes, "\(sample.path)") }
    #expect(try folder.run("git -C clone branch --show-current") == "main\n")
    #expect(try folder.run("git -C clone fsck --strict --full") == "")
  }

  @Test func keepMessagesParentsAndTheOrderOfTrees() throws {
    let folder = try ToolFolder()
    try folder.write(Self.bundle, to: "study.bundle")
    _ = try folder.run("git clone -q -b other study.bundle clone")
    #expect(
      try folder.run("git -C clone log --format='%s, %an, %ad' --date=iso")
        == "Über \"zwei\", solidsite, 1980-01-01 00:00:00 +0000\nFirst, solidsite, 1980-01-01 00:00:00 +0000\n")
    #expect(try folder.run("git -C clone ls-files") == "top-a.txt\ntop.txt\ntop/a.txt\n")
  }

  @Test func nameObjectsAsGitDoes() throws {
    let folder = try ToolFolder()
    try folder.write(Self.bundle, to: "study.bundle")
    _ = try folder.run("git clone -q study.bundle clone")
    #expect(try folder.run("git -C clone add -A && git -C clone status --porcelain") == "")
    #expect(try folder.run("git -C clone rev-parse HEAD:top") == folder.run("git -C clone write-tree --prefix=top/"))
  }
}
