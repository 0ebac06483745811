import SystemFiles

/// The files and folders of a published site, without the publisher's own files.
struct PublishedTree: Sendable {
  /// The paths of all non-directories.
  private(set) var files: Set<String> = []
  /// The paths of all folders.
  private(set) var folders: Set<String> = []
  /// A repository that must not be replaced, because its history would be lost.
  private(set) var repository: String?
  /// A mount point in the folder, which can't be moved; a single file can be one too.
  private(set) var mount: String?
  /// Whether a folder can't be listed or has too long a path, so that its content is unknown.
  private var isIncomplete = false

  /// Lists a folder; a missing one is empty.
  init(of output: OutputFolder) throws(SystemError) {
    guard try FileStatus(of: output.path) != nil else { return }
    let isMount = try output.isMount()
    try collect(output.path, below: "") { SingleMoves.isOwn($0, inMount: isMount) }
  }

  /// Returns the names at the top that must be replaced to leave exactly these files and the folders they need.
  /// - Parameter written: the paths of the files whose bytes differ from the published ones.
  func changedNames(_ paths: [String], written: [String]) -> Set<String> {
    var needed: Set<String> = []
    for path in paths {
      var path = path[...]
      while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = path[..<slash]
        if !needed.insert(String(path)).inserted { break }
      }
    }
    let changed = [written, Array(files.subtracting(paths)), Array(folders.symmetricDifference(needed))]
    return Set(changed.joined().map(Self.top)).union(isIncomplete ? folders.map(Self.top) : [])
  }

  /// Returns the first component of a path.
  static func top(_ path: String) -> String {
    path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? path
  }

  /// Returns whether a folder is a Git repository, with or without a work tree.
  static func isRepository(_ name: String, at path: String) throws(SystemError) -> Bool {
    if name.lowercased() == ".git" { return true }
    for part in ["objects", "refs"] {
      if try FileStatus(of: path + "/" + part)?.kind != .folder { return false }
    }
    return try FileStatus(of: path + "/HEAD", followingLinks: false) != nil
  }

  private static let histories: Set<String> = [".git", ".hg", ".svn", ".jj", ".bzr", ".pijul", "_darcs"]

  private mutating func collect(
    _ folder: String, below path: String, except isOwn: (String) -> Bool
  ) throws(SystemError) {
    let names: [String]
    do {
      names = try FileSystem.names(in: folder)
    } catch  where error.isForbidden && !path.isEmpty {
      isIncomplete = true
      return
    }
    if names.contains("HEAD"), try Self.isRepository("", at: folder) { repository = repository ?? folder }
    for name in names where !path.isEmpty || !isOwn(name) {
      let location = folder + "/" + name
      if Self.histories.contains(name.lowercased()) { repository = repository ?? folder }
      guard let kind = try FileStatus(of: location, followingLinks: false)?.kind else { continue }
      if kind != .link, try FileSystem.isMount(location) {
        mount = mount ?? location
        continue
      }
      if kind == .folder {
        folders.insert(path + name)
        do throws(SystemError) {
          try collect(location, below: path + name + "/", except: isOwn)
        } catch {
          // The path of a deeply nested folder can exceed the system's limit. Its content is unknown then, but it can
          // be replaced.
          if !error.isTooLong { throw error }
          isIncomplete = true
        }
      } else {
        files.insert(path + name)
      }
    }
  }
}
