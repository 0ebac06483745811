import Platform

/// File system calls for reading and publishing; paths are absolute or relative to the working folder.
package enum FileSystem {
  /// Lists a folder in byte order, without `.` and `..` and names that are not UTF-8.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    try FolderListing(of: folder).names
  }

  /// Resolves the symbolic links in a path; `nil` if it leads nowhere.
  package static func resolved(_ path: String) throws(SystemError) -> String? {
    guard let pointer = uninterruptedPointer({ realpath(path, nil) }) else {
      let error = SystemError("resolve", path)
      if error.leadsNowhere { return nil }
      throw error
    }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Returns the target text of a symbolic link; `nil` if there is no link.
  package static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = uninterrupted { readlink(path, base, Int(PATH_MAX)) }
      if count < 0 { return nil }
      base[count] = 0
      return String(cString: base)
    }
  }

  /// Returns the absolute path of the working folder.
  package static func workingFolder() throws(SystemError) -> String {
    guard let path = try resolved(".") else { throw SystemError("resolve", ".", code: ENOENT) }
    return path
  }

  /// Creates a folder, unless it exists.
  package static func createFolder(_ path: String) throws(SystemError) {
    if uninterrupted({ mkdir(path, 0o777) }) == 0 { return }
    let error = SystemError("create", path)
    guard error.isExisting, try FileStatus(of: path)?.kind == .folder else { throw error }
  }

  /// Creates a folder and its parents.
  package static func createFolders(_ path: String) throws(SystemError) {
    do {
      try createFolder(path)
    } catch {
      let parent = FilePath.folder(of: path)
      guard error.isMissing, ![".", "/"].contains(parent) else { throw error }
      try createFolders(parent)
      try createFolder(path)
    }
  }

  /// Hard-links a file, or copies it if the file system doesn't support links.
  package static func linkOrCopy(_ source: String, to target: String) throws(SystemError) {
    if uninterrupted({ link(source, target) }) == 0 { return }
    let error = SystemError("link", target)
    if error.isMissing || error.isExisting { throw error }
    try write(read(source), to: target)
  }

  /// Moves a file or folder within a file system, replacing a file or an empty folder.
  package static func move(_ source: String, to target: String) throws(SystemError) {
    if uninterrupted({ rename(source, target) }) != 0 { throw SystemError("move", source) }
  }
}
