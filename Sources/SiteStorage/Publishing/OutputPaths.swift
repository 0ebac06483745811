import CaseStudyModel

/// The rules that the paths of a site's files keep, so that none is written elsewhere or over another.
enum OutputPaths {
  static func check(_ paths: [String]) throws(PublishingError) {
    var files: [String: String] = [:]
    files.reserveCapacity(paths.count)
    for path in paths {
      if !isSafe(path) { throw .unsafePath(path) }
      // Many file systems do not tell capitals from small letters.
      if let other = files.updateValue(path, forKey: path.lowercased()) { throw .conflict(other, path) }
    }
    for path in paths {
      var folder = path.lowercased()[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if let file = files[String(folder)] { throw .conflict(file, path) }
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
