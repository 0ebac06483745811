#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of our own among the system's temporary ones, which is there until it is removed.
package struct TemporaryFolder: Sendable {
  /// The absolute path without symbolic links.
  package let path: String

  /// Creates the folder, for this user alone; `TMPDIR` says where.
  /// - Parameter purpose: a part of its name, for whoever wonders what it is.
  package init(for purpose: String) throws(SystemError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(parent.isEmpty ? "/tmp" : parent)/solidsite-\(purpose)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("create", parent) }
    let created = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard let resolved = try FileSystem.resolved(created) else { throw SystemError("resolve", created, code: ENOENT) }
    path = resolved
  }

  /// Writes a file below the folder, with the folders that lead to it, and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws(SystemError) -> String {
    let path = path + "/" + name
    if let slash = path.lastIndex(of: "/") { try FileSystem.createFolders(String(path[..<slash])) }
    try FileSystem.write(bytes, to: path)
    return path
  }

  /// Removes the folder with all that is in it; what can't be removed is left to the system, which clears such folders.
  package func remove() {
    try? FileSystem.remove(path)
  }
}
