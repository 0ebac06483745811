import Foundation
import TestForm
import Testing

/// Interrupted builds leave the old site intact. The tests run alone, because they depend on timing.
@Suite(
  .serialized, .waiting, .disabled(if: TestForm.isFast, "the fast form leaves out what is repeated many times"))
struct InterruptedBuildTests {
  private static let staging = "._site.solidsite-new"

  /// A build that was interrupted, and the site as it was before.
  private struct Interruption {
    var run: CommandRun
    var old: [String: Data]
    /// The beginning of every asset that the build was to write.
    var mark: String
  }

  /// Creates a site of many files, changes all of them and sends a signal to the build as soon as it writes; repeats
  /// this until a signal arrives before the end.
  private func interruptBuild(by signal: Int32, then check: (SiteFolder, Interruption) throws -> Void) throws {
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"]) { folder in
      try writeAssets("old", in: folder)
      #expect(try solidsite("build", in: folder).status == 0)
      for attempt in 0..<100 {
        let mark = "new \(attempt)"
        try writeAssets(mark, in: folder)
        let old = folder.contents(of: "_site")
        #expect(old.count > 400)
        let process = try CommandRun.process(["build"], in: folder.path)
        Thread.detachNewThread {
          // The build may have ended before this thread ran.
          while process.processIdentifier == 0 { usleep(50) }
          while process.isRunning, ((try? folder.names(in: Self.staging)) ?? []).isEmpty { usleep(50) }
          if process.isRunning { kill(process.processIdentifier, signal) }
        }
        let result = try run(process)
        if result.status == -signal { return try check(folder, Interruption(run: result, old: old, mark: mark)) }
      }
      Issue.record("no signal struck in the middle")
    }
  }

  private func writeAssets(_ mark: String, in folder: SiteFolder) throws {
    let text = mark + String(repeating: " ", count: 20_000)
    for number in 0..<400 { try folder.write(text, to: "Content/assets/\(number).txt") }
  }

  /// Whether the site is entirely old or new; a signal right after the exchange is allowed.
  private func isWhole(_ site: [String: Data], _ interruption: Interruption) -> Bool {
    let assets = site.filter { $0.key.hasPrefix("assets/") && $0.key.hasSuffix(".txt") }
    let isNew = assets.count == 400 && assets.values.allSatisfy { $0.starts(with: Data(interruption.mark.utf8)) }
    return site == interruption.old || isNew
  }

  @Test func aKilledBuildLeavesTheOldSiteIntact() throws {
    try interruptBuild(by: SIGKILL) { folder, interruption in
      #expect(isWhole(folder.contents(of: "_site"), interruption))
      #expect(try solidsite("build", in: folder).status == 0)
      let names = try folder.names()
      #expect(names == ["Content", "_site"])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func anInterruptedBuildCleansUp(signal: Int32) throws {
    try interruptBuild(by: signal) { folder, interruption in
      #expect(interruption.run.output == "")
      #expect(isWhole(folder.contents(of: "_site"), interruption))
      let names = try folder.names()
      #expect(names == ["Content", "_site"])
    }
  }

  @Test func aFullDiskLeavesTheOldSiteIntact() throws {
    try SiteFolder.with(["Content/index.md": "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"]) { folder in
      #expect(try solidsite("build", in: folder).status == 0)
      let old = folder.contents(of: "_site")
      try folder.write(String(repeating: "x", count: 2 << 20), to: "Content/assets/large.txt")
      let process = try CommandRun.process([], in: folder.path)
      let program = try CommandRun.program().path
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      // Files are limited to a megabyte, which has the same effect as a full disk.
      process.arguments = ["-c", "ulimit -f 1024; exec '\(program)' build"]
      let result = try run(process)
      #expect(result.status == 2)
      #expect(result.errors.contains("Can't write"))
      #expect(folder.contents(of: "_site") == old)
      let names = try folder.names()
      #expect(names == ["Content", "_site"])
    }
  }
}
