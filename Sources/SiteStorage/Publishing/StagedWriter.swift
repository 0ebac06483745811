import CaseStudyModel
import SystemFiles

/// Writes the files of a new site that differ from the published ones.
struct StagedWriter: Sendable {
  /// The staging folder.
  var staging: String
  /// The folder of the published site, which may not exist.
  var published: String
  /// The published files: only these are compared, because other names may be links to anywhere.
  var tree: PublishedTree
  /// The key for fingerprints of the files; `nil` if none are needed.
  var key: KeyedHash.Key?

  /// A file that was made.
  struct Outcome: Sendable {
    /// Whether the file was written, because the published one differs.
    var isWritten: Bool
    /// The fingerprint of its bytes; 0 without a key.
    var fingerprint: UInt64
  }

  /// Makes a file's bytes and writes them if the published file differs; the bytes are dropped afterwards.
  /// - Returns: the outcome, with the diagnostics of making the bytes.
  func write(_ file: OutputFile) -> Result<Diagnosed<Outcome>, any Error> {
    if Task.isCancelled { return .failure(PublishingError.interrupted) }
    let made = file.contents()
    let fingerprint = key?.fingerprint(of: made.value) ?? 0
    if tree.files.contains(file.path), FileSystem.file(at: published + "/" + file.path, holds: made.value) {
      return .success(Diagnosed(Outcome(isWritten: false, fingerprint: fingerprint), made.diagnostics))
    }
    return Result {
      try inFolder(of: file.path) { target throws(SystemError) in try FileSystem.write(made.value, to: target) }
      return Diagnosed(Outcome(isWritten: true, fingerprint: fingerprint), made.diagnostics)
    }
  }

  /// Hard-links a published file into the new site.
  func link(_ path: String) throws(SystemError) {
    try inFolder(of: path) { target throws(SystemError) in
      try FileSystem.linkOrCopy(published + "/" + path, to: target)
    }
  }

  /// Performs an operation on a path of the new site, creating its folder and retrying if that is missing.
  private func inFolder(of path: String, _ work: (String) throws(SystemError) -> Void) throws(SystemError) {
    let target = staging + "/" + path
    do {
      try work(target)
    } catch {
      guard error.isMissing else { throw error }
      try FileSystem.createFolders(FilePath.folder(of: target))
      try work(target)
    }
  }
}
