import SystemFiles
import Testing

@testable import SiteStorage

/// The resolved paths of folders that a site is published to.
@Suite struct OutputFolderTests {
  @Test(arguments: [
    ("_site", "project/_site"), ("./a/../_site", "project/_site"), ("a/../../site", "site"),
    ("a/b/../../../site", "site"), ("../site", "site"), ("a/../link/site", "elsewhere/site"),
    ("a/../link/../site", "site"), ("file/../_site", "project/_site"),
  ])
  func resolvesPathsWhoseFoldersAreMissing(given: String, resolved: String) async throws {
    try await TemporaryFolder.filled(with: ["project/file": "", "elsewhere/x": ""]) { folder in
      try folder.link("project/link", to: "../elsewhere")
      let root = try #require(try FileSystem.resolved(folder.path))
      #expect(try OutputFolder(folder.path + "/project/" + given).path == root + "/" + resolved)
    }
  }

  @Test func resolvesPathsAboveTheRoot() throws {
    #expect(try OutputFolder("/solidsite-missing/../../../site-missing").path == "/site-missing")
  }
}
