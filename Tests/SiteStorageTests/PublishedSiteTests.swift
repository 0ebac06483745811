import CaseStudyModel
import Foundation
import Testing

@testable import SiteStorage

@Suite struct PublishedSiteTests {
  private static let key = KeyedHash.Key(low: 1, high: 2)

  private func publisher(_ folder: TemporaryFolder) -> SitePublisher {
    var publisher = SitePublisher(output: folder.path + "/_site", root: folder.path, jobs: 2)
    publisher.key = Self.key
    return publisher
  }

  /// Publishes two files, does something to the folder, and returns the fingerprints before and after.
  private func fingerprints(
    after change: (TemporaryFolder) throws -> Void
  ) async throws -> (made: UInt64?, found: UInt64?) {
    var result: (UInt64?, UInt64?) = (nil, nil)
    try await TemporaryFolder.filled { folder in
      let publisher = publisher(folder)
      let report = try await publisher.publish(
        ["index.html", "a/b.css"].map { path in OutputFile(path: path) { Diagnosed(Array(path.utf8)) } })
      try change(folder)
      result = (report.value.content, try? await publisher.publishedContent(Self.key))
    }
    return result
  }

  @Test func hasTheFingerprintThatItWasMadeWith() async throws {
    let (made, found) = try await fingerprints { _ in }
    #expect(made != nil)
    #expect(made == found)
  }

  @Test func ignoresTimesOfFiles() async throws {
    let (made, found) = try await fingerprints { try $0.write("index.html", to: "_site/index.html") }
    #expect(made == found)
  }

  /// What a build would repair or clean up.
  enum Damage: CaseIterable {
    case edited, added, deleted, renamed, linked, emptyFolder, marker, staging, journal, gone
  }

  @Test(arguments: Damage.allCases)
  func detectsWhatABuildWouldRepair(damage: Damage) async throws {
    let (made, found) = try await fingerprints { folder in
      let files = FileManager.default
      let site = folder.path + "/_site"
      switch damage {
      case .edited: try folder.write("index.htmL", to: "_site/index.html")
      case .added: try folder.write("", to: "_site/new")
      case .deleted: try files.removeItem(atPath: site + "/a/b.css")
      case .renamed: try files.moveItem(atPath: site + "/a/b.css", toPath: site + "/a/c.css")
      case .linked:
        try files.moveItem(atPath: site + "/index.html", toPath: folder.path + "/elsewhere")
        try folder.link("_site/index.html", to: "../elsewhere")
      case .emptyFolder: try files.createDirectory(atPath: site + "/empty", withIntermediateDirectories: true)
      case .marker: try folder.write("", to: "_site/.solidsite")
      case .staging: try folder.write("", to: "._site.solidsite-new-2/x")
      case .journal: try folder.write("", to: "_site/.solidsite-journal")
      case .gone: try files.removeItem(atPath: site)
      }
    }
    #expect(made != found, "\(damage)")
  }

  @Test func identifiesTheMarkerOnThisMachine() async throws {
    try await TemporaryFolder.filled { folder in
      let publisher = publisher(folder)
      #expect(try publisher.marker() == nil)
      _ = try await publisher.publish([])
      let marker = try #require(try publisher.marker())
      #expect(try publisher.marker() == marker)
      // A copy with the same times, as an archive makes it.
      let copy = Process()
      copy.executableURL = URL(fileURLWithPath: "/bin/cp")
      copy.arguments = ["-a", folder.path + "/_site", folder.path + "/copy"]
      try copy.run()
      copy.waitUntilExit()
      var other = publisher
      other.output = folder.path + "/copy"
      #expect(try other.marker() != nil)
      #expect(try other.marker() != marker)
    }
  }
}
