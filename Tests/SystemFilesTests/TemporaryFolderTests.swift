import Foundation
import SystemFiles
import Testing

/// Temporary folders, and the removal of those that a killed run left behind.
struct TemporaryFolderTests {
  /// Gives a test its own folder.
  private func withParent(_ work: (String) throws -> Void) throws {
    let parent = try TemporaryFolder(for: "tested")
    defer { parent.remove() }
    try work(parent.path)
  }

  @Test(arguments: [false, true])
  func keepsFoldersThatAreInUse(removesAbandoned: Bool) throws {
    try withParent { parent in
      let used = try TemporaryFolder(for: "a", in: parent, removesAbandoned: removesAbandoned)
      let other = try TemporaryFolder(for: "a", in: parent, removesAbandoned: true)
      #expect(try FileSystem.names(in: parent).count == 2)
      used.remove()
      other.remove()
      #expect(try FileSystem.names(in: parent).isEmpty)
    }
  }

  @Test func removesAbandonedFoldersOfTheSamePurpose() throws {
    try withParent { parent in
      for name in ["solidsite-a-left", "solidsite-b-left", "mine"] { try FileSystem.createFolder(parent + "/" + name) }
      let folder = try TemporaryFolder(for: "a", in: parent, removesAbandoned: true)
      defer { folder.remove() }
      let names = Set(try FileSystem.names(in: parent))
      #expect(!names.contains("solidsite-a-left"))
      #expect(names.isSuperset(of: ["solidsite-b-left", "mine"]))
    }
  }

  @Test func knowsWhetherOtherUsersMayEnterAFolder() throws {
    try withParent { parent in
      let inner = parent + "/inner"
      let isOpenAbove = TemporaryFolder.canBeEnteredByAll(FilePath.folder(of: parent))
      try FileSystem.createFolder(inner)
      for (outerMode, innerMode, mayEnter) in [(0o755, 0o711, true), (0o755, 0o700, false), (0o700, 0o755, false)] {
        try FileManager.default.setAttributes([.posixPermissions: outerMode], ofItemAtPath: parent)
        try FileManager.default.setAttributes([.posixPermissions: innerMode], ofItemAtPath: inner)
        #expect(TemporaryFolder.canBeEnteredByAll(inner) == (isOpenAbove && mayEnter), "\(outerMode) \(innerMode)")
      }
      #expect(!TemporaryFolder.canBeEnteredByAll(parent + "/missing"))
    }
  }

  @Test func removesNothingUnlessRequested() throws {
    try withParent { parent in
      try FileSystem.createFolder(parent + "/solidsite-a-left")
      let folder = try TemporaryFolder(for: "a", in: parent, removesAbandoned: false)
      defer { folder.remove() }
      #expect(try FileSystem.names(in: parent).count == 2)
    }
  }
}
