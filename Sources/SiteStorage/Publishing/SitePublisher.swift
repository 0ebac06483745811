import CaseStudyModel
import SystemFiles

/// Replaces a published site by a new one atomically, so that a complete site is available at any time, even after
/// `kill -9`.
///
/// The new site is assembled next to the output folder, and the two are exchanged in one step. A file whose bytes are
/// already published is hard-linked into the new folder instead of written; if nothing has changed, nothing is
/// replaced. Files are compared by bytes, not by hashes from the last run: reading a cached file costs about as much as
/// hashing it, and files edited by hand are restored.
public struct SitePublisher: Sendable {
  /// The name of the file that marks a folder created by solidsite.
  public static let markerName = ".solidsite"

  /// The output folder.
  public var output: String
  /// The site's folder, which may contain the output, but not vice versa.
  public var root: String
  /// Folders that may neither contain the output nor be inside it.
  public var sources: [String]
  /// The number of files to generate and write concurrently.
  public var jobs: Int
  /// Whether to replace a folder that solidsite didn't create.
  public var isForced: Bool
  /// Whether the output must be inside the site's folder, because the site's own settings name it.
  public var staysInside = false
  /// Files and folders that are never replaced.
  public var guarded: [String] = []
  /// The key for a fingerprint of the published site; without it, the report has none.
  package var key: KeyedHash.Key?
  /// Whether to move entries one by one even if the folders could be exchanged.
  package var movesSingly = false

  /// Creates a publisher.
  public init(output: String, root: String, sources: [String] = [], jobs: Int = 1, isForced: Bool = false) {
    self.output = output
    self.root = root
    self.sources = sources
    self.jobs = jobs
    self.isForced = isForced
  }

  /// Generates the files and replaces the published site by them.
  /// - Returns: a report, with the diagnostics of the files in order.
  /// - Throws: `PublishingError`; except for `unfinished`, the old site is intact, and no staging folder is left.
  public func publish(_ files: [OutputFile]) async throws(PublishingError) -> Diagnosed<PublishingReport> {
    do {
      try OutputPaths.check(files.map(\.path))
      let folder = try checkedFolder()
      try folder.createParents()
      let lock = try folder.lock()
      defer { lock?.release() }
      if lock != nil { try SingleMoves(of: folder).recover() }
      let tree = try checkedTree(of: folder)
      var result: Diagnosed<PublishingReport>?
      if !movesSingly { result = try await replaceWhole(folder, tree, lockedAs: lock?.identity, by: files) }
      var done = if let result { result } else { try await replaceSingly(folder, tree, by: files) }
      done.diagnostics += try done.value.leftovers.map { try leftoverDiagnostic($0) }
      return done
    } catch let error as PublishingError {
      throw error
    } catch let error as SystemError {
      throw .system(error)
    } catch {
      throw .interrupted
    }
  }
}

extension SitePublisher {
  /// Returns the output folder, unless it must not be replaced.
  func checkedFolder() throws -> OutputFolder {
    let folder = try OutputFolder(output)
    try folder.checkIsApart(from: root, sources: sources)
    if staysInside { try folder.checkIsInside(root) }
    try folder.checkIsOurs(isForced: isForced, root: root, guarded: guarded)
    return folder
  }

  /// Lists the output folder, unless it contains something that must not be replaced.
  func checkedTree(of folder: OutputFolder) throws -> PublishedTree {
    let tree = try PublishedTree(of: folder)
    if tree.repository != nil { throw PublishingError.isWorkTree(folder.givenPath) }
    if let mount = tree.mount { throw PublishingError.holdsMount(output: folder.givenPath, mount: mount) }
    return tree
  }

  /// Publishes by exchanging folders; `nil` if the system refuses, in which case nothing has changed.
  private func replaceWhole(
    _ folder: OutputFolder, _ tree: PublishedTree, lockedAs identity: FileStatus.Identity?, by files: [OutputFile]
  ) async throws -> Diagnosed<PublishingReport>? {
    if try folder.isMount() { return nil }
    let staging: StagingFolder
    do {
      staging = try StagingFolder({ .init(path: folder.stagingPath + $0) }, of: folder)
    } catch let error as SystemError where error.isForbidden && identity != nil || error.isTooLong {
      // Only the output folder itself is writable, not its parent, or the staging folder's longer name is too long.
      return nil
    }
    defer { staging.clear() }
    var (result, changed) = try await stage(files, in: staging, comparedWith: folder, tree, linksAll: true)
    result.value.leftovers = staging.leftovers
    if changed.isEmpty { return result }
    do {
      guard try FileStatus(of: folder.path, followingLinks: false)?.identity == identity else {
        throw PublishingError.isBusy(folder.givenPath)
      }
      if identity == nil {
        try FileSystem.move(staging.path, to: folder.path)
      } else {
        try FileSystem.exchange(staging.path, folder.path)
        // The old site; if it can't be removed now, a later run or another user can.
        do { try FileSystem.remove(staging.path) } catch { result.value.leftovers.append(staging.path) }
      }
    } catch let error as SystemError where error.refusesExchange {
      return nil
    }
    result.value.isReplaced = true
    return result
  }

  /// Publishes by moving the folder's entries one by one.
  private func replaceSingly(
    _ folder: OutputFolder, _ tree: PublishedTree, by files: [OutputFile]
  ) async throws -> Diagnosed<PublishingReport> {
    let moves = SingleMoves(of: folder)
    try FileSystem.createFolder(folder.path)
    let staging = try StagingFolder(moves.stagingPlace, of: folder)
    var isUnfinished = false
    defer { if isUnfinished { staging.release() } else { staging.clear() } }
    var (result, changed) = try await stage(files, in: staging, comparedWith: folder, tree, linksAll: false)
    result.value.leftovers = staging.leftovers
    if changed.isEmpty { return result }
    do {
      try moves.replace(changed, from: staging)
    } catch {
      // The journal refers to the staging folder, which must stay.
      if case .unfinished = error as? PublishingError { isUnfinished = true }
      throw error
    }
    for path in [staging.path, moves.stagingPlace(staging.suffix).companion].compactMap({ $0 }) {
      do { try FileSystem.remove(path) } catch { result.value.leftovers.append(path) }
    }
    result.value.isReplaced = true
    result.value.isMovedSingly = true
    return result
  }

  /// Writes changed files to the staging folder and hard-links unchanged ones.
  /// - Parameter linksAll: whether to link files under unchanged top-level names too.
  /// - Returns: a report and the changed names at the top.
  private func stage(
    _ files: [OutputFile], in staging: StagingFolder, comparedWith folder: OutputFolder, _ tree: PublishedTree,
    linksAll: Bool
  ) async throws -> (Diagnosed<PublishingReport>, changed: Set<String>) {
    let files = files + [Self.marker]
    let writer = StagedWriter(staging: staging.path, published: folder.path, tree: tree, key: key)
    var diagnostics: [Diagnostic] = []
    var (written, unchanged): ([String], [String]) = ([], [])
    var fingerprints: [(path: String, fingerprint: UInt64)] = []
    // In batches, so that a full disk or an interruption ends the work early.
    for start in stride(from: 0, to: files.count, by: 256) {
      let portion = files[start..<min(start + 256, files.count)]
      let outcomes = await Array(portion).concurrentMap(jobs: jobs) { writer.write($0) }
      for (file, outcome) in zip(portion, outcomes) {
        let made = try outcome.get()
        diagnostics += made.diagnostics
        if made.value.isWritten { written.append(file.path) } else { unchanged.append(file.path) }
        if key != nil { fingerprints.append((file.path, made.value.fingerprint)) }
      }
      if Task.isCancelled { throw PublishingError.interrupted }
    }
    let paths = files.map(\.path)
    let changed = tree.changedNames(paths, written: written)
    if !changed.isEmpty {
      for path in unchanged where linksAll || changed.contains(PublishedTree.top(path)) { try writer.link(path) }
    }
    if Task.isCancelled { throw PublishingError.interrupted }
    var report = PublishingReport(
      written: written.count, unchanged: unchanged.count, removed: tree.files.subtracting(paths).count)
    report.content = key.map { PublishedSite.fingerprint(of: fingerprints, $0) }
    return (Diagnosed(report, diagnostics), changed)
  }

  private static let marker = OutputFile(path: markerName) {
    Diagnosed(Array("Made by solidsite, which replaces this folder at every build; keep nothing else in it.\n".utf8))
  }
}
