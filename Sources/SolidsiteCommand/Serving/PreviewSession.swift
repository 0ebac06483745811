import CaseStudyModel
import Dispatch
import FileWatching
import PreviewServer
import SiteBuilder

/// A preview session: waits for changes, rebuilds, updates open pages and prints diagnostics.
struct PreviewSession: Sendable {
  var builder: PreviewBuilder
  var server: PreviewServer
  var watcher: FileWatcher
  var watched: WatchedSite
  var problems: ProblemWriter
  var printing: PreviewPrinting
  /// Whether open tabs navigate to the changed page.
  var navigates: Bool
  /// Verifies changed studies; `nil` for none.
  var verification: BackgroundVerification?

  /// An event of the session.
  private enum Event: Sendable {
    /// Files were changed, added or deleted; `nil` when the watcher has stopped.
    case changes(SiteChanges?)
    /// The watcher failed.
    case failure(any Error)
    /// All checks of a build have run; `number` is that of the last change before it.
    case checked(SiteBuild, number: Int)
  }

  /// The shown site.
  private struct Shown {
    var state: PreviewState
    /// The known diagnostics of the site.
    var faults: [Diagnostic]
    /// The number of changes so far.
    var number = 0
  }

  /// Runs until the task is cancelled.
  /// - Parameter state: the first build, which is already shown.
  mutating func run(from first: SiteBuild, shownAs state: PreviewState) async {
    let (events, queue) = AsyncStream.makeStream(of: Event.self)
    var shown = Shown(state: state, faults: first.diagnostics)
    var checks = check(first, number: shown.number, queue)
    var hasFailed = false
    await withTaskCancellationHandler {
      awaitChanges(queue)
      for await event in events {
        do {
          switch event {
          case .checked(let build, let number):
            // Diagnostics from before the last change are outdated, even if the build after it failed.
            guard number == shown.number else { continue }
            shown.faults = build.diagnostics
            server.tell(problems.problems(among: build.diagnostics, in: build.site.texts))
            printing.tell(build.diagnostics)
            continue
          case .failure(let error): throw error
          case .changes(nil): return
          case .changes(var changes?):
            checks.cancel()
            shown.number += 1
            // The failed build may have missed changes.
            if hasFailed { changes.touchEverything = true }
            let build = try await rebuild(after: changes, &shown)
            checks = check(build, number: shown.number, queue)
            verification?.verify(build.studies(in: changes))
            hasFailed = false
          }
        } catch {
          hasFailed = true
          printing.fail(error)
          server.tell([printing.problem(error)])
        }
        awaitChanges(queue)
      }
    } onCancel: { [watcher] in
      watcher.stop()
    }
    checks.cancel()
  }

  /// Rebuilds and shows the site, and prints a report.
  private mutating func rebuild(
    after changes: SiteChanges, _ shown: inout Shown
  ) async throws -> SiteBuild {
    let start = ContinuousClock.now
    let build = try await builder.build(after: changes)
    printing.speak(build.site.texts)
    let state = PreviewState(build, problems: problems, after: shown.state)
    // The checks haven't run yet, so their earlier diagnostics of unchanged files are kept.
    shown.faults = build.diagnostics + shown.faults.filter { !changes.paths.contains(PathKey($0.range.path)) }
    let update = server.show(
      state, problems: problems.problems(among: shown.faults, in: build.site.texts),
      leadingTo: navigates ? build.page(of: changes) : nil)
    printing.say(
      RebuildReport(changes: changes, read: builder.readCount, update: update, duration: ContinuousClock.now - start))
    // Last, because freeing all pages of the old state takes time.
    shown.state = state
    return build
  }

  /// Runs all checks of a build in the background, until the next change cancels the task.
  private func check(
    _ build: SiteBuild, number: Int, _ queue: AsyncStream<Event>.Continuation
  ) -> Task<Void, Never> {
    // Captures only the pipeline: a second reference to the builder would copy its cache on the next change.
    Task { [pipeline = builder.pipeline] in
      let checked = await pipeline.checked(build)
      if !Task.isCancelled { queue.yield(.checked(checked, number: number)) }
    }
  }

  /// Waits for changes on a Dispatch thread, because blocking would occupy one of the few threads for tasks.
  private func awaitChanges(_ queue: AsyncStream<Event>.Continuation) {
    let (watcher, watched, printed) = (watcher, watched, PrintedFiles())
    DispatchQueue.global().async {
      do {
        while let changes = try watcher.nextChanges() {
          guard let changes = printed.removed(from: changes) else { continue }
          queue.yield(.changes(watched.changes(changes)))
          return
        }
        queue.yield(.changes(nil))
      } catch {
        queue.yield(.failure(error))
      }
    }
  }
}

extension SiteBuild {
  /// Returns the address of a page whose text changed.
  fileprivate func page(of changes: SiteChanges) -> String? {
    pages.first { page in page.source.map { changes.paths.contains(PathKey($0)) } ?? false }?.path
  }

  /// Returns the slugs of the studies whose text changed.
  fileprivate func studies(in changes: SiteChanges) -> [String] {
    site.studies.filter { changes.paths.contains(PathKey($0.article.source)) }.map(\.article.studySlug)
  }
}
