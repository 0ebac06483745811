import CaseStudyModel
import Foundation
import SystemFiles
import Testing

@testable import SiteStorage

@Suite struct SitePublisherTests {
  private static let marker = ".solidsite"

  /// Publishes texts, keyed by path, to `_site` in a folder.
  @discardableResult
  private func publish(
    _ texts: [String: String], to folder: TemporaryFolder, isForced: Bool = false, movesSingly: Bool = false,
    jobs: Int = 2
  ) async throws -> PublishingReport {
    var publisher = SitePublisher(
      output: folder.path + "/_site", root: folder.path, sources: [folder.path + "/Content"], jobs: jobs,
      isForced: isForced)
    publisher.movesSingly = movesSingly
    return try await publisher.publish(Self.files(texts)).value
  }

  private static func files(_ texts: [String: String]) -> [OutputFile] {
    texts.sorted { $0.key < $1.key }.map { path, text in OutputFile(path: path) { Diagnosed(Array(text.utf8)) } }
  }

  /// The published site, without the marker.
  private func published(in folder: TemporaryFolder) throws -> [String: String] {
    var texts = try folder.texts(in: "_site")
    #expect(texts.removeValue(forKey: Self.marker) != nil)
    return texts
  }

  /// The names in the output's parent folder.
  private func neighbours(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test(arguments: [false, true])
  func replacesTheSiteAndLeavesNoOtherFiles(movesSingly: Bool) async throws {
    try await TemporaryFolder.filled { folder in
      let first = ["index.html": "1", "a/b/index.html": "old", "gone/index.html": "x"]
      let report = try await publish(first, to: folder, movesSingly: movesSingly)
      #expect(report.written == 4)
      try #expect(published(in: folder) == first)
      let second = ["index.html": "1", "a/b/index.html": "new", "a/c.css": "c"]
      let next = try await publish(second, to: folder, movesSingly: movesSingly)
      #expect((next.written, next.unchanged, next.removed) == (2, 2, 1))
      #expect(next.isMovedSingly == movesSingly)
      try #expect(published(in: folder) == second)
      #expect(!folder.exists("_site/gone"))
      try #expect(neighbours(in: folder) == ["_site"])
    }
  }

  /// The staging folder beside such an output would have too long a name.
  @Test(arguments: [239, 240, 241, 255])
  func publishesToAFolderWithALongName(length: Int) async throws {
    try await TemporaryFolder.filled { folder in
      let name = String(repeating: "a", count: length)
      let publisher = SitePublisher(output: folder.path + "/" + name, root: folder.path)
      for text in ["old", "new"] {
        _ = try await publisher.publish(Self.files(["index.html": text, "\(text)/a.html": "a"]))
        let texts = try folder.texts(in: name)
        #expect(texts.keys.sorted() == [Self.marker, "index.html", "\(text)/a.html"].sorted())
        #expect(texts["index.html"] == text)
        try #expect(neighbours(in: folder) == [name])
      }
    }
  }

  #if os(Linux)
    @Test(arguments: [false, true])
    func removesNamesThatAreNotText(movesSingly: Bool) async throws {
      try await TemporaryFolder.filled { folder in
        try await publish(["index.html": "old"], to: folder, movesSingly: movesSingly)
        let name = (folder.path + "/_site/x").utf8CString.dropLast() + [-1, 0]
        #expect(mkdir(Array(name), 0o755) == 0)
        try await publish(["index.html": "new"], to: folder, movesSingly: movesSingly)
        #expect(access(Array(name), F_OK) != 0)
        try #expect(published(in: folder) == ["index.html": "new"])
      }
    }
  #endif

  @Test func keepsUnchangedFilesAndReplacesNothingIfNothingDiffers() async throws {
    try await TemporaryFolder.filled { folder in
      try await publish(["a.html": "a", "b.html": "b"], to: folder)
      let site = try folder.fileNumber(of: "_site")
      let a = try folder.fileNumber(of: "_site/a.html")
      let same = try await publish(["a.html": "a", "b.html": "b"], to: folder)
      #expect(!same.isReplaced)
      try #expect(folder.fileNumber(of: "_site") == site)
      try await publish(["a.html": "a", "b.html": "changed"], to: folder)
      try #expect(folder.fileNumber(of: "_site") != site)
      try #expect(folder.fileNumber(of: "_site/a.html") == a)
    }
  }

  @Test(arguments: ["X", "ab", ""])
  func restoresFilesEditedByHand(text: String) async throws {
    try await TemporaryFolder.filled { folder in
      try await publish(["a.html": "a", "b/c.html": "c"], to: folder)
      try folder.write(text, to: "_site/a.html")
      try folder.write("mine", to: "_site/b/extra.html")
      try await publish(["a.html": "a", "b/c.html": "c"], to: folder)
      try #expect(published(in: folder) == ["a.html": "a", "b/c.html": "c"])
    }
  }

  @Test func neverWritesThroughALinkInTheOutput() async throws {
    try await TemporaryFolder.filled(with: ["mine.txt": "a"]) { folder in
      try await publish(["a.html": "a"], to: folder)
      try FileManager.default.removeItem(atPath: folder.path + "/_site/a.html")
      try folder.link("_site/a.html", to: "../mine.txt")
      try await publish(["a.html": "a"], to: folder)
      try await publish(["a.html": "b"], to: folder)
      try #expect(folder.texts()["mine.txt"] == "a")
      try #expect(published(in: folder) == ["a.html": "b"])
    }
  }

  @Test func rejectsAFolderThatItDidNotMakeUnlessForced() async throws {
    try await TemporaryFolder.filled(with: ["_site/mine.txt": "mine"]) { folder in
      await #expect(throws: PublishingError.notOurs(folder.path + "/_site")) {
        try await publish(["a.html": "a"], to: folder)
      }
      try #expect(folder.texts() == ["_site/mine.txt": "mine"])
      try await publish(["a.html": "a"], to: folder, isForced: true)
      try #expect(published(in: folder) == ["a.html": "a"])
    }
  }

  @Test func rejectsAnotherSitesSourcesDespiteAMarker() async throws {
    let files = ["_site/solidsite.yml": "title: T\n", "_site/.solidsite": "", "_site/a.md": "mine"]
    try await TemporaryFolder.filled(with: files) { folder in
      await #expect(throws: PublishingError.isGuarded(folder.path + "/_site")) {
        try await publish(["a.html": "a"], to: folder, isForced: true)
      }
      try #expect(folder.texts()["_site/a.md"] == "mine")
    }
  }

  @Test func rejectsAGitWorkTreeEvenIfForced() async throws {
    try await TemporaryFolder.filled(with: ["_site/.git": "gitdir: x", "_site/.solidsite": ""]) { folder in
      await #expect(throws: PublishingError.isWorkTree(folder.path + "/_site")) {
        try await publish(["a.html": "a"], to: folder, isForced: true)
      }
    }
  }

  @Test(arguments: ["", "/..", "/Content", "/Content/deep", "/link"])
  func rejectsToReplaceOrFeedItsOwnSource(output: String) async throws {
    try await TemporaryFolder.filled(with: ["site/Content/a.md": ""]) { folder in
      try folder.link("site/link", to: "Content")
      let root = folder.path + "/site"
      let publisher = SitePublisher(output: root + output, root: root, sources: [root + "/Content"], isForced: true)
      let error = await #expect(throws: PublishingError.self) {
        try await publisher.publish(Self.files(["a.html": "a"]))
      }
      switch error {
      case .holdsSource, .insideSource: break
      default: Issue.record("refused for another reason: \(String(describing: error))")
      }
      try #expect(folder.texts(in: "site/Content") == ["a.md": ""])
    }
  }

  @Test(arguments: [
    ["../x"], ["/x"], ["a/../../x"], ["a//b"], [""], [".solidsite"], [".solidsite/a"], [".solidsite-new/a"],
    [".solidsite-journal"], ["A", "a"], ["a", "a/b"],
  ])
  func rejectsPathsThatAreUnsafeOrCollide(paths: [String]) async throws {
    try await TemporaryFolder.filled { folder in
      let files = paths.map { OutputFile(path: $0) { Diagnosed([]) } }
      let publisher = SitePublisher(output: folder.path + "/_site", root: folder.path)
      await #expect(throws: PublishingError.self) { try await publisher.publish(files) }
      try #expect(neighbours(in: folder) == [])
    }
  }

  @Test func removesTheLeftoversOfAKilledRun() async throws {
    try await TemporaryFolder.filled(with: ["._site.solidsite-new/stale/x": "x"]) { folder in
      try await publish(["a.html": "a"], to: folder)
      try #expect(published(in: folder) == ["a.html": "a"])
      try #expect(neighbours(in: folder) == ["_site"])
    }
  }

  @Test func rejectsToWorkAtTheSameTimeAsAnotherRun() async throws {
    try await TemporaryFolder.filled(with: ["._site.solidsite-new/x": "x"]) { folder in
      let lock = try #require(try FolderLock(folder.path + "/._site.solidsite-new"))
      await #expect(throws: PublishingError.isBusy(folder.path + "/_site")) {
        try await publish(["a.html": "a"], to: folder)
      }
      lock.release()
      try await publish(["a.html": "a"], to: folder)
      try #expect(published(in: folder) == ["a.html": "a"])
    }
  }

  @Test func returnsDiagnosticsInTheOrderOfFiles() async throws {
    try await TemporaryFolder.filled { folder in
      let files = (0..<600).map { number in
        OutputFile(path: "\(number)/index.html") {
          let place = SourceRange(path: "x.mustache", line: number + 1)
          return Diagnosed([], [Diagnostic("UnknownName", .error, "Name \(number) isn't defined", at: place)])
        }
      }
      let publisher = SitePublisher(output: folder.path + "/_site", root: folder.path, jobs: 3)
      let result = try await publisher.publish(files)
      #expect(result.diagnostics.map(\.range.start.line) == Array(1...600))
      try #expect(published(in: folder).count == 600)
    }
  }

  @Test func anInterruptedRunLeavesTheOldSiteAndNoOtherFiles() async throws {
    try await TemporaryFolder.filled { folder in
      try await publish(["a.html": "a"], to: folder)
      let publisher = SitePublisher(output: folder.path + "/_site", root: folder.path)
      let task = Task {
        try await publisher.publish([
          OutputFile(path: "a.html") {
            withUnsafeCurrentTask { $0?.cancel() }
            return Diagnosed(Array("b".utf8))
          }
        ])
      }
      await #expect(throws: PublishingError.interrupted) { _ = try await task.value }
      try #expect(published(in: folder) == ["a.html": "a"])
      try #expect(neighbours(in: folder) == ["_site"])
    }
  }

  @Test func publishesThroughALinkToTheOutputFolder() async throws {
    try await TemporaryFolder.filled(with: ["elsewhere/site/.solidsite": "", "root/x": ""]) { folder in
      try folder.link("root/_site", to: "../elsewhere/site")
      let publisher = SitePublisher(output: folder.path + "/root/_site", root: folder.path + "/root")
      _ = try await publisher.publish(Self.files(["a.html": "a"]))
      try #expect(folder.texts(in: "elsewhere/site")["a.html"] == "a")
      try #expect(folder.texts(in: "root/_site")["a.html"] == "a")
    }
  }
}
