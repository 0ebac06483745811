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
}
