import SystemFiles

/// The folder that a site is published to.
struct OutputFolder: Sendable {
  /// The absolute path with symbolic links resolved.
  var path: String
  /// The parent folder.
  var parent: String
  /// The path as given, for messages.
  var givenPath: String

  /// Resolves the folder's path; the folder and its parents may be missing, and nothing is created.
  init(_ givenPath: String) throws(SystemError) {
    self.givenPath = givenPath
    let absolute = FilePath.isAbsolute(givenPath) ? givenPath : try FileSystem.workingFolder() + "/" + givenPath
    path = try Self.resolved(absolute)
    parent = FilePath.folder(of: path)
  }

  /// Resolves the links in the existing part of an absolute path.
  static func resolved(_ path: String) throws(SystemError) -> String {
    let names = FilePath.names(on: path)
    for count in stride(from: names.count, through: 0, by: -1) {
      guard let start = try FileSystem.resolved("/" + names.prefix(count).joined(separator: "/")) else { continue }
      let missing = names.dropFirst(count).filter { $0 != "." }
      guard let index = missing.firstIndex(of: "..") else { return missing.reduce(start) { FilePath.joined($0, $1) } }
      // A missing component can't be a link, so `..` cancels the name before it. What follows may exist again.
      let folder = index == 0 ? FilePath.folder(of: start) : start
      let rest = missing[..<index].dropLast() + missing[(index + 1)...]
      return try resolved(rest.reduce(folder) { FilePath.joined($0, $1) })
    }
    return path
  }

  /// Creates the parent folders.
  func createParents() throws(SystemError) { try FileSystem.createFolders(parent) }

  /// The path of the staging folder, which is next to the output folder, so that both are on the same file system and
  /// can be exchanged.
  var stagingPath: String { FilePath.joined(parent, ".\(FilePath.name(of: path)).solidsite-new") }

  /// Returns whether the folder is a mount point, which can't be moved.
  func isMount() throws(SystemError) -> Bool {
    if try FileStatus(of: path) == nil { return false }
    return try FileSystem.isMount(path)
  }

  /// Locks the folder for publishing; `nil` if it doesn't exist.
  /// - Throws: `PublishingError.isBusy` if another run holds the lock.
  func lock() throws -> FolderLock? {
    // Race: another run may replace the folder between two steps.
    for _ in 0..<16 {
      guard try FileStatus(of: path, followingLinks: false) != nil else { return nil }
      guard let lock = try FolderLock(path) else { break }
      if try FileStatus(of: path, followingLinks: false)?.identity == lock.identity { return lock }
      lock.release()
    }
    throw PublishingError.isBusy(givenPath)
  }
}
