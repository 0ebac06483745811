import Foundation
import Testing

/// Builds that are ended in the middle: the old site stays whole. They share the processor with nothing else.
@Suite(.serialized) struct InterruptedBuildTests {
  private static let staging = "._site.solidsite-new"

  /// A site of many files, built once, and then changed in every file.
  private func withChangedSite(_ work: (SiteFolder, [String: Data]) throws -> Void) throws {
    func write(_ text: String, to folder: SiteFolder) throws {
      let line = text + String(repeating: " ", count: 20_000)
      for number in 0..<400 { try folder.write(line, to: "Content/assets/\(number).txt") }
    }
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"]) { folder in
      try write("old", to: folder)
      #expect(try solidsite("build", in: folder).status == 0)
      let old = folder.contents(of: "_site")
      #expect(old.count > 400)
      try write("new", to: folder)
      try work(folder, old)
    }
  }

  /// Sends a signal to a build as soon as it writes, again and again until one struck before the end.
  private func interruptedBuild(in folder: SiteFolder, by signal: Int32) throws -> CommandRun {
    for _ in 0..<10 {
      let process = try CommandRun.process(["build"], in: folder.path)
      Thread.detachNewThread {
        while !process.isRunning { usleep(50) }
        while process.isRunning, ((try? folder.names(in: Self.staging)) ?? []).isEmpty { usleep(50) }
        if process.isRunning { kill(process.processIdentifier, signal) }
      }
      let result = try run(process)
      if result.status == -signal { return result }
      try folder.write(UUID().uuidString, to: "Content/assets/0.txt")
    }
    return try #require(nil, "no signal struck in the middle")
  }

  @Test func aKilledBuildLeavesTheOldSiteWhole() throws {
    try withChangedSite { folder, old in
      _ = try interruptedBuild(in: folder, by: SIGKILL)
      let left = folder.contents(of: "_site")
      // Killed before the exchange or right after it, but never in between.
      #expect(left == old || (left.count == old.count && left["assets/399.txt"]?.prefix(3) == Data("new".utf8)))
      #expect(try solidsite("build", in: folder).status == 0)
      try #expect(folder.names() == ["Content", "_site"])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func anInterruptedBuildCleansUp(signal: Int32) throws {
    try withChangedSite { folder, old in
      let result = try interruptedBuild(in: folder, by: signal)
      #expect(result.output == "")
      #expect(folder.contents(of: "_site") == old)
      try #expect(folder.names() == ["Content", "_site"])
    }
  }

  @Test func aFullDiskLeavesTheOldSiteWhole() throws {
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"]) { folder in
      #expect(try solidsite("build", in: folder).status == 0)
      let old = folder.contents(of: "_site")
      try folder.write(String(repeating: "x", count: 2 << 20), to: "Content/assets/large.txt")
      let process = try CommandRun.process([], in: folder.path)
      let program = try CommandRun.program().path
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      // No file may grow over a megabyte, which ends in the same way as a disk that is full.
      process.arguments = ["-c", "ulimit -f 1024; exec '\(program)' build"]
      let result = try run(process)
      #expect(result.status == 2)
      #expect(result.errors.contains("Can't write"))
      #expect(folder.contents(of: "_site") == old)
      try #expect(folder.names() == ["Content", "_site"])
    }
  }
}
