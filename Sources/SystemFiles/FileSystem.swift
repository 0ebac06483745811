#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls to the file system that reading and publishing need; paths are relative to the working folder or absolute.
package enum FileSystem {
  /// Lists a folder in the order of the names' bytes, without `.` and `..`; names that aren't UTF-8 are left out.
  package static func names(in folder: String) throws(SystemError) -> [String] {
    try FolderListing(of: folder).names
  }

  /// Resolves every symbolic link on a path, or returns `nil` where nothing is there.
  package static func resolved(_ path: String) throws(SystemError) -> String? {
    guard let pointer = realpath(path, nil) else {
      let error = SystemError("resolve", path)
      if error.isMissing { return nil }
      throw error
    }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// Returns what a symbolic link says, or `nil` where there is no link.
  package static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let count = readlink(path, base, Int(PATH_MAX))
      if count < 0 { return nil }
      base[count] = 0
      return String(cString: base)
    }
  }

  /// The absolute path of the working folder.
  package static func workingFolder() throws(SystemError) -> String {
    guard let path = try resolved(".") else { throw SystemError("resolve", ".", code: ENOENT) }
    return path
  }

  /// Creates a folder; one that is there already is left as it is.
  package static func createFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError("create", path)
    guard error.isExisting, try FileStatus(of: path)?.kind == .folder else { throw error }
  }

  /// Creates a folder and those that lead to it.
  package static func createFolders(_ path: String) throws(SystemError) {
    do {
      try createFolder(path)
    } catch {
      guard error.isMissing, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw error }
      try createFolders(String(path[..<slash]))
      try createFolder(path)
    }
  }

  /// Gives a file a second name, or copies it where the file system has no second names.
  package static func linkOrCopy(_ source: String, to target: String) throws(SystemError) {
    if link(source, target) == 0 { return }
    let error = SystemError("link", target)
    if error.isMissing || error.isExisting { throw error }
    try write(read(source), to: target)
  }

  /// Moves a file or folder within one file system, replacing a file or an empty folder.
  package static func move(_ source: String, to target: String) throws(SystemError) {
    if rename(source, target) != 0 { throw SystemError("move", source) }
  }
}
