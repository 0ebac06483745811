import SystemFiles

/// The sizes of a published site's files.
struct SiteWeight: Sendable {
  /// The bytes of each file by its path.
  private var sizes: [String: Int] = [:]

  /// Reads the sizes of all files below a folder; links are not followed.
  init(of folder: String) throws {
    var open = [""]
    while let path = open.popLast() {
      for name in try FileSystem.names(in: FilePath.joined(folder, path)) {
        let inner = path.isEmpty ? name : path + "/" + name
        let status = try FileStatus(of: FilePath.joined(folder, inner), followingLinks: false)
        if status?.kind == .folder { open.append(inner) }
        if status?.kind == .file { sizes[inner] = status?.size }
      }
    }
  }

  /// The bytes of all files.
  var total: Int { sizes.values.reduce(0, +) }

  /// Returns the largest pages with their bytes, the largest first.
  func heaviestPages(_ count: Int) -> [(path: String, bytes: Int)] {
    let pages = sizes.filter { $0.key.hasSuffix(".html") }.map { (path: $0.key, bytes: $0.value) }
    return Array(pages.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(count))
  }

  /// Returns a number of bytes in kilobytes, rounded up.
  static func kilobytes(_ bytes: Int) -> String { "\((bytes + 999) / 1000) kB" }
}
