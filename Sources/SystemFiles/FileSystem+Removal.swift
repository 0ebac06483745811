import Platform

extension FileSystem {
  /// Removes a file, link or folder with its contents; doesn't follow links, doesn't cross mount points, and ignores
  /// missing paths.
  /// - Throws: `SystemError` for the first entry that can't be removed; the others are removed.
  package static func remove(_ path: String) throws(SystemError) {
    if uninterrupted({ unlink(path) }) == 0 { return }
    let error = SystemError("remove", path)
    if error.isMissing { return }
    try remove(EntryName(path), in: OpenFolder(), unless: error)
  }

  /// Removes the contents of a folder.
  package static func removeEntries(of path: String) throws(SystemError) {
    OpenFolder().unlock(EntryName(path))
    let folder = try OpenFolder(path, followingLinks: false)
    if let failure = try removeEntries(of: folder) { throw failure }
  }

  private static func remove(
    _ name: EntryName, in folder: borrowing OpenFolder, unless error: SystemError
  ) throws(SystemError) {
    guard let status = try folder.status(of: name) else { return }
    if status.kind != .folder { throw error }
    if try folder.isMount(name) { throw SystemError("remove", folder.path(of: name), code: EBUSY) }
    folder.unlock(name)
    let failure = try removeEntries(of: folder.folder(name))
    if let failure { throw failure }
    try folder.removeFolder(name)
  }

  /// Removes the contents of a folder.
  /// - Returns: the error for the first entry that can't be removed.
  private static func removeEntries(of folder: borrowing OpenFolder) throws(SystemError) -> SystemError? {
    var failure: SystemError?
    for name in try folder.names() {
      do {
        try folder.removeFile(name)
      } catch {
        do { try remove(name, in: folder, unless: error) } catch { failure = failure ?? error }
      }
    }
    return failure
  }
}
