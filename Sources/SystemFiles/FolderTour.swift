/// The order in which the folders of a tree are visited: each by its own path first, then once more through the first link that
/// leads there.
///
/// Links are followed in the order in which they are met, those of the tree itself before those that lie in linked folders. So
/// folders that link to each other take no longer than their number says, though there are more paths to them than can be
/// counted.
package struct FolderTour: Sendable {
  /// A path that is to be looked at.
  package struct Stop: Sendable {
    /// Relative to the top of the tree.
    package var path: String
    /// The folders that lead here, so that a link to one of them is not followed round and round.
    package var above: [FileStatus.Identity]
    /// Whether a link leads here.
    package var isThroughLink: Bool

    package init(path: String, above: [FileStatus.Identity] = [], isThroughLink: Bool = false) {
      self.path = path
      self.above = above
      self.isThroughLink = isThroughLink
    }
  }

  /// The next one comes last.
  private var stops: [Stop]
  private var links: [Stop] = []
  private var firstLink = 0
  private var linked: [FileStatus.Identity: String] = [:]

  package init(from start: Stop) {
    stops = [start]
  }

  /// Returns the next path to look at: what was put off is a link to a folder, now to be entered.
  package mutating func next() -> (stop: Stop, isPutOff: Bool)? {
    if let stop = stops.popLast() { return (stop, false) }
    if firstLink == links.count { return nil }
    firstLink += 1
    return (links[firstLink - 1], true)
  }

  /// Puts a link to a folder off until the tree itself has been visited.
  package mutating func putOff(_ link: Stop) {
    links.append(link)
  }

  /// Enters a folder, if it hasn't been entered through another link.
  /// - Returns: `nil` where it is entered, and otherwise the path under which it was.
  package mutating func enter(_ stop: Stop, _ folder: FileStatus.Identity) -> String? {
    if !stop.isThroughLink { return nil }
    if let first = linked[folder] { return first }
    linked[folder] = stop.path
    return nil
  }

  /// Goes on with what lies in a folder.
  package mutating func add(_ names: [String], in stop: Stop, _ folder: FileStatus.Identity) {
    let above = stop.above + [folder]
    for name in names.reversed() {
      stops.append(Stop(path: FilePath.joined(stop.path, name), above: above, isThroughLink: stop.isThroughLink))
    }
  }
}
