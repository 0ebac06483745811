import CaseStudyModel

/// The rules for the paths of a site's files, which prevent writing elsewhere or overwriting another file.
enum OutputPaths {
  /// Throws if a path is unsafe or conflicts with another one.
  static func check(_ paths: [String]) throws {
    var files: [String: String] = [:]
    files.reserveCapacity(paths.count)
    for path in paths {
      if !isSafe(path) { throw PublishingError.unsafePath(path) }
      // Many file systems are case-insensitive.
      if let other = files.updateValue(path, forKey: path.lowercased()) { throw PublishingError.conflict(other, path) }
    }
    for path in paths {
      var folder = path.lowercased()[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let file = files[String(folder)] { throw PublishingError.conflict(file, path) }
      }
    }
  }

  private static func isSafe(_ path: String) -> Bool {
    if path.isEmpty || path.utf8.contains(0) { return false }
    let top = PublishedTree.top(path)
    if top == SitePublisher.markerName || SingleMoves.isOwn(top, inMount: true) { return false }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      part != "" && part != "." && part != ".."
    }
  }
}
