import CaseStudyModel
import EvidenceStore
import SystemFiles

/// A site's evidence folder, locked by this process.
struct EvidenceFolder: Sendable {
  private static let path = ".solidsite/evidence"
  /// The maximum size of a stored file in bytes, the same as for a text of the site.
  private static let largestFile = 8 << 20

  private let root: String
  private let lock: FolderLock

  /// Creates and locks the folder.
  /// - Throws: `CommandFailure` if another run has locked it, or `SystemError`.
  init(ofSite root: String) throws {
    self.root = root
    let folder = FilePath.joined(root, Self.path)
    for path in [FilePath.joined(root, FilePath.folder(of: Self.path)), folder] {
      // A link is untrusted input and could lead anywhere.
      if let kind = try FileStatus(of: path, followingLinks: false)?.kind, kind != .folder {
        throw CommandFailure("'\(path)' must be a folder and not a link, for evidence to be stored there")
      }
    }
    _ = try OpenFolder(root).descend(Self.path, isCreating: true)
    guard let lock = try FolderLock(folder) else {
      throw CommandFailure("Another 'solidsite verify' is running in '\(folder)'")
    }
    self.lock = lock
  }

  /// Returns the stored evidence of a study; `nil` for none.
  /// - Throws: `EvidenceFault` if it can't be used.
  func evidence(ofSlug slug: String) throws(EvidenceFault) -> Evidence? {
    guard let bytes = try? FileSystem.read(path(ofSlug: slug), limit: Self.largestFile) else { return nil }
    return try EvidenceCoding.evidence(from: bytes)
  }

  /// Stores evidence atomically; equal bytes aren't written.
  func store(_ evidence: Evidence, ofSlug slug: String) throws {
    let bytes = try EvidenceCoding.bytes(of: evidence)
    let path = path(ofSlug: slug)
    if FileSystem.file(at: path, holds: bytes) { return }
    try OpenFolder(root).descend(Self.path).replace(EntryName(FilePath.name(of: path)), by: bytes)
  }

  /// Stores the table of mutants next to the evidence.
  func storeMutations(_ bytes: [UInt8]) throws {
    try OpenFolder(root).descend(FilePath.folder(of: Self.path)).replace(EntryName("mutations.json"), by: bytes)
  }

  /// Returns the stored results of compiling examples, which are empty if they are unusable, because compiling again is
  /// quick.
  func examples() -> CompiledExamples {
    guard let bytes = try? FileSystem.read(FilePath.joined(root, CompiledExamples.path), limit: Self.largestFile)
    else { return CompiledExamples() }
    return (try? EvidenceCoding.compiledExamples(from: bytes)) ?? CompiledExamples()
  }

  /// Stores the results of compiling examples atomically; equal bytes aren't written.
  func store(_ examples: CompiledExamples) throws {
    let bytes = try EvidenceCoding.bytes(of: examples)
    if FileSystem.file(at: FilePath.joined(root, CompiledExamples.path), holds: bytes) { return }
    try OpenFolder(root).descend(FilePath.folder(of: Self.path))
      .replace(EntryName(FilePath.name(of: CompiledExamples.path)), by: bytes)
  }

  /// Unlocks the folder.
  func release() { lock.release() }

  private func path(ofSlug slug: String) -> String {
    FilePath.joined(root, EvidenceCoding.path(ofSlug: slug))
  }
}
