import CaseStudyModel
import Dispatch
import FileWatching
import SiteBuilder

/// A run of `check --watch`: checks the site again at each save, and prints the diagnostics that are new or resolved.
///
/// The site is kept in memory as a preview keeps it, so that only changed files are read again.
struct CheckWatch {
  let parts: PartRegistry
  let request: SiteRequest
  /// The files to report on; `nil` for all.
  let files: Set<String>?
  let invocation: Invocation

  /// Runs until a signal ends it.
  func run() async throws {
    AllocatorTuning.keepFreedMemory()
    // Watching starts before reading, so no change is missed.
    let watched = try await WatchedSite(request)
    let watcher = try FolderWatching().watcher(of: watched.folders) { invocation.console.say($0.message) }
    let printer = DiagnosticPrinter(invocation, explanations: parts.explanations)
    try await withTaskCancellationHandler {
      var builder = try PreviewBuilder(request, parts: parts)
      builder.cardDrawing = CardRenderer.undrawn
      var known = try await diagnostics(after: SiteChanges(), by: &builder, isFirst: true)
      _ = try printer.print(known, in: request.sources)
      try invocation.console.announce("Watching for changes; press Control-C to stop")
      var failure: Message?
      while true {
        do {
          guard var changes = try await Self.nextChanges(of: watcher, in: watched) else { return }
          // The failed check may have missed changes.
          if failure != nil { changes.touchEverything = true }
          let found = try await diagnostics(after: changes, by: &builder)
          failure = nil
          try report(DiagnosticChanges(from: known, to: found), after: changes, of: found)
          known = found
        } catch let error as OutputError {
          throw error
        } catch {
          try Task.checkCancellation()
          let message = CommandLineInterface.message(for: error)
          // A watcher may fail repeatedly.
          if message != failure { invocation.console.fail(message) }
          failure = message
        }
      }
    } onCancel: {
      watcher.stop()
    }
  }

  /// Checks the site, as `check` does, and returns the diagnostics in order.
  /// - Parameter isFirst: whether a folder without Markdown is an error; the last text may be removed later.
  private func diagnostics(
    after changes: SiteChanges, by builder: inout PreviewBuilder, isFirst: Bool = false
  ) async throws -> [Diagnostic] {
    let laidOut = try await builder.build(after: changes)
    let build = await builder.pipeline.checked(laidOut)
    // Some diagnostics appear only when files are rendered.
    let made = await build.files.concurrentMap(jobs: request.load.jobs) { $0.contents().diagnostics }
    // If checks are skipped, their problems would seem resolved.
    try Task.checkCancellation()
    if isFirst { try request.location.checkMarkdown(of: build.site, build.diagnostics + made.joined()) }
    invocation.console.language.texts = build.site.texts
    let all = Set(build.diagnostics + made.joined()).filter { files?.contains($0.range.path) ?? true }
    return all.map(build.site.texts.translated).sorted()
  }

  /// Prints the time, the changed files, the diagnostics that are new, and a line for each resolved one.
  private func report(_ changes: DiagnosticChanges, after files: SiteChanges, of all: [Diagnostic]) throws {
    let (console, sources) = (invocation.console, request.sources)
    let counts = DiagnosticCounts(all).text ?? "No problems found"
    let result: Message =
      changes.isEmpty
      ? "nothing new" : "\(changes.new.count) new, \(changes.resolved.count) resolved"
    console.say("\n[\(ClockTime.now().text)] \(files.text): \(result). \(counts)")
    for diagnostic in changes.resolved where console.verbosity.shows(diagnostic.severity) {
      let place = "\(sources.displayedPath(diagnostic.range.path)):\(diagnostic.range.start.line)"
      console.say("\(place.harmless): resolved: \(diagnostic.summary.description.harmless) [\(diagnostic.id)]")
    }
    if !changes.new.isEmpty {
      let limit = invocation.arguments.has(.allDiagnostics) ? Int.max : DiagnosticPrinter.limit
      let format = TextDiagnosticFormat(
        verbosity: console.verbosity, isColored: console.isColored, limit: limit, countsAll: false,
        texts: console.language.texts)
      try Terminal.write(format.text(for: changes.new, in: sources), to: format.stream)
    }
  }

  /// Waits for changes on its own thread, because blocking would occupy one of the few threads for tasks; changes
  /// accumulate during a check.
  /// - Returns: `nil` once the watcher has stopped.
  private static func nextChanges(of watcher: FileWatcher, in watched: WatchedSite) async throws -> SiteChanges? {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "changes").async {
        let printed = PrintedFiles()
        do {
          var changes: SiteChanges?
          while changes == nil, let files = try watcher.nextChanges() {
            changes = printed.excluded(from: files).map { watched.changes($0) }
          }
          continuation.resume(returning: changes)
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }
}
