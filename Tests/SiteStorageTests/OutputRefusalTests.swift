import CaseStudyModel
import Foundation
import SystemFiles
import Testing

@testable import SiteStorage

/// Folders that builds never replace.
@Suite struct OutputRefusalTests {
  private func publish(
    to output: String, in folder: TemporaryFolder, isForced: Bool = true, staysInside: Bool = false
  ) async throws {
    let root = folder.path + "/site"
    var publisher = SitePublisher(
      output: output.hasPrefix("/") ? output : root + "/" + output, root: root,
      sources: ["Content", "Templates", ".solidsite"].map { root + "/" + $0 }, isForced: isForced)
    publisher.staysInside = staysInside
    publisher.guarded = [folder.path + "/houses/user"]
    _ = try await publisher.publish([OutputFile(path: "index.html") { .init(Array("new".utf8)) }])
  }

  private static let files = [
    "site/Content/a.md": "a", "site/.git/HEAD": "ref", "site/.git/hooks/x": "x", "houses/user/x": "x",
    "houses/.ssh/key": "key", "bare.git/HEAD": "ref", "bare.git/objects/x": "x", "bare.git/refs/heads/x": "x",
    "holder/deep/er/.git": "gitdir: elsewhere", "other/solidsite.yml": "title: x", "other/Content/pages/a.md": "a",
    "other/Templates/assets/x.css": "a{}", "kept/x/.solidsite/evidence/a": "{}",
    "mercurial/a/.hg/x": "x", "site/_site/.solidsite": "ours", "site/_site/clone/.GIT/HEAD": "ref",
    ".solidsite": "", "site/empty-git/.git/refs/y": "",
  ]

  @Test(arguments: [
    ".git", ".git/hooks", ".git/refs/new", "empty-git/.git/refs", "../houses", "../houses/user", "../houses/.ssh", "..",
    "../bare.git", "../bare.git/refs/heads", "../bare.git/new", "../holder", "../holder/deep", "../other", "../kept",
    "../other/Content", "../other/Content/pages", "../other/Templates/assets",
    "../mercurial", "_site", ".solidsite", ".solidsite/evidence", "Templates", "Templates/x", "Content", "/etc",
    "/usr", "/", "../houses/../bare.git", "link",
  ])
  func rejectsEvenIfForced(output: String) async throws {
    try await TemporaryFolder.filled(with: Self.files) { folder in
      try folder.link("site/link", to: ".git")
      let before = try folder.texts()
      await #expect(throws: PublishingError.self) { try await publish(to: output, in: folder) }
      try #expect(folder.texts() == before)
    }
  }

  @Test(arguments: ["public", "deep/er/public", "../free", "../houses/.cache/new", ".well-known"])
  func takesAFreePlaceThatTheCommandLineNames(output: String) async throws {
    try await TemporaryFolder.filled(with: Self.files) { folder in
      try await publish(to: output, in: folder, isForced: false)
      try #expect(folder.texts(in: "site/" + output)["index.html"] == "new")
    }
  }

  @Test func allowsAHiddenFolderAroundTheSite() async throws {
    try await TemporaryFolder.filled(with: [".cache/site/Content/a.md": "", ".cache/site/public/x": "x"]) { folder in
      let root = folder.path + "/.cache/site"
      let publisher = SitePublisher(output: root + "/public", root: root, isForced: true)
      _ = try await publisher.publish([OutputFile(path: "index.html") { .init([]) }])
      try #expect(Set(folder.texts(in: ".cache/site/public").keys) == ["index.html", ".solidsite"])
    }
  }

  @Test(arguments: ["../free", "link-out", "link-out/new", ".hidden", "a/.b", "link-hidden", "../site2"])
  func rejectsHiddenOrOutsideOutputsFromSettings(output: String) async throws {
    try await TemporaryFolder.filled(with: ["site/Content/a.md": "", "free/.keep": "", "site/.github/x/y": ""]) {
      folder in
      try FileManager.default.removeItem(atPath: folder.path + "/free/.keep")
      try FileManager.default.removeItem(atPath: folder.path + "/site/.github/x/y")
      try folder.link("site/link-out", to: "../free")
      try folder.link("site/link-hidden", to: ".github/x")
      let error = await #expect(throws: PublishingError.self) {
        try await publish(to: output, in: folder, isForced: false, staysInside: true)
      }
      #expect(error == .outsideSite(folder.path + "/site/" + output))
      #expect(Set(try folder.texts().keys) == ["site/Content/a.md"])
    }
  }
}
