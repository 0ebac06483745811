import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and folders made for one run, and taken away after it.
enum FileTree {
  /// Makes a folder of a new name, whose path begins as given, that its user alone may enter.
  static func makeFolder(_ prefix: String, for user: UInt32?) throws(ExecutionError) -> String {
    var template = Array((prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(SystemError("create", prefix).description) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try give(path, to: user)
    return path
  }

  /// Makes a folder unless it is there.
  static func ensureFolder(_ path: String, for user: UInt32?) throws(ExecutionError) {
    do { try FileSystem.createFolder(path) } catch { throw .system(error.description) }
    try give(path, to: user)
  }

  /// Writes a file, with the folders that its path needs.
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

  /// Removes a folder with all that is in it; links are removed and not followed.
  static func remove(_ path: String) {
    open(path)
    try? FileSystem.remove(path)
  }

  /// Lets a folder and those in it be emptied, as a program may have closed its own.
  private static func open(_ path: String) {
    guard kind(of: path) == .folder else { return }
    chmod(path, 0o700)
    for name in (try? FileSystem.names(in: path)) ?? [] { open(path + "/" + name) }
  }

  /// Whether there is a plain file.
  static func isFile(_ path: String) -> Bool {
    kind(of: path) == .file
  }

  private static func kind(of path: String) -> FileStatus.Kind? {
    (try? FileStatus(of: path, followingLinks: false))?.kind
  }

  /// Lets a user find the folders in one of our own, without listing it: what they own lies there, and nothing of them is left where we look
  /// for what a former run has left behind.
  static func open(_ path: String, to user: UInt32?) throws(ExecutionError) {
    if user != nil, chmod(path, 0o711) != 0 { throw .system(SystemError("open", path).description) }
  }

  /// Lets a confined program read what we wrote, whatever the rights are that new files get here.
  static func give(_ path: String, to user: UInt32?) throws(ExecutionError) {
    guard let user else { return }
    if chown(path, user, user) != 0 { throw .system(SystemError("hand over", path).description) }
  }
}
