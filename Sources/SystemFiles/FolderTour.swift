/// The order in which to visit the folders of a tree: each by its own path first, then once more through the first link
/// to it.
///
/// Links are followed in the order found, those of the tree itself before those in linked folders. Folders that link to
/// each other thus take linear time, although the number of paths to them is exponential.
package struct FolderTour: Sendable {
  /// A path to visit.
  package struct Stop: Sendable {
    /// The path relative to the top of the tree.
    package var path: String
    /// The enclosing folders, for detecting cycles of links.
    package var above: [FileStatus.Identity]
    /// Whether the path passes through a link.
    package var isThroughLink: Bool

    /// Creates a stop.
    package init(path: String, above: [FileStatus.Identity] = [], isThroughLink: Bool = false) {
      self.path = path
      self.above = above
      self.isThroughLink = isThroughLink
    }
  }

  /// The pending stops in reverse order.
  private var stops: [Stop]
  private var links: [Stop] = []
  private var firstLink = 0
  private var linked: [FileStatus.Identity: String] = [:]

  /// Creates a tour.
  package init(from start: Stop) {
    stops = [start]
  }

  /// Returns the next path to visit; a postponed one is a link to a folder that must be entered now.
  package mutating func next() -> (stop: Stop, isPostponed: Bool)? {
    if let stop = stops.popLast() { return (stop, false) }
    if firstLink == links.count { return nil }
    firstLink += 1
    return (links[firstLink - 1], true)
  }

  /// Postpones a link to a folder until the tree itself has been visited.
  package mutating func postpone(_ link: Stop) {
    links.append(link)
  }

  /// Enters a folder, unless it was entered through another link.
  /// - Returns: `nil` if the folder may be entered, otherwise the path under which it was.
  package mutating func enter(_ stop: Stop, _ folder: FileStatus.Identity) -> String? {
    if !stop.isThroughLink { return nil }
    if let first = linked[folder] { return first }
    linked[folder] = stop.path
    return nil
  }

  /// Adds the contents of a folder.
  package mutating func add(_ names: [String], in stop: Stop, _ folder: FileStatus.Identity) {
    let above = stop.above + [folder]
    for name in names.reversed() {
      stops.append(Stop(path: FilePath.joined(stop.path, name), above: above, isThroughLink: stop.isThroughLink))
    }
  }
}
