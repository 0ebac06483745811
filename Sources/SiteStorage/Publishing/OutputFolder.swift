import SystemFiles

/// The folder that a site is published to.
struct OutputFolder: Sendable {
  /// The absolute path, symbolic links resolved.
  var path: String
  /// The folder around it.
  var parent: String
  /// As it was given, for messages.
  var givenPath: String

  /// Finds the folder's true place; it and those around it may still be missing, and nothing is created.
  init(_ givenPath: String) throws(SystemError) {
    self.givenPath = givenPath
    let absolute = FilePath.isAbsolute(givenPath) ? givenPath : try FileSystem.workingFolder() + "/" + givenPath
    path = try Self.resolved(absolute)
    parent = FilePath.folder(of: path)
  }

  /// Resolves the links of as much of an absolute path as is there.
  static func resolved(_ path: String) throws(SystemError) -> String {
    let names = FilePath.names(on: path)
    for count in stride(from: names.count, through: 0, by: -1) {
      guard let start = try FileSystem.resolved("/" + names.prefix(count).joined(separator: "/")) else { continue }
      var missing: [String] = []
      for name in names.dropFirst(count) where name != "." {
        // No link can be among what is missing, so that `..` only takes back the name before it.
        if name == ".." { _ = missing.popLast() } else { missing.append(name) }
      }
      return missing.reduce(start) { FilePath.joined($0, $1) }
    }
    return path
  }

  /// Creates the folders that lead to it.
  func createParents() throws(SystemError) {
    try FileSystem.createFolders(parent)
  }

  /// Where the new site is put together; on the same file system, so that the two can change places.
  var stagingPath: String { FilePath.joined(parent, ".\(FilePath.name(of: path)).solidsite-new") }

  /// Whether the folder is where a file system is mounted, and so can't be moved.
  func isMount() throws(SystemError) -> Bool {
    if try FileStatus(of: path) == nil { return false }
    return try FileSystem.isMount(path)
  }

  /// Takes the right to publish; `nil` where the folder isn't there yet.
  /// - Throws: `PublishingError.isBusy` where another run has it.
  func lock() throws -> FolderLock? {
    // Another run may put a new folder in its place between two steps.
    for _ in 0..<16 {
      guard try FileStatus(of: path, followingLinks: false) != nil else { return nil }
      guard let lock = try FolderLock(path) else { break }
      if try FileStatus(of: path, followingLinks: false)?.identity == lock.identity { return lock }
      lock.release()
    }
    throw PublishingError.isBusy(givenPath)
  }
}
