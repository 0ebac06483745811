import Foundation
import Testing

@testable import EvidenceRunner

/// The programs of a site's commands, and the folders that the sandbox shows for them.
struct SiteCommandTests {
  /// Makes a folder with empty programs and links to them, and removes it afterwards.
  private func with(
    _ programs: [String], links: [String: String] = [:], _ body: (String) throws -> Void
  ) throws {
    let files = FileManager.default
    let folder = try files.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: files.temporaryDirectory, create: true
    ).resolvingSymlinksInPath()
    defer { try? files.removeItem(at: folder) }
    for path in programs + links.keys {
      try files.createDirectory(
        at: folder.appendingPathComponent(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    for path in programs { try Data().write(to: folder.appendingPathComponent(path)) }
    for (path, target) in links {
      try files.createSymbolicLink(atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
    }
    try body(folder.path)
  }

  @Test(arguments: [["sh", "-c", "true"], ["/bin/sh"], ["no-such-program"], ["tools/missing"], []])
  func mountsNothingThatTheSandboxAlreadyHas(command: [String]) throws {
    try with(["sh"]) { folder in
      let found = SiteCommand(command, inSite: folder, searching: [folder])
      #expect(found.mounts == [])
      #expect(found.words.dropFirst() == command.dropFirst())
    }
  }

  @Test func showsTheFolderOfAProgramOfTheSite() throws {
    try with(["site/tools/run", "site/Content/a.md"]) { folder in
      let found = SiteCommand(["tools/run", "-v"], inSite: folder + "/site", searching: [])
      #expect(found.words == [folder + "/site/tools/run", "-v"])
      #expect(found.mounts == [Mount(folder: folder + "/site/tools", place: folder + "/site/tools")])
    }
  }

  @Test func showsTheLibraryBesideAProgram() throws {
    try with(["kit/bin/facts", "kit/lib/facts/main.py"]) { folder in
      let found = SiteCommand(["facts"], inSite: "/", searching: [folder + "/none", folder + "/kit/bin"])
      #expect(found.words == [folder + "/kit/bin/facts"])
      #expect(found.mounts.map(\.folder) == [folder + "/kit"])
    }
  }

  @Test func showsTheFolderOfTheProgramThatALinkLeadsTo() throws {
    try with(["real/bin/node"], links: ["bin/node24": "../real/bin/node"]) { folder in
      let found = SiteCommand(["node24"], inSite: "/", searching: [folder + "/bin"])
      #expect(found.words == [folder + "/bin/node24"])
      #expect(found.mounts.map(\.folder) == [folder + "/bin", folder + "/real/bin"])
    }
  }

  @Test(arguments: [
    (["user/bin/run", "user/lib/a"], "user/bin", ["user/bin", "user/lib"]),
    (["user/.local/bin/run", "user/.local/lib/a"], "user/.local/bin", ["user/.local/bin", "user/.local/lib"]),
    (["user/kit/bin/run", "user/kit/lib/a"], "user/kit/bin", ["user/kit"]),
    (["user/run"], "user", ["user/run"]), (["run", "user/a"], "", ["run"]),
    (["user/site/run"], "user/site", ["user/site/run"]),
    (["user/site/bin/run", "user/site/lib/a"], "user/site/bin", ["user/site/bin", "user/site/lib"]),
  ])
  func showsNoPrivateFolderAsAWhole(programs: [String], place: String, mounts: [String]) throws {
    try with(programs + ["user/site/solidsite.yml"]) { folder in
      let found = SiteCommand(
        ["run"], inSite: folder + "/user/site", searching: [place.isEmpty ? folder : folder + "/" + place],
        homes: [folder + "/user"])
      #expect(found.mounts.map(\.folder) == mounts.map { folder + "/" + $0 })
    }
  }

  @Test func followsNoLinkFromTheLibraryOfAPrivateFolder() throws {
    try with(["user/bin/run", "user/a"], links: ["user/lib": "."]) { folder in
      let found = SiteCommand(["run"], inSite: "/", searching: [folder + "/user/bin"], homes: [folder + "/user"])
      #expect(found.mounts.map(\.folder) == [folder + "/user/bin"])
    }
  }
}
