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

  /// The events that a preview handles.
  private enum Event: Sendable {
    /// Files came, went or changed; `nil` at the end.
    case changes(SiteChanges?)
    /// It can't be told what changed.
    case failure(any Error)
    /// A build, numbered by the changes before it, has been held against all checks.
    case checked(SiteBuild, number: Int)
  }

  /// The state that browsers show.
  private struct Shown {
    var state: PreviewState
    /// The diagnostics of the site, as far as they are known.
    var faults: [Diagnostic]
    /// How many times something has changed.
    var number = 0
  }

  /// Goes on until the task is cancelled.
  /// - Parameter state: what of the first build is already shown.
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
            // What was found before the last change is no news, whether or not the site could be built after it.
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
            // What a build that failed didn't get to is not known.
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

  /// Lays the site out again, shows it, and says so.
  private mutating func rebuild(
    after changes: SiteChanges, _ shown: inout Shown
  ) async throws -> SiteBuild {
    let start = ContinuousClock.now
    let build = try await builder.build(after: changes)
    printing.speak(build.site.texts)
    let state = PreviewState(build, problems: problems, after: shown.state)
    // What the checks will find is not known yet: what they found elsewhere still holds.
    shown.faults = build.diagnostics + shown.faults.filter { !changes.paths.contains(PathKey($0.range.path)) }
    let update = server.show(
      state, problems: problems.problems(among: shown.faults, in: build.site.texts),
      leadingTo: navigates ? build.page(of: changes) : nil)
    printing.say(
      RebuildReport(changes: changes, read: builder.readCount, update: update, duration: ContinuousClock.now - start))
    // Only now, as it takes a while to let go of all the pages of a state.
    shown.state = state
    return build
  }

  /// Holds a build against all checks, beside whatever comes: until the task is cancelled by the next changes.
  private func check(
    _ build: SiteBuild, number: Int, _ queue: AsyncStream<Event>.Continuation
  ) -> Task<Void, Never> {
    // The builder itself is left alone: what two hold is copied before it is written to.
    Task { [pipeline = builder.pipeline] in
      let checked = await pipeline.checked(build)
      if !Task.isCancelled { queue.yield(.checked(checked, number: number)) }
    }
  }

  /// Waits for the next changes on a thread of Dispatch's, which are many, and on none of the tasks' few.
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
  /// The address of a page whose text is among the changes.
  fileprivate func page(of changes: SiteChanges) -> String? {
    pages.first { page in page.source.map { changes.paths.contains(PathKey($0)) } ?? false }?.path
  }

  /// The slugs of the studies whose text is among the changes.
  fileprivate func studies(in changes: SiteChanges) -> [String] {
    site.studies.filter { changes.paths.contains(PathKey($0.article.source)) }.map(\.article.slug)
  }
}
