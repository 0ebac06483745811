import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A temporary folder whose faults are the ledger's.
struct ScratchFolder: Sendable {
  private let folder: TemporaryFolder

  /// Creates the folder, for this user alone.
  init() throws(GitFailure) {
    do {
      folder = try TemporaryFolder(for: "ledger")
    } catch {
      throw .unusableTemporaryFolder(error.path, code: error.code)
    }
  }

  /// The absolute path without symbolic links.
  var path: String { folder.path }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(GitFailure) -> String {
    do {
      return try folder.write(bytes, to: name)
    } catch {
      throw .unusableTemporaryFolder(error.path, code: error.code)
    }
  }

  /// Makes a name in the folder stand for a file elsewhere.
  func link(_ name: String, to target: String) throws(GitFailure) {
    if symlink(target, path + "/" + name) != 0 { throw .unusableTemporaryFolder(path, code: errno) }
  }

  /// Removes the folder with all that is in it.
  func remove() {
    folder.remove()
  }
}
