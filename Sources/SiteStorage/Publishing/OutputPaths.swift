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
      var folder = SitePath.folder(of: path.lowercased())
      while !folder.isEmpty {
        if let file = files[folder] { throw PublishingError.conflict(file, path) }
        folder = SitePath.folder(of: folder)
      }
    }
  }

  private static func isSafe(_ path: String) -> Bool {
    if path.isEmpty || path.utf8.contains(0) { return false }
    let top = PublishedTree.top(path)
    if top == SitePublisher.markerName || SingleMoves.isOwn(top, inMount: true) { return false }
    return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      !["", ".", ".."].contains { part.elementsEqual($0.utf8) }
    }
  }
}
