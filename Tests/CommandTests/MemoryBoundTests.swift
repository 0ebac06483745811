import Foundation
import TestForm
import Testing

/// With little memory, the program rejects small files whose output would fill it, and reports their places.
@Suite(.disabled(if: TestForm.isFast, "the fast form leaves out what is large"))
struct MemoryBoundTests {
  private static let site = [
    "solidsite.yml": "title: Studies\n", "Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n",
  ]

  @Test func limitsIncludedCode() throws {
    let fences = (1...150).map { "```swift before file=F\($0).swift src=all.swift\n```\n\n" }.joined()
    let files = [
      "Content/case-studies/s.md": "---\ntitle: S\nsummary: s\nprinciples: [ocp]\n---\n\n## Before\n\n" + fences,
      "Content/case-studies/all.swift": String(
        repeating: "// " + String(repeating: "long ", count: 200) + "\n", count: 1_000),
    ]
    let result = try solidsite("check", files)
    // Four fences include slightly less than 4 MB.
    #expect(result.errors.contains("s.md:21:35: error: The fences of a study must include at most 4 MB of code"))
    #expect(result.errors.components(separatedBy: "[IncludesTooLarge]").count == 2)
    #expect(result.status == 1)
  }

  /// A tree of a few kilobytes names the same megabytes many times.
  @Test func readsAFileOfACommitOnceForAllItsNames() throws {
    let front = "---\ntitle: S\nsummary: s\nprinciples: [ocp]\nbefore: {rev: many, files: '*.swift'}\n---\n\n"
    let files = [
      "Content/case-studies/s.md": front + "## Before\n\nText.\n",
      "large.swift": String(repeating: "let a = 1\n", count: 400_000),
    ]
    let script = """
      git init --quiet; blob=$(git hash-object -w large.swift)
      tree=$(for i in $(seq 300); do printf '100644 blob %s\\tF%s.swift\\n' $blob $i; done | git mktree)
      git update-ref refs/heads/many $(git -c user.name=A -c user.email=a@b commit-tree -m many $tree)
      """
    let result = try solidsite("build", files, after: script)
    #expect(result.errors.contains("The fences of a study must include at most 4 MB of code [IncludesTooLarge]"))
    #expect(result.status == 1)
  }

  @Test func stopsSectionsThatRepeatOneAnother() throws {
    let opening = String(repeating: "{{#principles}}", count: 12)
    let closing = String(repeating: "{{/principles}}", count: 12)
    let result = try solidsite(
      "build", ["Templates/not-found.mustache": "\n" + opening + "{{title}} and more" + closing + "\n"])
    #expect(result.errors.contains("Templates/not-found.mustache:2:"))
    #expect(result.errors.contains("[PageTooLarge]"))
    #expect(result.status == 1)
  }

  @Test func stopsPartialsThatRepeatOneAnother() throws {
    var files = ["Templates/not-found.mustache": "{{>p0}}", "Templates/p9.mustache": "some text\n"]
    for level in 0..<9 {
      files["Templates/p\(level).mustache"] = String(repeating: "{{>p\(level + 1)}}\n", count: 10)
    }
    let result = try solidsite("build", files)
    #expect(result.errors.contains("Templates/p9.mustache:1:"))
    #expect(result.errors.contains("[PageTooLarge]"))
    #expect(result.status == 1)
  }

  @Test func stopsCodeThatIsTooLargeForABrowser() throws {
    let code = String(repeating: "let\n", count: 800_000)
    let files = ["Content/case-studies/s.md": "# S\n\n## Before\n\n```swift before file=A.swift\n\(code)a\n```\n"]
    let result = try solidsite("build", files)
    #expect(result.errors.contains("s.md:1:1: error: A page must be at most 32 MB [PageTooLarge]"))
    #expect(result.status == 1)
  }

  @Test func countsFormerAddressesOneByOne() throws {
    let title = String(repeating: "T", count: 100_000)
    let aliases = (1...20_000).map { "a\($0)" }.joined(separator: ", ")
    let files = ["Content/case-studies/s.md": "---\ntitle: \(title)\nsummary: s\naliases: [\(aliases)]\n---\n\nText.\n"]
    let result = try solidsite("check", files)
    #expect(result.errors.contains("The pages at former addresses must be at most 32 MB in total [InvalidAlias]"))
    #expect(result.status == 1)
  }

  /// Runs a command with 1.5 GB of address space, of which the program and its libraries take a third.
  /// - Parameter script: commands of the shell to run first, in the site's folder.
  private func solidsite(
    _ command: String, _ files: [String: String], after script: String = ""
  ) throws -> CommandRun {
    var result: CommandRun?
    try SiteFolder.with(files.merging(Self.site) { own, _ in own }) { folder in
      let process = try CommandRun.process([], in: folder.path)
      let program = try CommandRun.program().path
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script + "\nulimit -v 1500000; exec '\(program)' \(command) --jobs 1"]
      result = try run(process)
    }
    return try #require(result)
  }
}
