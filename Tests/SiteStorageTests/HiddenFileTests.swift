import CaseStudyModel
import Foundation
import SiteStorage
import Testing

/// Content can't read hidden files, by path or through links.
@Suite struct HiddenFileTests {
  private static let files = [
    "site/.env": "secret", "site/.git/config": "secret", "site/a/.b/c.md": "secret", "site/a/x.md": "text",
    "site/.solidsite/evidence/e.json": "evidence",
  ]

  @Test(arguments: [
    (".env", ".env"), ("./.env", ".env"), ("a/../.env", ".env"), ("a/./.b/c.md", ".b"), (".git/config", ".git"),
    (".git/../a/x.md/../../.env", ".env"), (".solidsite/evidence/e.json", ".solidsite"), (".missing", ".missing"),
    ("a/.\u{301}x", ".\u{301}x"), ("...", "..."),
  ])
  func rejectsAWrittenPathWithAHiddenPart(path: String, part: String) async throws {
    try await TemporaryFolder.filled(with: Self.files) { folder in
      let source = DiskContentSource(root: folder.path + "/site")
      #expect(throws: ContentSourceError(path: path, reason: .hidden(part))) { try source.read(path) }
    }
  }

  @Test(arguments: [
    ("link", ".env", "link", ".env"), ("link", "a/.b", "link/c.md", ".b"),
    ("a/link", "../.git", "a/link/config", ".git"),
    ("a/link", "x/../../.env", "a/link", nil), ("link", "hop", "link/config", ".git"),
    ("a/l", "../hop/config", "a/l", ".git"),
  ])
  func rejectsALinkToAHiddenFile(link: String, target: String, path: String, part: String?) async throws {
    try await TemporaryFolder.filled(with: Self.files) { folder in
      try folder.link("site/hop", to: ".git")
      try folder.link("site/" + link, to: target)
      let source = DiskContentSource(root: folder.path + "/site")
      let reason: ContentSourceError.Reason = part.map { .hidden($0) } ?? .missing
      #expect(throws: ContentSourceError(path: path, reason: reason)) { try source.read(path) }
      let listing = try source.listing()
      #expect(listing.paths == ["a/x.md"])
      #expect(Set(listing.faults.map(\.path)) == ["hop", link])
    }
  }

  @Test func readsTheProgramsOwnHiddenFolder() async throws {
    try await TemporaryFolder.filled(with: Self.files) { folder in
      let source = DiskContentSource(root: folder.path + "/site")
      try #expect(source.readOwn(".solidsite/evidence/e.json") == Array("evidence".utf8))
      try folder.link("site/.solidsite/evidence/l.json", to: "../../.env")
      #expect(throws: ContentSourceError.self) { try source.readOwn(".solidsite/evidence/l.json") }
    }
  }

  @Test func readsASiteBelowAHiddenFolder() async throws {
    try await TemporaryFolder.filled(with: [".cache/.x/site/a.md": "text"]) { folder in
      let source = DiskContentSource(root: folder.path + "/.cache/.x/site")
      try #expect(source.paths() == ["a.md"])
      try #expect(source.read("a.md") == Array("text".utf8))
    }
  }

  /// A checked path may be redirected a moment later (TOCTOU race).
  @Test func readsNothingHiddenWhileALinkIsRetargeted() async throws {
    try await TemporaryFolder.filled(with: ["site/.git/x": "secret", "site/open/x": "text"]) { folder in
      try folder.link("site/link", to: "open")
      let source = DiskContentSource(root: folder.path + "/site")
      let turning = Process()
      turning.executableURL = URL(fileURLWithPath: "/bin/sh")
      turning.currentDirectoryURL = URL(fileURLWithPath: folder.path + "/site")
      turning.arguments = [
        "-c", "while [ -d open ]; do mv open a; ln -s .git open; rm open; mv a open; done 2>/dev/null; true",
      ]
      try turning.run()
      var read: Set<[UInt8]> = []
      for _ in 0..<3000 { if let bytes = try? source.read("link/x") { read.insert(bytes) } }
      turning.terminate()
      turning.waitUntilExit()
      #expect(!read.contains(Array("secret".utf8)))
    }
  }
}
