import CaseStudyModel
import Dispatch
import FileWatching
import PreviewServer
import SiteBuilder

/// A preview session: reads the rest of the site, follows changes, updates open pages and prints diagnostics.
struct PreviewSession: Sendable {
  var builder: SharedPreviewBuilder
  var server: PreviewServer
  var watcher: FileWatcher
  var watched: WatchedSite
  var problems: ProblemWriter
  var printing: PreviewPrinting
  var queue: PreviewQueue
  /// Whether open tabs navigate to the changed page.
  var navigates: Bool
  /// Verifies changed studies; `nil` for none.
  var verification: BackgroundVerification?
  /// The number of studies up to which building and checking the whole site takes no noticeable time.
  var smallSite = 200
  /// The threads for builds and checks in the background; `nil` for those of the runtime.
  var threads: (any TaskExecutor)?

  /// The shown site.
  struct Shown {
    var state: PreviewState
    /// The known diagnostics of the site.
    var faults: [Diagnostic]
    /// The number of changes so far.
    var number = 0
    /// Whether the rest of the site is still to be read; until then, a build reads only the requested studies.
    var isLoading: Bool
    /// Whether the last build failed.
    var hasFailed = false
    /// The checks of the last build.
    var checks: Task<Void, Never>?
    /// The background build, with the number of the last change in it and its changes; `nil` if none is running.
    var background: (build: Task<SiteBuild, any Error>, number: Int, changes: SiteChanges)?
    /// The changes that quick updates show, but no build includes yet.
    var waiting = SiteChanges()
    /// The pipeline and the cache of quick updates; `nil` before the first one of a build.
    var quick: QuickBuilder?
    let start = ContinuousClock.now
  }

  /// The pipeline of a build, and the cache of quick updates that belongs to it.
  struct QuickBuilder {
    @Shared var pipeline: SitePipeline
    @Shared var cache = ReadingCache()
  }

  /// Runs until the task is cancelled.
  /// - Parameter state: the first build, which is already shown.
  mutating func run(from first: SiteBuild, shownAs state: PreviewState) async {
    var shown = Shown(state: state, faults: first.diagnostics, isLoading: await builder.isLoading)
    if !shown.isLoading {
      await prepareForEdits(of: first)
      shown.checks = await check(first, number: shown.number)
    }
    await withTaskCancellationHandler {
      awaitChanges()
      await fill(&shown)
      for await event in queue.events {
        queue.take()
        if case .changes(nil) = event { return }
        do {
          try await handle(event, &shown)
        } catch {
          fail(error, &shown)
        }
        switch event {
        case .changes, .failure: awaitChanges()
        case .checked, .built, .requests: break
        }
        await fill(&shown)
      }
    } onCancel: { [watcher] in
      watcher.stop()
    }
    shown.checks?.cancel()
    shown.background?.build.cancel()
  }

  private mutating func handle(_ event: PreviewQueue.Event, _ shown: inout Shown) async throws {
    switch event {
    case .checked(let build, let number, let files):
      // Diagnostics from before the last change are outdated, even if the build after it failed.
      guard number == shown.number else { return }
      if let files {
        func concerns(_ fault: Diagnostic) -> Bool { files.contains(PathKey(fault.range.path)) }
        shown.faults = build.diagnostics.filter(concerns) + shown.faults.filter { !concerns($0) }
      } else {
        shown.faults = build.diagnostics
        printing.print(build.diagnostics)
      }
      server.report(problems.problems(among: shown.faults, in: build.site.texts))
    case .failure(let error): throw error
    case .requests:
      let sources = queue.takeRequests()
      // These are shown even if they have been read since, because the requests wait for a state that contains them.
      if shown.isLoading, !shown.hasFailed { try await showPart(reading: ReadingPortion(needed: sources), &shown) }
    case .built(let number):
      if shown.background?.number == number { try await showBuilt(&shown) }
    case .changes(nil): return
    case .changes(var changes?):
      shown.checks?.cancel()
      shown.number += 1
      if try await showQuickly(changes, &shown) { return }
      // Another build must not begin before that.
      _ = await shown.background?.build.result
      if let background = shown.background.take() { changes.add(background.changes) }
      changes.add(shown.waiting)
      shown.waiting = SiteChanges()
      shown.quick = nil
      // The failed build may have missed changes.
      if shown.hasFailed { changes.touchEverything = true }
      let build = try await rebuild(after: changes, &shown)
      if !shown.isLoading { shown.checks = await check(build, number: shown.number, after: changes) }
      verification?.verify(build.studies(in: changes))
      shown.hasFailed = false
    }
  }

  /// Leaves one core free of builds and checks of a large site, once it has been read.
  private func prepareForEdits(of build: SiteBuild) async {
    if build.site.studies.count > smallSite { await builder.leaveCoreFree() }
  }

  /// Prints and shows the error of a build; the last good site stays.
  private mutating func fail(_ error: any Error, _ shown: inout Shown) {
    shown.hasFailed = true
    printing.fail(error)
    // Requests that wait for a study would wait for the next change.
    if shown.isLoading { server.show(shown.state.withoutRequests, quietly: true) }
    server.report([printing.problem(error)])
  }

  /// Rebuilds and shows the site, and prints a report.
  private mutating func rebuild(
    after changes: SiteChanges, _ shown: inout Shown
  ) async throws -> SiteBuild {
    let start = ContinuousClock.now
    let portion = shown.isLoading ? ReadingPortion(needed: changes.paths.map(\.text)) : nil
    let build = try await builder.build(after: changes, reading: portion)
    printing.use(build.site.texts)
    let state = PreviewState(build, problems: problems, after: shown.state, requestStudies: queue.request)
    // The checks haven't run yet, so their earlier diagnostics of unchanged files are kept.
    shown.faults = build.diagnostics + shown.faults.filter { !changes.paths.contains(PathKey($0.range.path)) }
    let update = server.show(
      state, problems: problems.problems(among: shown.faults, in: build.site.texts),
      leadingTo: navigates ? build.page(of: changes) : nil)
    printing.print(
      RebuildReport(
        changes: changes, read: await builder.readCount, update: update, duration: ContinuousClock.now - start))
    // Last, because freeing all pages of the old state takes time.
    shown.state = state
    return build
  }

  /// The time without a change after which all checks run on a large site.
  private static let pause = Duration.seconds(2)

  /// Runs the checks of a build in the background, until the next change cancels the task.
  ///
  /// On a large site, checking all texts takes longer than a rebuild, and would delay the rebuild after the next save.
  /// So the changed texts are checked immediately, and all texts only after a pause without saves.
  /// - Parameter changes: the changes since the last build; `nil` if all texts are new.
  func check(
    _ build: SiteBuild, number: Int, after changes: SiteChanges? = nil
  ) async -> Task<Void, Never> {
    let isLarge = build.site.studies.count > smallSite
    let files = isLarge && changes?.touchEverything == false ? changes?.paths : nil
    return Task(executorPreference: threads) { [pipeline = await builder.pipeline, queue] in
      if let files {
        let part = await pipeline.checked(build, only: Set(files.map(\.text)))
        if Task.isCancelled { return }
        queue.add(.checked(part, number: number, files: files))
        do { try await Task.sleep(for: Self.pause) } catch { return }
      }
      let checked = await pipeline.checked(build)
      if !Task.isCancelled { queue.add(.checked(checked, number: number, files: nil)) }
    }
  }

  /// Waits for changes on a separate thread. On a shared queue, saves would be reported only after all earlier work.
  private func awaitChanges() {
    let (watcher, watched, printed) = (watcher, watched, PrintedFiles())
    DispatchQueue(label: "changes").async { [queue] in
      do {
        while let changes = try watcher.nextChanges() {
          guard let changes = printed.excluded(from: changes) else { continue }
          queue.add(.changes(watched.changes(changes)))
          return
        }
        queue.add(.changes(nil))
      } catch {
        queue.add(.failure(error))
      }
    }
  }
}

extension PreviewSession {
  /// The minimum number of studies to read before the lists show them.
  private static let portion = 64

  /// Reads the rest of the site until an event arrives. Updates lists each time they have doubled, and shows the whole
  /// site at the end.
  private mutating func fill(_ shown: inout Shown) async {
    while shown.isLoading, !shown.hasFailed, !queue.hasEvents() {
      do {
        let count = max(Self.portion, shown.state.studyCount)
        try await builder.readAhead(ReadingPortion(count: count, isEnough: queue.hasEvents))
        if queue.hasEvents() { return }
        if await builder.isLoading {
          try await showPart(reading: ReadingPortion(), &shown)
        } else {
          try await showAll(&shown)
        }
      } catch {
        fail(error, &shown)
      }
    }
  }

  /// Shows the studies that have been read so far; only pages that were still being read reload.
  private mutating func showPart(reading portion: ReadingPortion, _ shown: inout Shown) async throws {
    let build = try await builder.build(after: SiteChanges(), reading: portion)
    shown.faults = build.diagnostics
    let state = PreviewState(build, problems: problems, after: shown.state, requestStudies: queue.request)
    server.show(state, problems: problems.problems(among: shown.faults, in: build.site.texts), quietly: true)
    shown.state = state
  }

  /// Shows the whole site, which has been read.
  private mutating func showAll(_ shown: inout Shown) async throws {
    let build = try await builder.build(after: SiteChanges())
    shown.isLoading = false
    await prepareForEdits(of: build)
    shown.faults = build.diagnostics
    printing.use(build.site.texts)
    let state = PreviewState(build, problems: problems, after: shown.state)
    server.show(state, problems: problems.problems(among: shown.faults, in: build.site.texts))
    printing.printReadingEnded(build.pages.count, after: ContinuousClock.now - shown.start)
    shown.checks = await check(build, number: shown.number)
    shown.state = state
  }
}

extension SiteBuild {
  /// Returns the address of a page whose text changed.
  func page(of changes: SiteChanges) -> String? {
    pages.first { page in page.source.map { changes.paths.contains(PathKey($0)) } ?? false }?.path
  }

  /// Returns the slugs of the studies whose text changed.
  func studies(in changes: SiteChanges) -> [String] {
    site.studies.filter { changes.paths.contains(PathKey($0.article.source)) }.map(\.article.studySlug)
  }
}
