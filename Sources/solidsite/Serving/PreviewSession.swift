import CaseStudyModel
import Dispatch
import FileWatching
import PreviewServer
import SiteBuilder

/// A preview from its first build to its end: waits for changes, builds again, shows and tells what is new.
struct PreviewSession: Sendable {
  var builder: PreviewBuilder
  var server: PreviewServer
  var watcher: FileWatcher
  var watched: WatchedSite
  var problems: ProblemWriter
  var printing: PreviewPrinting
  /// Whether open tabs are led to the page whose text was changed.
  var navigates: Bool
  /// Takes the studies that were changed, to run their claims; `nil` where nothing is run.
  var verification: BackgroundVerification?

  /// Goes on until the task is cancelled.
  ///
  /// - Parameter state: what of the first build is already shown.
  mutating func run(from first: SiteBuild, shownAs state: PreviewState) async {
    var build = await builder.checked(first)
    var state = state
    printing.tell(build.diagnostics)
    server.tell(problems.problems(among: build.diagnostics))
    var hasFailed = false
    while true {
      do {
        guard var changes = try await nextChanges() else { return }
        let start = ContinuousClock.now
        // What a build that failed didn't get to is not known.
        if hasFailed { changes.touchEverything = true }
        let laidOut = try await builder.build(after: changes)
        let next = PreviewState(laidOut, problems: problems, after: state)
        // The checks take longer, and what they will find is not known yet: what they found elsewhere still holds.
        let known = laidOut.diagnostics + build.diagnostics.filter { !changes.paths.contains($0.range.path) }
        let update = server.show(next, problems: problems.problems(among: known))
        if navigates, let page = laidOut.page(of: changes) { server.navigate(to: page) }
        printing.say(
          RebuildReport(
            changes: changes, read: builder.readCount, update: update, duration: ContinuousClock.now - start))
        // Only now, as it takes a while to let go of all the pages of a state.
        state = next
        build = await builder.checked(laidOut)
        server.tell(problems.problems(among: build.diagnostics))
        printing.tell(build.diagnostics)
        verification?.verify(laidOut.studies(in: changes))
        hasFailed = false
      } catch {
        hasFailed = true
        printing.fail(error)
        server.tell([printing.problem(error)])
      }
    }
  }

  /// Waits for the next changes on a thread of Dispatch's, which are many, and on none of the tasks' few.
  private func nextChanges() async throws -> SiteChanges? {
    let (watcher, watched, printed) = (watcher, watched, PrintedFiles())
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            with: Result {
              while let changes = try watcher.nextChanges() {
                guard let changes = printed.removed(from: changes) else { continue }
                return watched.changes(changes)
              }
              return nil
            })
        }
      }
    } onCancel: {
      watcher.stop()
    }
  }
}

extension SiteBuild {
  /// The address of a page whose text is among the changes.
  fileprivate func page(of changes: SiteChanges) -> String? {
    pages.first { page in page.source.map(changes.paths.contains) ?? false }?.path
  }

  /// The slugs of the studies whose text is among the changes.
  fileprivate func studies(in changes: SiteChanges) -> [String] {
    site.studies.filter { changes.paths.contains($0.article.source) }.map(\.article.slug)
  }
}
