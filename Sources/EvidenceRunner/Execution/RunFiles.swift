import Platform
import SystemFiles

/// Functions on the files and folders that exist for one run only.
enum RunFiles {
  /// Creates a folder that only its owner may enter, with a unique name that starts with a prefix.
  /// - Parameters:
  ///   - prefix: the path of the folder up to the unique part.
  ///   - user: the owner; `nil` for this process's user.
  static func makeFolder(_ prefix: String, for user: UInt32?) throws(ExecutionError) -> String {
    var template: [CChar] = []
    let folder = uninterruptedPointer {
      // A failed call may have changed the pattern.
      template = Array((prefix + "XXXXXX").utf8CString)
      return mkdtemp(&template)
    }
    guard folder != nil else { throw .system(SystemError("create", prefix).description) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try give(path, to: user)
    return path
  }

  /// Creates a folder unless it exists, and gives it to a user.
  static func ensureFolder(_ path: String, for user: UInt32?) throws(ExecutionError) {
    do { try FileSystem.createFolder(path) } catch { throw .system(error.description) }
    try give(path, to: user)
  }

  /// Writes a file, creating the folders of its path, and gives all of them to a user.
  static func write(_ file: CodeFile, below folder: String, for user: UInt32?) throws(ExecutionError) {
    var parent = folder
    for part in file.path.utf8.split(separator: UInt8(ascii: "/")).dropLast() {
      parent += "/" + String(decoding: part, as: UTF8.self)
      try ensureFolder(parent, for: user)
    }
    let path = folder + "/" + file.path
    do { try FileSystem.write(Array(file.text.utf8), to: path) } catch { throw .system(error.description) }
    try give(path, to: user)
  }

  /// Removes a folder and its contents; links are removed and not followed.
  static func remove(_ path: String) {
    makeWritable(path)
    try? FileSystem.remove(path)
  }

  /// Makes a folder and its subfolders writable, because a program may have made its own folders read-only.
  private static func makeWritable(_ path: String) {
    guard kind(of: path) == .folder else { return }
    chmod(path, 0o700)
    for name in (try? FileSystem.names(in: path)) ?? [] { makeWritable(path + "/" + name) }
  }

  /// Returns whether a path is a plain file.
  static func isFile(_ path: String) -> Bool { kind(of: path) == .file }

  private static func kind(of path: String) -> FileStatus.Kind? {
    (try? FileStatus(of: path, followingLinks: false))?.kind
  }

  /// Lets a user enter the folders inside one of ours, but not list it. So all files of a run can be in one folder,
  /// which is removed as a whole.
  static func open(_ path: String, to user: UInt32?) throws(ExecutionError) {
    if user != nil, chmod(path, 0o711) != 0 { throw .system(SystemError("open", path).description) }
  }

  /// Changes the owner, so that a program in the sandbox can read the file regardless of the umask.
  static func give(_ path: String, to user: UInt32?) throws(ExecutionError) {
    guard let user else { return }
    if chown(path, user, user) != 0 { throw .system(SystemError("hand over", path).description) }
  }
}
