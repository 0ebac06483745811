import Foundation
import SiteStorage
import SystemFiles
import Testing

@Suite struct ListedContentSourceTests {
  @Test func followsFilesAndFoldersThatComeAndGo() async throws {
    try await TemporaryFolder.filled(with: ["a.md": "", "b/c.md": ""]) { folder in
      var source = try ListedContentSource(DiskContentSource(root: folder.path))
      try FileSystem.move(folder.path + "/b", to: folder.path + "/d")
      try source.update(after: ["b", "d"])
      #expect(source.paths() == ["a.md", "d/c.md"])
      try FileSystem.remove(folder.path + "/d/c.md")
      try source.update(after: ["d/c.md"])
      #expect(source.paths() == ["a.md"])
    }
  }

  // macOS treats such names as one file.
  #if os(Linux)
    @Test func detectsANameWithDifferentBytes() async throws {
      let (composed, decomposed) = ("\u{E9}.md", "e\u{301}.md")
      try await TemporaryFolder.filled(with: [composed: ""]) { folder in
        var source = try ListedContentSource(DiskContentSource(root: folder.path))
        try FileSystem.move(folder.path + "/" + composed, to: folder.path + "/" + decomposed)
        try source.update(after: [decomposed])
        #expect(source.paths().map { Array($0.utf8) } == [Array(decomposed.utf8)])
      }
    }
  #endif
}
