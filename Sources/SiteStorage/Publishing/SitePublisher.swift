import CaseStudyModel
import SiteBuilder
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
  /// - Throws: `PublishingError`; the old site is whole, and nothing is left beside it.
  public func publish(_ files: [OutputFile]) async throws(PublishingError) -> Diagnosed<PublishingReport> {
    try OutputPaths.check(files.map(\.path))
    let folder = try checkedFolder()
    do {
      try SingleMoves(of: folder).recover()
      if !movesSingly, let result = try await replaceWhole(folder, by: files) { return result }
      return try await replaceSingly(folder, by: files)
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
    try folder.checkIsOurs(isForced: isForced)
    return folder
  }

  /// Publishes through an exchange of folders; `nil` where the system refuses it, and nothing is changed.
  private func replaceWhole(
    _ folder: OutputFolder, by files: [OutputFile]
  ) async throws -> Diagnosed<PublishingReport>? {
    if try FileStatus(of: folder.path)?.identity.isOnSameDevice(as: FileStatus(of: folder.parent)?.identity) == false {
      return nil
    }
    let staging = try StagingFolder(folder.stagingPath, of: folder)
    defer { staging.clear() }
    var result = try await stage(files, in: staging, comparedWith: folder)
    if !result.value.isReplaced { return result }
    do {
      try exchange(folder, with: staging)
    } catch let error as SystemError where error.refusesExchange {
      return nil
    }
    result.value.isReplaced = true
    return result
  }

  private func exchange(_ folder: OutputFolder, with staging: StagingFolder) throws {
    guard try FileStatus(of: folder.path) != nil else {
      return try FileSystem.move(staging.path, to: folder.path)
    }
    // The old site is locked too, for after the exchange it is what another run finds at the staging path.
    guard let lock = try FolderLock(folder.path) else { throw PublishingError.isBusy(folder.givenPath) }
    defer { lock.release() }
    try FileSystem.exchange(staging.path, folder.path)
    // Cleared here, while the lock is held.
    try? FileSystem.remove(staging.path)
  }

  /// Publishes by moving what lies in the folder, one entry after the other.
  private func replaceSingly(
    _ folder: OutputFolder, by files: [OutputFile]
  ) async throws -> Diagnosed<PublishingReport> {
    let moves = SingleMoves(of: folder)
    try FileSystem.createFolder(folder.path)
    let staging = try StagingFolder(moves.stagingPath, of: folder)
    defer { staging.clear() }
    var result = try await stage(files, in: staging, comparedWith: folder)
    if !result.value.isReplaced { return result }
    try moves.replace()
    result.value.isMovedSingly = true
    return result
  }

  /// Writes what differs to the staging folder, and, if anything does, gives what does not a second name there.
  private func stage(
    _ files: [OutputFile], in staging: StagingFolder, comparedWith folder: OutputFolder
  ) async throws -> Diagnosed<PublishingReport> {
    let files = files + [Self.marker]
    let published = try PublishedTree(of: folder.path)
    let writer = StagedWriter(staging: staging.path, published: folder.path)
    var diagnostics: [Diagnostic] = []
    var unchanged: [String] = []
    // In portions, so that a full disk or an interruption ends the work early.
    for start in stride(from: 0, to: files.count, by: 256) {
      let portion = files[start..<min(start + 256, files.count)]
      let outcomes = await Array(portion).concurrentMap(jobs: jobs) { writer.write($0) }
      for (file, outcome) in zip(portion, outcomes) {
        let written = try outcome.get()
        diagnostics += written.diagnostics
        if !written.value { unchanged.append(file.path) }
      }
      if Task.isCancelled { throw PublishingError.interrupted }
    }
    var report = PublishingReport(written: files.count - unchanged.count, unchanged: unchanged.count)
    report.removed = published.files.subtracting(files.map(\.path)).count
    report.isReplaced = report.written > 0 || published.differs(from: files.map(\.path))
    if report.isReplaced {
      for path in unchanged { try writer.link(path) }
    }
    if Task.isCancelled { throw PublishingError.interrupted }
    return Diagnosed(report, diagnostics)
  }

  private static let marker = OutputFile(path: markerName) {
    Diagnosed(Array("Made by solidsite, which replaces this folder at every build; keep nothing else in it.\n".utf8))
  }
}
