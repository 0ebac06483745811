import CaseStudyModel
import SystemFiles

/// What replaces a published site by a new one, so that there is a whole site at every moment, even after `kill -9`.
///
/// The new site is put together beside the output folder, and the two change places in a single step. A file whose bytes are
/// there already gets a second name in the new folder instead of being written; where nothing differs, nothing is replaced.
/// Whether a file differs is told by comparing bytes and not by a hash kept from the last run: reading a file that is in memory
/// costs about what hashing it would, and a file that somebody edited by hand is put right.
public struct SitePublisher: Sendable {
  /// The name of the file by which a folder that solidsite made is known.
  public static let markerName = ".solidsite"

  /// The output folder.
  public var output: String
  /// The site's folder; the output may lie in it, but not hold it.
  public var root: String
  /// Folders that the output may neither hold nor lie in.
  public var sources: [String]
  /// The number of files that are made and written at a time.
  public var jobs: Int
  /// Whether a folder that solidsite did not make is replaced.
  public var isForced: Bool
  /// Whether the output must lie in the site's folder, because the site's own settings name it.
  public var staysInside = false
  /// Files and folders of which none is ever replaced.
  public var guarded: [String] = []
  /// Whether files are moved singly even where the folders could be exchanged.
  package var movesSingly = false

  public init(output: String, root: String, sources: [String] = [], jobs: Int = 1, isForced: Bool = false) {
    self.output = output
    self.root = root
    self.sources = sources
    self.jobs = jobs
    self.isForced = isForced
  }

  /// Makes the bytes of the files and puts them in the place of what was published before.
  /// - Returns: what was done, with the diagnostics of the files in their order.
  /// - Throws: `PublishingError`; the old site is whole, but for `unfinished`, and nothing is left beside it.
  public func publish(_ files: [OutputFile]) async throws(PublishingError) -> Diagnosed<PublishingReport> {
    try OutputPaths.check(files.map(\.path))
    let folder = try checkedFolder()
    do {
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
  private func checkedFolder() throws(PublishingError) -> OutputFolder {
    let folder: OutputFolder
    do {
      folder = try OutputFolder(output)
    } catch {
      throw .system(error)
    }
    try folder.checkIsApart(from: root, sources: sources)
    if staysInside { try folder.checkIsInside(root) }
    try folder.checkIsOurs(isForced: isForced, root: root, guarded: guarded)
    return folder
  }

  private func checkedTree(of folder: OutputFolder) throws -> PublishedTree {
    let tree = try PublishedTree(of: folder)
    if tree.repository != nil { throw PublishingError.isWorkTree(folder.givenPath) }
    if let mount = tree.mount { throw PublishingError.holdsMount(output: folder.givenPath, mount: mount) }
    return tree
  }

  /// Publishes through an exchange of folders; `nil` where the system refuses it, and nothing is changed.
  private func replaceWhole(
    _ folder: OutputFolder, _ tree: PublishedTree, lockedAs identity: FileStatus.Identity?, by files: [OutputFile]
  ) async throws -> Diagnosed<PublishingReport>? {
    if try folder.isMount() { return nil }
    let staging: StagingFolder
    do {
      staging = try StagingFolder({ .init(path: folder.stagingPath + $0) }, of: folder)
    } catch let error as SystemError where error.isForbidden && identity != nil {
      // Only the output folder itself is ours to change.
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
        // The old site; what of it can't be removed now, a later run or another user can.
        do { try FileSystem.remove(staging.path) } catch { result.value.leftovers.append(staging.path) }
      }
    } catch let error as SystemError where error.refusesExchange {
      return nil
    }
    result.value.isReplaced = true
    return result
  }

  /// Publishes by moving what lies in the folder, one entry after the other.
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
      // What the journal speaks of has to stay.
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

  /// Writes what differs to the staging folder, and gives what does not a second name there.
  /// - Parameter linksAll: whether also files below names that don't differ at all get one.
  /// - Returns: what is to be reported, and the names at the top that differ.
  private func stage(
    _ files: [OutputFile], in staging: StagingFolder, comparedWith folder: OutputFolder, _ tree: PublishedTree,
    linksAll: Bool
  ) async throws -> (Diagnosed<PublishingReport>, changed: Set<String>) {
    let files = files + [Self.marker]
    let writer = StagedWriter(staging: staging.path, published: folder.path, tree: tree)
    var diagnostics: [Diagnostic] = []
    var (written, unchanged): ([String], [String]) = ([], [])
    // In portions, so that a full disk or an interruption ends the work early.
    for start in stride(from: 0, to: files.count, by: 256) {
      let portion = files[start..<min(start + 256, files.count)]
      let outcomes = await Array(portion).concurrentMap(jobs: jobs) { writer.write($0) }
      for (file, outcome) in zip(portion, outcomes) {
        let made = try outcome.get()
        diagnostics += made.diagnostics
        if made.value { written.append(file.path) } else { unchanged.append(file.path) }
      }
      if Task.isCancelled { throw PublishingError.interrupted }
    }
    let paths = files.map(\.path)
    let changed = tree.changedNames(paths, written: written)
    if !changed.isEmpty {
      for path in unchanged where linksAll || changed.contains(PublishedTree.top(path)) { try writer.link(path) }
    }
    if Task.isCancelled { throw PublishingError.interrupted }
    let report = PublishingReport(
      written: written.count, unchanged: unchanged.count, removed: tree.files.subtracting(paths).count)
    return (Diagnosed(report, diagnostics), changed)
  }

  private static let marker = OutputFile(path: markerName) {
    Diagnosed(Array("Made by solidsite, which replaces this folder at every build; keep nothing else in it.\n".utf8))
  }
}
