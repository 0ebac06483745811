import CaseStudyModel
import EvidenceStore
import SystemFiles

/// A site's evidence folder, locked by this process.
struct EvidenceFolder: Sendable {
  /// The maximum size of a stored file in bytes, the same as the site's limit for text files.
  private static let largestFile = 8 << 20

  private let root: String
  private let lock: FolderLock

  /// Creates and locks the folder.
  /// - Throws: `CommandFailure` if another run has locked it, or `SystemError`.
  init(ofSite root: String) throws {
    self.root = root
    let folder = FilePath.joined(root, Evidence.folder)
    for path in [FilePath.joined(root, FilePath.folder(of: Evidence.folder)), folder] {
      // A link is untrusted input and could lead anywhere.
      if let kind = try FileStatus(of: path, followingLinks: false)?.kind, kind != .folder {
        throw CommandFailure("'\(path)' must be a folder, not a link, so that evidence can be stored there")
      }
    }
    _ = try OpenFolder(root).descend(Evidence.folder, isCreating: true)
    guard let lock = try FolderLock(folder) else {
      throw CommandFailure("Another 'solidsite verify' is running in '\(folder)'")
    }
    self.lock = lock
  }

  /// Returns the stored evidence of a study; `nil` if there is none, or it can't be read.
  /// - Throws: `EvidenceFault` if it can't be used.
  func evidence(ofSlug slug: String) throws(EvidenceFault) -> Evidence? {
    guard let bytes = try? FileSystem.read(path(ofSlug: slug), limit: Self.largestFile) else { return nil }
    return try EvidenceCoding.evidence(from: bytes)
  }

  /// Stores evidence atomically; an unchanged file isn't rewritten.
  func store(_ evidence: Evidence, ofSlug slug: String) throws {
    let bytes = try EvidenceCoding.bytes(of: evidence)
    let path = path(ofSlug: slug)
    if FileSystem.file(at: path, holds: bytes) { return }
    try OpenFolder(root).descend(Evidence.folder).replace(EntryName(FilePath.name(of: path)), by: bytes)
  }

  /// Stores the table of mutants next to the evidence folder.
  func storeMutations(_ bytes: [UInt8]) throws {
    try OpenFolder(root).descend(FilePath.folder(of: Evidence.folder)).replace(EntryName("mutations.json"), by: bytes)
  }

  /// Returns the stored results of compiling examples, which are empty if they are unusable, because compiling again is
  /// quick.
  func examples() -> CompiledExamples {
    guard let bytes = try? FileSystem.read(FilePath.joined(root, CompiledExamples.path), limit: Self.largestFile)
    else { return CompiledExamples() }
    return (try? EvidenceCoding.compiledExamples(from: bytes)) ?? CompiledExamples()
  }

  /// Stores the results of compiling examples atomically; an unchanged file isn't rewritten.
  func store(_ examples: CompiledExamples) throws {
    let bytes = try EvidenceCoding.bytes(of: examples)
    if FileSystem.file(at: FilePath.joined(root, CompiledExamples.path), holds: bytes) { return }
    try OpenFolder(root).descend(FilePath.folder(of: Evidence.folder))
      .replace(EntryName(FilePath.name(of: CompiledExamples.path)), by: bytes)
  }

  /// Unlocks the folder.
  func release() { lock.release() }

  private func path(ofSlug slug: String) -> String {
    FilePath.joined(root, Evidence.path(ofSlug: slug))
  }
}
