import CaseStudyModel
import SiteBuilder

/// On a large site, the pages of a saved study are shown at once, and the whole site is built in the background.
extension PreviewSession {
  /// The maximum number of changed files that are shown before the whole site is built; a branch switch changes more.
  private static let quickLimit = 8

  /// Shows the pages of changed studies, and begins to build the whole site unless it is being built.
  /// - Returns: whether that is enough until the whole site has been built.
  mutating func showQuickly(_ changes: SiteChanges, _ shown: inout Shown) async throws -> Bool {
    guard shown.state.studyCount > smallSite, !shown.isLoading, !shown.hasFailed, shown.state.takesQuickUpdates,
      changes.touchFilesOnly, 1...Self.quickLimit ~= changes.paths.count
    else { return false }
    let start = ContinuousClock.now
    guard let update = try await quickUpdate(of: changes.paths, in: shown.state.build, &shown) else { return false }
    shown.state = shown.state.updated(with: update)
    shown.faults = update.diagnostics + shown.faults.filter { !changes.paths.contains(PathKey($0.range.path)) }
    let shownUpdate = server.show(
      shown.state, problems: problems.problems(among: shown.faults, in: shown.state.build.site.texts),
      leadingTo: navigates ? shown.state.build.page(of: changes) : nil)
    printing.print(
      RebuildReport(
        changes: changes, read: shown.quick?.cache.readCount ?? 0, update: shownUpdate,
        duration: ContinuousClock.now - start))
    shown.waiting.add(changes)
    if shown.background == nil { buildInBackground(&shown) }
    return true
  }

  /// Shows the background build; later changes are laid out on top of it, and built next.
  mutating func showBuilt(_ shown: inout Shown) async throws {
    guard let background = shown.background.take() else { return }
    let build = try await background.build.value
    printing.use(build.site.texts)
    var state = PreviewState(build, problems: problems, after: shown.state, requestStudies: queue.request)
    var diagnostics = build.diagnostics
    if !shown.waiting.paths.isEmpty, state.takesQuickUpdates,
      let update = try await quickUpdate(of: shown.waiting.paths, in: build, &shown)
    {
      state = state.updated(with: update)
      diagnostics = update.diagnostics + diagnostics.filter { !shown.waiting.paths.contains(PathKey($0.range.path)) }
    }
    let changed = background.changes.paths.union(shown.waiting.paths)
    shown.faults = diagnostics + shown.faults.filter { !changed.contains(PathKey($0.range.path)) }
    server.show(state, problems: problems.problems(among: shown.faults, in: build.site.texts))
    shown.state = state
    verification?.verify(build.studies(in: background.changes))
    if shown.waiting.paths.isEmpty {
      shown.checks = await check(build, number: shown.number, after: background.changes)
    } else {
      buildInBackground(&shown)
    }
  }

  private func buildInBackground(_ shown: inout Shown) {
    let (number, changes) = (shown.number, shown.waiting)
    shown.waiting = SiteChanges()
    let build = Task(executorPreference: threads) { [builder, queue] in
      defer { queue.add(.built(number: number)) }
      return try await builder.build(after: changes)
    }
    shown.background = (build, number, changes)
  }

  private func quickUpdate(
    of paths: Set<PathKey>, in build: SiteBuild, _ shown: inout Shown
  ) async throws -> QuickUpdate? {
    if shown.quick == nil { shown.quick = QuickBuilder(pipeline: await builder.pipeline) }
    guard var quick = shown.quick.take() else { return nil }
    defer { shown.quick = quick }
    return try await quick.pipeline.quickUpdate(of: paths, in: build, reusing: &quick.cache)
  }
}
