import Foundation
import Testing

@testable import SolidsiteCommand

/// Authors' files that a command rewrites.
@Suite struct SiteFileTests {
  @Test func replacesAFileThroughALinkThatStaysInTheSite() throws {
    try SiteFolder.with(["Content/b.md": "old"]) { folder in
      try folder.link("Content/a.md", to: "b.md")
      try SiteFile("Content/a.md", in: folder.path).replace(by: Array("new".utf8))
      try #expect(folder.text("Content/b.md") == "new")
      try #expect(folder.names(in: "Content") == ["a.md", "b.md"])
    }
  }

  @Test(arguments: ["../mine", ".git/config", "/etc/hostname", "missing"])
  func rejectsALinkThatLeadsElsewhere(target: String) throws {
    try SiteFolder.with(["mine": "mine", "site/.git/config": "mine"]) { folder in
      try folder.link("site/a.md", to: target)
      #expect(throws: CommandFailure.self) {
        try SiteFile("a.md", in: folder.path + "/site").replace(by: Array("new".utf8))
      }
      try #expect(folder.text("mine") == "mine")
      try #expect(folder.text("site/.git/config") == "mine")
    }
  }
}
