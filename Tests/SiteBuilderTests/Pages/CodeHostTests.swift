import CaseStudyModel
import Testing

@testable import SiteBuilder

@Suite("Code hosts")
struct CodeHostTests {
  private let commit = CodeHost.Revision(name: "0123abcd", isCommit: true)

  @Test(arguments: [
    ("https://github.com/a/b.git", "https://github.com/a/b/blob/0123abcd/Sources/A.swift"),
    ("git@github.com:a/b.git", "https://github.com/a/b/blob/0123abcd/Sources/A.swift"),
    ("ssh://git@github.com:22/a/b", "https://github.com/a/b/blob/0123abcd/Sources/A.swift"),
    ("git://github.com/a/b.git/", "https://github.com/a/b/blob/0123abcd/Sources/A.swift"),
    ("https://github.example.org:8443/a/b", "https://github.example.org:8443/a/b/blob/0123abcd/Sources/A.swift"),
    ("https://gitlab.com/group/sub/b.git", "https://gitlab.com/group/sub/b/-/blob/0123abcd/Sources/A.swift"),
    ("git@gitlab.example.org:a/b.git", "https://gitlab.example.org/a/b/-/blob/0123abcd/Sources/A.swift"),
    ("https://bitbucket.org/a/b", "https://bitbucket.org/a/b/src/0123abcd/Sources/A.swift"),
    ("https://codeberg.org/a/b.git", "https://codeberg.org/a/b/src/commit/0123abcd/Sources/A.swift"),
    ("http://gitea.example.org/a/b", "http://gitea.example.org/a/b/src/commit/0123abcd/Sources/A.swift"),
  ])
  func showFiles(remote: String, address: String) {
    #expect(CodeHost(remote)?.address(of: "Sources/A.swift", isFolder: false, at: commit) == address)
  }

  @Test(arguments: [
    ("https://github.com/a/b", "https://github.com/a/b/tree/0123abcd/Sources"),
    ("https://gitlab.com/a/b", "https://gitlab.com/a/b/-/tree/0123abcd/Sources"),
    ("https://bitbucket.org/a/b", "https://bitbucket.org/a/b/src/0123abcd/Sources"),
    ("https://codeberg.org/a/b", "https://codeberg.org/a/b/src/commit/0123abcd/Sources"),
  ])
  func showFolders(remote: String, address: String) {
    #expect(CodeHost(remote)?.address(of: "Sources", isFolder: true, at: commit) == address)
  }

  @Test(arguments: [
    "https://me:s3cr3t@github.com/a/b.git", "https://s3cr3t@github.com/a/b", "ssh://s3cr3t@github.com/a/b",
    "s3cr3t@github.com:a/b", "https://x:s3cr3t@y@github.com/a/b", "https://github.com/a/b?token=s3cr3t",
  ])
  func neverShowCredentials(remote: String) {
    #expect(CodeHost(remote)?.address == "https://github.com/a/b")
  }

  @Test(arguments: [
    "/srv/git/b.git", "../b.git", "./b", "file:///srv/b.git", "C:\\git\\b", "ext::sh -c touch",
    "javascript://github.com/a",
    "https://github.com", "https://git.example.org/a/b", "https://github.com/../b", "https://git\thub.com/a/b", "",
    "https:// github.com/a/b",
  ])
  func areNotGuessed(remote: String) {
    #expect(CodeHost(remote) == nil)
  }

  @Test func takeTheSoftwareThatTheSettingsName() {
    let host = CodeHost("https://git.example.org/a/b", kind: .gitlab)
    #expect(
      host?.address(of: "A", isFolder: false, at: commit) == "https://git.example.org/a/b/-/blob/0123abcd/A")
  }

  @Test func encodeNames() {
    let address = CodeHost("https://github.com/a/b")?.address(of: "a b/#1?\n.kt", isFolder: false, at: commit)
    #expect(address == "https://github.com/a/b/blob/0123abcd/a%20b/%231%3F%0A.kt")
  }

  @Test func showABranchIfNoCommitIsKnown() {
    let branch = CodeHost.Revision(name: "main", isCommit: false)
    #expect(
      CodeHost("https://codeberg.org/a/b")?.address(of: "A", isFolder: false, at: branch)
        == "https://codeberg.org/a/b/src/branch/main/A")
  }
}
