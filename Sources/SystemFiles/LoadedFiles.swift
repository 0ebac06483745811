import Platform

/// The files that this process runs: the program and the libraries that it has loaded.
package enum LoadedFiles {
  /// Returns a description of each file that changes when the file is replaced or rewritten.
  /// - Returns: `nil` if the files are unknown.
  package static func versions() -> [String]? {
    let paths = paths()
    if paths.isEmpty { return nil }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { path in
      // A file that has been replaced since it was loaded is listed under another name, which doesn't exist.
      guard let status = try? FileStatus(of: path) else { return path }
      return "\(path) \(status.identity.number) \(status.size) \(status.modificationTime) \(status.changeTime)"
    }
  }

  #if os(Linux)
    private static func paths() -> Set<String> {
      var bytes: [UInt8] = []
      guard FileSystem.scan("/proc/self/maps", { bytes += $0 }) else { return [] }
      // A line ends with the path, which no other field has a slash before.
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
    }
  #else
    private static func paths() -> Set<String> {
      Set((0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } })
    }
  #endif
}
