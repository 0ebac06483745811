import Foundation
import Synchronization
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

  @Test func replacesAFileWhileOthersDo() throws {
    try inFolder { path in
      let failures = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 50) { number in
        let bytes = [UInt8](repeating: UInt8(number), count: 10_000)
        do {
          try OpenFolder(path).replace(EntryName("a"), by: bytes)
        } catch {
          failures.withLock { $0 += 1 }
        }
      }
      #expect(failures.withLock { $0 } == 0)
      let bytes = try FileSystem.read(path + "/a")
      #expect(bytes.count == 10_000 && Set(bytes).count == 1)
      try #expect(FileSystem.names(in: path) == ["a"])
    }
  }

  @Test func removesLeftoversOfKilledRunsButNotTheFilesOfOthers() throws {
    try inFolder { path in
      let folder = try OpenFolder(path)
      let name = OpenFolder.unfinishedName(of: EntryName("a"))
      try FileSystem.write([1], to: path + "/" + name)
      // A run that writes the file has it locked.
      let other = try #require(FileHandle(forReadingAtPath: path + "/" + name))
      try #require(flock(other.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
      try folder.replace(EntryName("a"), by: [2])
      try #expect(FileSystem.names(in: path).sorted() == [name, "a"])
      try #expect(FileSystem.read(path + "/" + name) == [1])
      try other.close()
      try folder.replace(EntryName("a"), by: [3])
      try #expect(FileSystem.names(in: path) == ["a"])
      try #expect(FileSystem.read(path + "/a") == [3])
    }
  }

  @Test(arguments: ["ln -s gone", "mkdir", "mkfifo"])
  func replacesAFileWhateverHasTheNameThatItNeeds(command: String) throws {
    try inFolder { path in
      let name = OpenFolder.unfinishedName(of: EntryName("a"))
      let place = path + "/" + name
      switch command {
      case "mkdir": try FileSystem.createFolder(place)
      case "mkfifo": try #require(mkfifo(place, 0o600) == 0)
      default: try #require(symlink("gone", place) == 0)
      }
      try OpenFolder(path).replace(EntryName("a"), by: [2])
      try #expect(FileSystem.read(path + "/a") == [2])
      try #expect(FileSystem.names(in: path).contains(name) == (command == "mkdir"))
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
