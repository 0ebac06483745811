import Foundation
import Testing

/// `check --fix` where a file has several names.
@Suite struct FixedLinkTests {
  private func withLinkedStudy(_ work: (SiteFolder) throws -> Void) throws {
    let body = "\n## Before\n\n```swift befor\nlet a = 1\n```\n\n## After\n\n```swift after\nlet a = 2\n```\n"
    try SiteFolder.with(["Content/case-studies/b.md": study(body: body)]) { folder in
      try folder.link("Content/case-studies/a.md", to: "b.md")
      try work(folder)
    }
  }

  @Test func aLinkedFileIsFixedOnce() throws {
    try withLinkedStudy { folder in
      let run = try solidsite("check --fix", in: folder)
      #expect(!run.errors.contains("changed while it was checked"), "\(run.errors)")
      try #expect(folder.text("Content/case-studies/b.md").contains("```swift before"))
      let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Content/case-studies/a.md")
      #expect(link == "b.md")
    }
  }

  @Test func thePatchNamesTheFileThatALinkLeadsTo() throws {
    try withLinkedStudy { folder in
      let run = try solidsite("check --fix --dry-run", in: folder)
      #expect(run.output.components(separatedBy: "+++ ").count == 2)
      #expect(run.output.contains("+++ b/Content/case-studies/b.md\n"))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no script(1)"))
  func thePatchIsExactExceptOnAScreen() throws {
    let old = "```swift befor\nlet a = \"\u{1B}[31m\"\n```\n"
    let body = "\n## Before\n\n\(old)\n## After\n\n```swift after\nlet a = 2\n```\n"
    try SiteFolder.with(["Content/case-studies/b.md": study(body: body)]) { folder in
      try #expect(solidsite("check --fix --dry-run", in: folder).output.contains("\n let a = \"\u{1B}[31m\"\n"))
      let process = try CommandRun.process([], in: folder.path)
      let command = "'\(try CommandRun.program().path)' check --fix --dry-run --color never"
      process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
      process.arguments = ["--quiet", "--return", "--command", command, "/dev/null"]
      let screen = try run(process)
      #expect(screen.output.contains("+```swift before"), "\(screen.output)")
      #expect(!screen.output.contains("\u{1B}"), "\(screen.output)")
    }
  }
}
