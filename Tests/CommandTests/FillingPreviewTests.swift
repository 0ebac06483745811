import CaseStudyModel
import FileWatching
import Foundation
import PreviewServer
import SiteBuilder
import TestForm
import Testing

@testable import SolidsiteCommand

/// A preview that gets requests and changes before its studies have been read.
@Suite(.waiting) struct FillingPreviewTests {
  private static let site: [String: String] = {
    var site = ["solidsite.yml": "title: Studies\n", "Content/pages/about.md": "---\ntitle: About\n---\n\nWords.\n"]
    for number in 10..<40 {
      let body = "See [the next one](s\(number + 1).md).\n"
      site["Content/case-studies/s\(number).md"] = study(title: "Title \(number)", body: number < 39 ? body : "")
    }
    site["Content/case-studies/s20.md"] = study(title: "Renamed").replacing("---\ntitle", with: "---\nslug: x\ntitle")
    return site
  }()

  @Test func readsRequestedStudiesFirst() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder) { preview in
        let study = try preview.asking(for: "case-studies/s30/")
        let part = try preview.asking(for: "case-studies/s31/index.html")
        preview.run()
        let shown = try study()
        #expect(shown.contains("Title 30"))
        let shownPart = try part()
        #expect(shownPart.contains("Title 31"))
        try await preview.becomesWhole(folder)
      }
    }
  }

  @Test func readsATranslationBelowItsOriginal() async throws {
    let translation = ["Content/case-studies/s30.de.md": study(title: "Titel 30")]
    try await SiteFolder.with(Self.site.merging(translation) { $1 }) { folder in
      try await FillingPreview.with(folder, reading: ["Content/case-studies/s30.md"]) { preview in
        let asked = try preview.asking(for: "case-studies/s30/de/")
        preview.run()
        let shown = try asked()
        #expect(shown.contains("Titel 30"))
        try await preview.becomesWhole(folder)
      }
    }
  }

  @Test func linksToStudiesThatHaveNotBeenRead() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder, reading: ["Content/case-studies/s12.md"]) { preview in
        let text = try preview.get("case-studies/s12/").text
        #expect(text.contains("s13/\">the next one"))
      }
    }
  }

  @Test func neverReportsAPageAsMissing() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder) { preview in
        // No file name shows this slug.
        #expect(try preview.get("case-studies/x/").status == 503)
        #expect(try preview.get("").text.contains("solidsite-filling"))
        preview.run()
        try await preview.becomesWhole(folder)
        #expect(try preview.get("case-studies/x/").text.contains("Renamed"))
        #expect(try preview.get("case-studies/s20/").status == 404)
      }
    }
  }

  @Test func followsChangesAdditionsAndDeletionsWhileTheSiteIsRead() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder, reading: ["Content/case-studies/s11.md"]) { preview in
        let deleted = try preview.asking(for: "case-studies/s15/")
        try folder.save(study(title: "Changed after reading"), to: "Content/case-studies/s11.md")
        try folder.save(study(title: "Changed before reading"), to: "Content/case-studies/s35.md")
        try folder.save(study(title: "New"), to: "Content/case-studies/s99.md")
        try folder.remove("Content/case-studies/s15.md")
        preview.run()
        let shown = try deleted()
        #expect(!shown.contains("Title 15"))
        try await preview.becomesWhole(folder)
        #expect(try preview.get("case-studies/s11/").text.contains("Changed after reading"))
      }
    }
  }

  @Test func continuesAfterUnreadableSettingsAreFixed() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder) { preview in
        let study = try preview.asking(for: "case-studies/s30/")
        try folder.save("title: [\n", to: "solidsite.yml")
        preview.run()
        let shown = try study()
        #expect(shown.contains("Title 30"))
        try folder.save("title: Mended\nlanguage: de\n", to: "solidsite.yml")
        try await preview.becomesWhole(folder)
      }
    }
  }

  @Test func showsSavesOfALargeSiteBeforeItIsBuilt() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder, smallSite: 3) { preview in
        preview.run()
        try await preview.becomesWhole(folder)
        for number in 1...3 {
          for name in ["s12", "s30"] {
            try folder.save(study(title: "Saved \(number)"), to: "Content/case-studies/\(name).md")
          }
          let isShown = try Preview.eventually {
            try preview.get("case-studies/s30/").text.contains("Saved \(number)")
          }
          #expect(isShown)
        }
        // With an unread study, while the site is being built.
        try folder.save(study(title: "New"), to: "Content/case-studies/s99.md")
        try folder.save(study(title: "Wrong", body: "[x](missing.md)"), to: "Content/case-studies/s12.md")
        try await preview.becomesWhole(folder)
        try folder.remove("Content/case-studies/s12.md")
        try await preview.becomesWhole(folder)
      }
    }
  }

  @Test func endsWhileRequestsWait() async throws {
    try await SiteFolder.with(Self.site) { folder in
      try await FillingPreview.with(folder) { preview in
        _ = try preview.asking(for: "case-studies/s30/")
        preview.run()
      }
    }
  }
}

/// A preview in this process, of which nothing is read until it runs.
private final class FillingPreview {
  private var session: PreviewSession
  private let first: SiteBuild
  private let state: PreviewState
  private let request: SiteRequest
  private var task: Task<Void, Never>?

  /// - Parameter sources: the studies that have been read before the first request.
  private init(_ folder: SiteFolder, reading sources: [String], smallSite: Int) async throws {
    let arguments = try Arguments(
      ["--root", folder.path, "--quiet"], for: ServeCommand(parts: PartRegistry()).specification)
    var request = try SiteRequest(SiteLocation(building: nil, root: folder.path), arguments)
    request.load.includesDrafts = true
    let watched = try await WatchedSite(request)
    let watcher = try FolderWatching().watcher(of: watched.folders) { _ in }
    var builder = try PreviewBuilder(request, parts: PartRegistry())
    first = try await builder.build(after: SiteChanges(), reading: ReadingPortion(needed: sources))
    let problems = ProblemWriter(sources: request.sources, editor: nil)
    let queue = PreviewQueue()
    state = PreviewState(first, problems: problems, requestStudies: queue.request)
    self.request = request
    session = PreviewSession(
      builder: SharedPreviewBuilder(builder), server: try PreviewServer(site: state, port: .exactly(0)),
      watcher: watcher, watched: watched, problems: problems,
      printing: PreviewPrinting(Console(arguments), request.sources), queue: queue, navigates: false,
      smallSite: smallSite, threads: WaitingTrait.companions)
  }

  static func with(
    _ folder: SiteFolder, reading sources: [String] = [], smallSite: Int = 200,
    isolation: isolated (any Actor)? = #isolation,
    _ work: (FillingPreview) async throws -> Void
  ) async throws {
    let preview = try await FillingPreview(folder, reading: sources, smallSite: smallSite)
    defer { preview.session.server.stop() }
    do {
      try await work(preview)
    } catch {
      Issue.record(error)
    }
    preview.task?.cancel()
    await preview.task?.value
  }

  /// Starts to read the rest, and to follow changes.
  func run() {
    task = Task(executorPreference: WaitingTrait.companions) { [session, first, state] in
      var session = session
      await session.run(from: first, shownAs: state)
    }
  }

  /// Asks for a page whose answer may have to wait.
  /// - Returns: waits for the answer, and returns its text.
  func asking(for path: String) throws -> () throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl", "--silent", session.server.address + path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return {
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }

  func get(_ path: String) throws -> (status: Int, text: String) {
    let run = try Self.curl(["--write-out", "\n%{http_code}", session.server.address + path])
    let end = run.output.lastIndex(of: "\n") ?? run.output.startIndex
    return (Int(run.output[end...].dropFirst()) ?? 0, String(run.output[..<end]))
  }

  private static func curl(_ arguments: [String]) throws -> CommandRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl", "--silent"] + arguments
    return try CommandTests.run(process)
  }

  /// Waits until the pages are those that a build of the folder writes.
  func becomesWhole(_ folder: SiteFolder) async throws {
    let build = try await PartRegistry().pipeline(content: request.content, options: request.load).build()
    let pages = build.files.filter { $0.path.hasSuffix(".html") || $0.path.hasSuffix(".xml") }
    var differing: [String] = []
    let isWhole = try Preview.eventually {
      // One request first, because fetching all pages takes longer than reading them.
      if try get("").text.contains("solidsite-filling") { return false }
      return try SiteFolder.with { fetched in
        _ = try Self.curl(
          ["--create-dirs"]
            + pages.flatMap { ["--output", fetched.path + "/" + $0.path, session.server.address + $0.path] })
        differing = try pages.filter { page in
          let served = try fetched.text(page.path).replacing(
            /<script src="\/_solidsite\/reload.js" data-version="[^"]*" data-texts="[^"]*" defer><\/script>/, with: "")
          return served != String(decoding: page.contents().value, as: UTF8.self)
        }.map(\.path)
        return differing.isEmpty
      }
    }
    #expect(isWhole, "\(differing)")
  }
}
