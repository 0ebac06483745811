import CaseStudyModel
import Foundation
import SiteStorage
import Testing

@Suite struct DiskContentSourceTests {
  @Test func listsFilesInTheOrderOfTheirBytes() async throws {
    try await TemporaryFolder.filled(with: ["b.md": "", "a/z.md": "", "B.md": "", "a.md": "", "é.md": ""]) { folder in
      let source = DiskContentSource(root: folder.path)
      try #expect(source.paths() == ["B.md", "a.md", "a/z.md", "b.md", "é.md"])
    }
  }

  @Test func leavesOutHiddenFilesAndOutputFolders() async throws {
    let files = [
      "a.md": "", ".git/x.md": "", ".hidden.md": "", "_site/index.html": "", "public/.solidsite": "",
      "public/index.md": "", "public/index.html": "", "public/x/index.md": "", "public/x/index.html": "",
      "public/assets/x.png": "",
    ]
    try await TemporaryFolder.filled(with: files) { folder in
      let source = DiskContentSource(root: folder.path, ignoredFolders: ["_site"])
      try #expect(source.paths() == ["a.md"])
    }
  }

  /// Otherwise one empty file would hide a folder of studies, and a build without them would succeed.
  @Test(arguments: [
    ("Content/case-studies/", ["Content/case-studies/a.md"]), ("Content/", ["Content/index.md"]),
    ("Templates/", ["Templates/page.mustache"]), ("docs/", ["docs/a.md"]), ("docs/", ["docs/b/index.md"]),
    ("", ["a.md"]), ("docs/", ["docs/index.html", "docs/index.md", "docs/x/y/z.markdown"]),
    ("docs/", ["docs/b/.solidsite", "docs/b/c/.solidsite", "docs/b/c/a.md"]),
  ])
  func listsAFolderWithTheMarkOfASiteThatAuthorsWriteIn(folder: String, files: [String]) async throws {
    let all = Dictionary(uniqueKeysWithValues: (files + [folder + ".solidsite"]).map { ($0, "") })
    try await TemporaryFolder.filled(with: all) { root in
      try #expect(DiskContentSource(root: root.path).paths() == files.filter { !$0.hasSuffix(".solidsite") })
    }
  }

  @Test func listsTheFilesOfAHiddenFolderThatIsNamed() async throws {
    let files = [
      ".solidsite/evidence/b.json": "", ".solidsite/evidence/a.json": "", ".solidsite/evidence/x/c.json": "",
    ]
    try await TemporaryFolder.filled(with: files) { folder in
      let source = DiskContentSource(root: folder.path)
      try #expect(
        source.paths(in: ".solidsite/evidence") == [".solidsite/evidence/a.json", ".solidsite/evidence/b.json"])
      try #expect(source.paths(in: ".solidsite/other") == [])
      #expect(throws: ContentSourceError(path: "..", reason: .outside)) { try source.paths(in: "..") }
    }
  }

  @Test func reportsAFileInPlaceOfAHiddenFolder() async throws {
    try await TemporaryFolder.filled(with: ["a/.solidsite": "", "b/.solidsite/evidence": ""]) { folder in
      for (site, path) in [("a", ".solidsite"), ("b", ".solidsite/evidence")] {
        let source = DiskContentSource(root: folder.path + "/" + site)
        #expect(throws: ContentSourceError(path: path, reason: .notFolder)) {
          try source.paths(in: ".solidsite/evidence")
        }
      }
    }
  }

  @Test func readsBytesUnchanged() async throws {
    try await TemporaryFolder.filled(with: ["a/b.md": "x\r\n\0é", "empty.md": ""]) { folder in
      let source = DiskContentSource(root: folder.path)
      try #expect(source.read("a/b.md") == Array("x\r\n\0é".utf8))
      try #expect(source.read("a/../a/./b.md") == Array("x\r\n\0é".utf8))
      try #expect(source.read("empty.md") == [])
    }
  }

  @Test(arguments: [
    "../outside.md", "../\u{301}.md", "a/../../outside.md", "/etc/passwd", "a/../../../../../../etc/passwd", "",
  ])
  func rejectsPathsThatLeaveTheFolder(path: String) async throws {
    try await TemporaryFolder.filled(with: ["outside.md": "secret", "site/a/b.md": ""]) { folder in
      let source = DiskContentSource(root: folder.path + "/site")
      #expect(throws: ContentSourceError(path: path, reason: .outside)) { try source.read(path) }
    }
  }

  @Test func rejectsLinksThatLeaveTheFolder() async throws {
    try await TemporaryFolder.filled(with: ["secret/x.md": "secret", "site/a.md": ""]) { folder in
      try folder.link("site/file.md", to: folder.path + "/secret/x.md")
      try folder.link("site/folder", to: "../secret")
      let source = DiskContentSource(root: folder.path + "/site")
      let listing = try source.listing()
      #expect(listing.paths == ["a.md"])
      #expect(listing.faults == ["file.md", "folder"].map { ContentSourceError(path: $0, reason: .outside) })
      for path in ["file.md", "folder/x.md"] {
        #expect(throws: ContentSourceError(path: path, reason: .outside)) { try source.read(path) }
      }
    }
  }

  @Test func followsLinksWithinTheFolderButNotInCycles() async throws {
    try await TemporaryFolder.filled(with: ["a/x.md": "text"]) { folder in
      try folder.link("b", to: "a")
      try folder.link("a/round", to: "..")
      let source = DiskContentSource(root: folder.path)
      try #expect(source.paths().contains("b/x.md"))
      try #expect(source.read("b/x.md") == Array("text".utf8))
    }
  }

  @Test func rejectsOtherFilesOverTheirLimit() async throws {
    try await TemporaryFolder.filled(with: ["a.md": "12345", "a.png": "12345"]) { folder in
      let source = DiskContentSource(root: folder.path, fileLimit: 4)
      #expect(throws: ContentSourceError(path: "a.png", reason: .tooLarge(limit: 4))) { try source.read("a.png") }
      try #expect(source.read("a.md").count == 5)
    }
  }

  @Test func rejectsMarkdownOverItsLimit() async throws {
    try await TemporaryFolder.filled(with: ["a.md": "12345", "a.png": "12345"]) { folder in
      let source = DiskContentSource(root: folder.path, textLimit: 4)
      #expect(throws: ContentSourceError(path: "a.md", reason: .tooLarge(limit: 4))) { try source.read("a.md") }
      try #expect(source.read("a.png").count == 5)
    }
  }

  @Test func distinguishesMissingFromUnreadableFiles() async throws {
    try await TemporaryFolder.filled(with: ["folder/a.md": ""]) { folder in
      let source = DiskContentSource(root: folder.path)
      #expect(throws: ContentSourceError(path: "b.md", reason: .missing)) { try source.read("b.md") }
      #expect(throws: ContentSourceError(path: "folder/a.md/b.md", reason: .missing)) {
        try source.read("folder/a.md/b.md")
      }
      let error = #expect(throws: ContentSourceError.self) { try source.read("folder") }
      #expect(error?.reason == .unreadable("Is a directory"))
      #expect(throws: ContentSourceError.self) { try DiskContentSource(root: folder.path + "/none").paths() }
    }
  }

  @Test func doesNotWaitForANamedPipe() async throws {
    try await TemporaryFolder.filled { folder in
      #expect(mkfifo(folder.path + "/pipe.md", 0o600) == 0)
      let source = DiskContentSource(root: folder.path)
      let fault = ContentSourceError(path: "pipe.md", reason: .special)
      let listing = try source.listing()
      #expect(listing.paths == [])
      #expect(listing.faults == [fault])
      #expect(throws: fault) { try source.read("pipe.md") }
    }
  }
}
