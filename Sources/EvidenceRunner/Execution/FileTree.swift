import Platform
import SystemFiles

/// Files and folders that are made for one run and removed after it.
enum FileTree {
  /// Makes a folder with a new name after a prefix, which only its user may enter.
  static func makeFolder(_ prefix: String, for user: UInt32?) throws(ExecutionError) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(SystemError("create", prefix).description) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try give(path, to: user)
    return path
  }

  /// Makes a folder unless it exists.
  static func ensureFolder(_ path: String, for user: UInt32?) throws(ExecutionError) {
    do { try FileSystem.createFolder(path) } catch { throw .system(error.description) }
    try give(path, to: user)
  }

  /// Writes a file and the folders of its path.
  static func write(_ file: CodeFile, below folder: String, for user: UInt32?) throws(ExecutionError) {
    var parent = folder
    for part in file.path.split(separator: "/").dropLast() {
      parent += "/" + part
      try ensureFolder(parent, for: user)
    }
    let path = folder + "/" + file.path
    do { try FileSystem.write(Array(file.text.utf8), to: path) } catch { throw .system(error.description) }
    try give(path, to: user)
  }

  /// Removes a folder and its contents; links are removed and not followed.
  static func remove(_ path: String) {
    open(path)
    try? FileSystem.remove(path)
  }

  /// Makes a folder and its subfolders writable, because a program may have protected its own.
  private static func open(_ path: String) {
    guard kind(of: path) == .folder else { return }
    chmod(path, 0o700)
    for name in (try? FileSystem.names(in: path)) ?? [] { open(path + "/" + name) }
  }

  /// Tells whether a path is a plain file.
  static func isFile(_ path: String) -> Bool {
    kind(of: path) == .file
  }

  private static func kind(of path: String) -> FileStatus.Kind? {
    (try? FileStatus(of: path, followingLinks: false))?.kind
  }

  /// Lets a user enter the folders in one of our own without listing it, so that the leftovers of a run stay in one
  /// place.
  static func open(_ path: String, to user: UInt32?) throws(ExecutionError) {
    if user != nil, chmod(path, 0o711) != 0 { throw .system(SystemError("open", path).description) }
  }

  /// Makes a user the owner, so that a confined program can read the file whatever the umask is.
  static func give(_ path: String, to user: UInt32?) throws(ExecutionError) {
    guard let user else { return }
    if chown(path, user, user) != 0 { throw .system(SystemError("hand over", path).description) }
  }
}
