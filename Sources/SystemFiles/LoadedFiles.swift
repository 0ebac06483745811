import Platform

/// The files that this process runs: the program and the libraries that it has loaded.
package enum LoadedFiles {
  /// Returns for each file a description that changes when the file is replaced or rewritten.
  /// - Returns: `nil` if the files are unknown, or if one has been replaced or deleted since it was loaded, because it
  ///   is then listed under a name that is the same for every version.
  package static func versions() -> [String]? { versions(of: paths()) }

  /// Returns a description of each of some files; `nil` if one doesn't exist.
  static func versions(of paths: Set<String>) -> [String]? {
    if paths.isEmpty { return nil }
    var versions: [String] = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let status = try? FileStatus(of: path) else { return nil }
      let times = "\(status.modificationTime) \(status.changeTime)"
      versions.append("\(path) \(status.identity.number) \(status.size) \(times)")
    }
    return versions
  }

  #if os(Linux)
    private static func paths() -> Set<String> {
      var bytes: [UInt8] = []
      guard FileSystem.scan("/proc/self/maps", { bytes += $0 }) else { return [] }
      // The path is the last field of a line and the only one with a slash.
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      return Set(lines.compactMap { line in line.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(line[$0...]) } })
    }
  #else
    private static func paths() -> Set<String> {
      Set((0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } })
    }
  #endif
}
