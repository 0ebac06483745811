import Foundation
import SiteStorage
import Testing

/// Each folder is listed once by its own path, and once through the first link to it.
@Suite struct LinkedFolderTests {
  @Test(arguments: [3, 8, 40])
  func listsFoldersThatLinkToEachOtherTwice(count: Int) async throws {
    try await TemporaryFolder.filled { folder in
      for one in 0..<count {
        try folder.write("", to: "d\(one)/file")
        for two in 0..<count where two != one { try folder.link("d\(one)/l\(two)", to: "../d\(two)") }
      }
      let listing = try DiskContentSource(root: folder.path).listing()
      #expect(listing.paths.count == 2 * count)
      #expect(listing.faults == [])
    }
  }

  /// The number of paths doubles with every step.
  @Test func listsAChainOfFoldersThatEachLinkTwiceToTheNext() async throws {
    try await TemporaryFolder.filled(with: ["d60/file": ""]) { folder in
      for step in 0..<60 {
        try folder.write("", to: "d\(step)/file")
        for name in ["a", "b"] { try folder.link("d\(step)/\(name)", to: "../d\(step + 1)") }
      }
      #expect(try DiskContentSource(root: folder.path).paths().count <= 2 * 61)
    }
  }

  @Test func prefersAFoldersOwnPathAndThenTheFirstLinkToIt() async throws {
    try await TemporaryFolder.filled(with: ["real/x": "", "real/deep/y": ""]) { folder in
      for name in ["b", "a", "z"] { try folder.link(name, to: "real") }
      try folder.link("m", to: "real/deep")
      let listing = try DiskContentSource(root: folder.path).listing()
      #expect(listing.paths == ["a/deep/y", "a/x", "real/deep/y", "real/x"])
      #expect(Set(listing.secondNames.map(\.path)) == ["b", "m", "z"])
      #expect(listing.secondNames.first { $0.path == "m" }?.listed == "a/deep")
    }
  }

  @Test func recordsTheRealPathsOfLinkedFolders() async throws {
    try await TemporaryFolder.filled(with: ["real/x": "", "real/deep/y": "", "output/z": ""]) { folder in
      try folder.link("a", to: "real")
      try folder.link("b", to: "output")
      let listing = try DiskContentSource(root: folder.path, ignoredFolders: ["output"]).listing()
      #expect(listing.linkedFolders.map { [$0.path, $0.listed] } == [["a", "real"], ["a/deep", "real/deep"]])
    }
  }

  @Test func reportsNamesThatCannotBeShown() async throws {
    try await TemporaryFolder.filled(with: ["a.md": "", "b\nc.md": ""]) { folder in
      #expect(creat(folder.path + "/plain", 0o600) >= 0)
      let bytes = Array((folder.path + "/x").utf8) + [0xE9, 0]
      bytes.withUnsafeBytes { name in
        if let base = name.baseAddress { close(creat(base.assumingMemoryBound(to: CChar.self), 0o600)) }
      }
      let listing = try DiskContentSource(root: folder.path).listing()
      #expect(listing.paths == ["a.md", "plain"])
      #expect(Set(listing.faults.map(\.path)) == ["b\\x0Ac.md", "x\\xE9"])
      #expect(listing.faults.map(\.reason) == [.invalidName, .invalidName])
    }
  }
}
