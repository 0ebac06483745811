import CaseStudyModel
import Dispatch
import FileWatching
import SiteBuilder

/// A run of `check --watch`: checks the site again at each save, and prints the diagnostics that are new or gone.
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
    FreedMemory.keep()
    // Watching starts before reading, so no change is missed.
    let watched = try await WatchedSite(request)
    let watcher = try FolderWatching().watcher(of: watched.folders) { invocation.console.say(Message(verbatim: $0)) }
    let printer = DiagnosticPrinter(invocation, explanations: parts.explanations)
    try await withTaskCancellationHandler {
      var builder = try PreviewBuilder(request, parts: parts)
      var known = try await diagnostics(after: SiteChanges(), by: &builder)
      _ = try printer.print(known, in: request.sources)
      invocation.console.say("Watching; Control-C ends it")
      var hasFailed = false
      for await changes in Self.changes(of: watcher, in: watched) {
        var changes = changes
        // The failed check may have missed changes.
        if hasFailed { changes.touchEverything = true }
        do {
          let found = try await diagnostics(after: changes, by: &builder)
          hasFailed = false
          try report(DiagnosticChanges(from: known, to: found), after: changes, of: found)
          known = found
        } catch let error as LostOutput {
          throw error
        } catch {
          try Task.checkCancellation()
          hasFailed = true
          invocation.console.fail(CommandLineInterface.message(for: error))
        }
      }
    } onCancel: {
      watcher.stop()
    }
  }

  /// Checks the site, as `check` does, and returns the diagnostics in order.
  private func diagnostics(after changes: SiteChanges, by builder: inout PreviewBuilder) async throws -> [Diagnostic] {
    let laidOut = try await builder.build(after: changes)
    let build = await builder.pipeline.checked(laidOut)
    // Some diagnostics come up only when files are made.
    let made = await build.files.concurrentMap(jobs: request.load.jobs) { $0.contents().diagnostics }
    invocation.console.language.texts = build.site.texts
    let all = Set(build.diagnostics + made.joined()).filter { files?.contains($0.range.path) ?? true }
    return all.map(build.site.texts.translated).sorted()
  }

  /// Prints the time, the changed files, the diagnostics that are new, and a line for each that is gone.
  private func report(_ changes: DiagnosticChanges, after files: SiteChanges, of all: [Diagnostic]) throws {
    let console = invocation.console
    let counts = DiagnosticCounts(all).text ?? "Nothing to complain about"
    let result: Message =
      changes.isEmpty
      ? "nothing new" : "\(changes.new.count) new, \(changes.gone.count) gone"
    console.say("\n[\(ClockTime.now().text)] \(files.text): \(result). \(counts)")
    for diagnostic in changes.gone where console.verbosity.shows(diagnostic.severity) {
      let place = "\(request.sources.displayedPath(diagnostic.range.path)):\(diagnostic.range.start.line)"
      console.say("\(place.harmless): gone: \(diagnostic.summary.description.harmless) [\(diagnostic.id)]")
    }
    if !changes.new.isEmpty {
      let limit = invocation.arguments.has(.allDiagnostics) ? Int.max : DiagnosticPrinter.limit
      let format = TextDiagnosticFormat(
        verbosity: console.verbosity, isColored: console.isColored, limit: limit, countsAll: false,
        texts: console.language.texts)
      try Terminal.write(format.text(for: changes.new, in: request.sources), to: format.stream)
    }
  }

  /// Returns the changes of a site, waited for on a thread of its own, because waiting blocks.
  private static func changes(of watcher: FileWatcher, in watched: WatchedSite) -> AsyncStream<SiteChanges> {
    let printed = PrintedFiles()
    let (changes, queue) = AsyncStream.makeStream(of: SiteChanges.self, bufferingPolicy: .unbounded)
    DispatchQueue.global().async {
      while let files = try? watcher.nextChanges() {
        guard let files = printed.removed(from: files) else { continue }
        queue.yield(watched.changes(files))
      }
      queue.finish()
    }
    return changes
  }
}
