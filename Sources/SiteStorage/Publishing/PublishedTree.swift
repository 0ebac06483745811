import SystemFiles

/// The files and folders below a published site's folder, but for what publishing itself keeps there.
struct PublishedTree: Sendable {
  /// The paths of all that is no folder.
  var files: Set<String> = []
  var folders: Set<String> = []

  /// Lists a folder; one that is missing has nothing in it.
  init(of folder: String) throws(SystemError) {
    guard try FileStatus(of: folder) != nil else { return }
    try collect(folder, below: "")
  }

  /// Tells whether the files, with the folders they need, are not exactly what is there.
  func differs(from paths: [String]) -> Bool {
    var needed: Set<String> = []
    for path in paths {
      var path = path[...]
      while let slash = path.lastIndex(of: "/") {
        path = path[..<slash]
        if !needed.insert(String(path)).inserted { break }
      }
    }
    return Set(paths) != files || needed != folders
  }

  private mutating func collect(_ folder: String, below path: String) throws(SystemError) {
    for name in try FileSystem.names(in: folder) {
      if path.isEmpty, SingleMoves.ownNames.contains(name) { continue }
      let location = folder + "/" + name
      if try FileStatus(of: location, followingLinks: false)?.kind == .folder {
        folders.insert(path + name)
        try collect(location, below: path + name + "/")
      } else {
        files.insert(path + name)
      }
    }
  }
}
