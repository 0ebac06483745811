import Foundation
import Testing

@testable import SystemFiles

@Suite struct OpenFolderTests {
  private func inFolder(_ work: (String) throws -> Void) throws {
    let folder = try TemporaryFolder(for: "test")
    defer { folder.remove() }
    try work(folder.path)
  }

  @Test func replacesAFileWholeAndKeepsItsRights() throws {
    try inFolder { path in
      try FileSystem.write([1], to: path + "/a")
      chmod(path + "/a", 0o640)
      let folder = try OpenFolder(path)
      try folder.replace(EntryName("a"), by: [2, 3], isDurable: true)
      try #expect(FileSystem.read(path + "/a") == [2, 3])
      try #expect(FileSystem.names(in: path) == ["a"])
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/a")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  @Test func replacesALinkAndNotWhatItLeadsTo() throws {
    try inFolder { path in
      try FileSystem.write([1], to: path + "/mine")
      symlink("mine", path + "/a")
      try OpenFolder(path).replace(EntryName("a"), by: [2])
      try #expect(FileSystem.read(path + "/mine") == [1])
      try #expect(FileSystem.read(path + "/a") == [2])
    }
  }

  @Test func followsNoLinks() throws {
    try inFolder { path in
      try FileSystem.createFolders(path + "/elsewhere/deep")
      try FileSystem.createFolder(path + "/site")
      symlink("../elsewhere", path + "/site/a")
      let site = try OpenFolder(path + "/site")
      for way in ["a", "a/deep", "a/new"] {
        #expect(throws: SystemError.self) { _ = try site.descend(way, isCreating: true) }
      }
      try #expect(FileSystem.names(in: path + "/elsewhere") == ["deep"])
      _ = try site.descend("b/c", isCreating: true)
      try #expect(FileSystem.names(in: path + "/site") == ["a", "b"])
    }
  }

  @Test func readsNoFolderInPlaceOfAFile() throws {
    try inFolder { path in
      try FileSystem.createFolder(path + "/a")
      for name in ["", "a"] {
        let error = SystemError("read", FilePath.joined(path, name), code: EISDIR)
        #expect(throws: error) { try FileSystem.read(name, in: path, limit: 1) }
      }
    }
  }

  @Test func removesAllItCanAndFollowsNoLink() throws {
    try inFolder { path in
      try FileSystem.createFolders(path + "/old/locked/deep")
      try FileSystem.write([1], to: path + "/old/locked/deep/x")
      try FileSystem.write([1], to: path + "/mine")
      symlink("../mine", path + "/old/link")
      symlink("..", path + "/old/locked/up")
      chmod(path + "/old/locked/deep", 0o000)
      chmod(path + "/old/locked", 0o500)
      try FileSystem.remove(path + "/old")
      try #expect(FileSystem.names(in: path) == ["mine"])
    }
  }

  @Test func keepsNamesThatAreNotUTF8() throws {
    try inFolder { path in
      let name = EntryName(bytes: [0x61, 0xFF, 0x62])
      let folder = try OpenFolder(path)
      // A file system may refuse such names.
      if (try? folder.create(name, [1])) == nil { return }
      try #expect(folder.names() == [name])
      try folder.removeFile(name)
      try #expect(folder.names() == [])
    }
  }
}
