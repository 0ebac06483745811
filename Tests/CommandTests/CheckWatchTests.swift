import CaseStudyModel
import Foundation
import SiteBuilder
import TestForm
import Testing

@testable import SolidsiteCommand

@Suite("The words for changes")
struct SiteChangesTextTests {
  @Test func haveNoCharactersThatControlATerminal() {
    let changes = SiteChanges(paths: [PathKey("a\u{1B}[31m\u{7}\u{202E}\n.md")])
    #expect(changes.text.description == "a\u{FFFD}[31m\u{FFFD}\u{FFFD}\u{FFFD}.md")
  }
}

@Suite("check --watch", .waiting)
struct CheckWatchTests {
  private static let path = "Content/case-studies/a.md"

  @Test func printsNewAndResolvedDiagnosticsAfterEachSave() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n", Self.path: study(), "Content/index.md": Self.home]) { folder in
      try Self.watch(in: folder) { watch in
        try folder.save(study(principles: "opne"), to: Self.path)
        #expect(watch.says("Principle 'opne' isn't defined; did you mean 'ocp'? [UnknownPrinciple]"))
        #expect(watch.says("1 new, 0 resolved. 1 error"))
        // The same problem on a later line is neither new nor resolved.
        try folder.save(study(principles: "opne").replacing("title:", with: "tags: [a]\ntitle:"), to: Self.path)
        #expect(watch.says("nothing new. 1 error"))
        try folder.save(study(), to: Self.path)
        #expect(watch.says("Content/case-studies/a.md:5: resolved: Principle 'opne' isn't defined"))
        #expect(watch.says("0 new, 1 resolved. No problems found"))
      }
    }
  }

  @Test func followsTheSettingsAndTheTemplates() throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n", Self.path: study(), "Content/index.md": Self.home]) { folder in
      try Self.watch(in: folder) { watch in
        try folder.write("{{#a}}", to: "Templates/page.mustache")
        #expect(watch.says("Templates/page.mustache:1:"))
        try folder.write("title: x\nlanguage: de\n", to: "solidsite.yml")
        #expect(watch.says(" behoben"))
      }
    }
  }

  @Test(arguments: [
    "--fix", "--external", "--compile", "--format json", "--format sarif", "--summary a.md", "--strict",
  ])
  func goesOnlyWithOptionsThatHaveAnEffect(options: String) throws {
    try SiteFolder.with(["solidsite.yml": "title: x\n"]) { folder in
      let run = try solidsite("check --watch \(options)", in: folder)
      #expect(run.status == 64)
      #expect(run.errors.contains("Option '--watch'"))
    }
  }

  @Test func rejectsAFolderWithoutMarkdown() throws {
    try SiteFolder.with { folder in
      let run = try solidsite("check --watch", in: folder)
      #expect(run.status != 0)
      #expect(run.errors.contains("There is no Markdown file in '.'"))
    }
  }

  @Test func matchesProblemsThatMovedWithinTheirFile() {
    let old = [Self.problem(1), Self.problem(5), Self.problem(9, "b.md")]
    let new = [Self.problem(2), Self.problem(6), Self.problem(8)]
    let changes = DiagnosticChanges(from: old, to: new)
    #expect(changes.new == [Self.problem(8)])
    #expect(changes.resolved == [Self.problem(9, "b.md")])
    #expect(DiagnosticChanges(from: old, to: old).isEmpty)
  }

  private static let home = "---\ntitle: Home\nsummary: Home.\n---\n\nText.\n"

  private static func problem(_ line: Int, _ path: String = "a.md") -> Diagnostic {
    Diagnostic("X", .error, "Same words", at: SourceRange(path: path, line: line))
  }

  /// A check that is watching, and what it has printed so far.
  private struct Watch {
    let process: Process
    let log: String

    /// Waits until a text was printed.
    func says(_ text: String) -> Bool {
      let isSaid = { (try? String(contentsOfFile: log, encoding: .utf8))?.contains(text) == true }
      return Preview.eventually { isSaid() || !process.isRunning } && isSaid()
    }
  }

  /// Watches a site while the work runs, then interrupts the program, which must end with success.
  private static func watch(in folder: SiteFolder, _ work: (Watch) throws -> Void) throws {
    let log = NSTemporaryDirectory() + "/solidsite-watch-" + UUID().uuidString
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: log) }
    let process = try CommandRun.process(["check", "--watch"], in: folder.path)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    let watch = Watch(process: process, log: log)
    try #require(watch.says("Watching for changes; press Control-C to stop"))
    try work(watch)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }
}
