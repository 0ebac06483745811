import CaseStudyModel
import Foundation
import SystemFiles
import Testing

@testable import SiteStorage

/// Leftovers of earlier runs, and folders that can't be removed.
@Suite struct LeftoverTests {
  private func publish(_ text: String, in folder: TemporaryFolder) async throws -> [String] {
    let publisher = SitePublisher(output: folder.path + "/_site", root: folder.path)
    let result = try await publisher.publish([OutputFile(path: "a/index.html") { .init(Array(text.utf8)) }])
    #expect(result.diagnostics.map(\.id) == result.value.leftovers.map { _ in "LeftoverOutput" })
    return result.value.leftovers.map { FilePath.name(of: $0) }
  }

  private func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func removesFoldersThatItsOwnerMayNotChange() async throws {
    try await TemporaryFolder.filled { folder in
      _ = try await publish("1", in: folder)
      for path in ["_site/a", "_site"] {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path + "/" + path)
      }
      try await #expect(publish("2", in: folder) == [])
      try #expect(names(in: folder) == ["_site"])
    }
  }

  @Test(arguments: [1, 3, 7])
  func usesAnotherFolderAndRemovesTheOldOneLater(count: Int) async throws {
    try await TemporaryFolder.filled { folder in
      for number in 1...count {
        let name = "._site.solidsite-new" + (number == 1 ? "" : "-\(number)")
        try folder.write("x", to: "\(name)/x")
      }
      try await #expect(publish("1", in: folder) == [])
      try #expect(names(in: folder) == ["_site"])
    }
  }

  @Test(arguments: ["file", "link"])
  func replacesAFileAtTheStagingPlace(kind: String) async throws {
    try await TemporaryFolder.filled(with: ["mine/x": "x"]) { folder in
      if kind == "file" {
        try folder.write("x", to: "._site.solidsite-new")
      } else {
        try folder.link("._site.solidsite-new", to: "mine")
      }
      try await #expect(publish("1", in: folder) == [])
      try #expect(names(in: folder) == ["_site", "mine"])
      try #expect(folder.texts(in: "mine") == ["x": "x"])
    }
  }

  @Test func namesThatAreNotUTF8AreRemovedToo() async throws {
    try await TemporaryFolder.filled { folder in
      _ = try await publish("1", in: folder)
      let site = try OpenFolder(folder.path + "/_site")
      // A file system may refuse such names.
      if (try? site.create(EntryName(bytes: [0x61, 0xFF]), [1])) == nil { return }
      try await #expect(publish("2", in: folder) == [])
      try #expect(names(in: folder) == ["_site"])
    }
  }
}
