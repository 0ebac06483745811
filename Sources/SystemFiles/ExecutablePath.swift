import Platform

/// The executable file of this process.
package enum ExecutablePath {
  /// Returns the absolute path with symbolic links resolved, however the program was called.
  package static func current() throws(SystemError) -> String {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      var size = UInt32(PATH_MAX)
      let buffer = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
        count = buffer.baseAddress.map { _NSGetExecutablePath($0, &size) } == 0 ? buffer.count : 0
      }
      let path = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    #endif
    guard let resolved = try FileSystem.resolved(path) else { throw SystemError("find", path, code: ENOENT) }
    return resolved
  }
}

/// The folders in which programs are looked up.
package enum SearchPath {
  /// The absolute folders of PATH; others, and an empty one, would find programs in the site's folder.
  package static var folders: [String] {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").map(String.init).filter(FilePath.isAbsolute)
  }
}
