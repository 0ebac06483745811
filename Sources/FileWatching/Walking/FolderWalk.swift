import SystemFiles

/// A traversal of a watched folder in the order a site is read.
struct FolderWalk: Sendable {
  /// The folder and its filters.
  let folder: WatchedFolder
  /// The folder's absolute path, as given.
  let base: String
  /// The folder's path with links resolved; `nil` if it doesn't exist.
  private(set) var resolvedBase: String?
  /// The folder's identity; `nil` if it doesn't exist.
  private(set) var identity: FileStatus.Identity?

  /// Creates a traversal of a folder.
  init(_ folder: WatchedFolder) throws(SystemError) {
    self.folder = folder
    var path = folder.path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") {
      path = String(decoding: path.utf8.dropLast(), as: UTF8.self)
    }
    if path == "." { path = "" }
    base = FilePath.isAbsolute(path) ? path : FilePath.joined(try FileSystem.workingFolder(), path)
    locate()
  }

  /// Checks which folder the path leads to.
  /// - Returns: whether it is a different one than before.
  @discardableResult
  mutating func locate() -> Bool {
    let old = (resolvedBase, identity)
    resolvedBase = try? FileSystem.resolved(base)
    let status = try? FileStatus(of: base)
    identity = status?.kind == .folder ? status?.identity : nil
    return old != (resolvedBase, identity)
  }

  /// Returns the absolute path of a relative one.
  func location(of path: String) -> String { FilePath.joined(base, path) }

  /// Visits a relative path with everything below it, each folder before its content, in the order a site is
  /// read: each folder once by its own path and once through a link.
  /// - Parameter meet: visits an entry and returns whether to enter the folder.
  /// - Returns: whether links were skipped because others lead to the same folder.
  /// - Throws: the errors of `meet`, and an error when descriptors or memory run out.
  @discardableResult
  func visit(_ start: String = "", meet: (WalkedEntry) throws(SystemError) -> Bool) throws(SystemError) -> Bool {
    guard let resolvedBase, let above = way(to: start) else { return false }
    var tour = FolderTour(from: above)
    var skipsLinks = false
    while let (next, isPostponed) = tour.next() {
      var stop = next
      guard var entry = look(at: stop.path, root: resolvedBase) else { continue }
      let status = entry.targetStatus ?? entry.status
      var isFirst = true
      if status.kind == .folder {
        if !folder.enters(stop.path) { continue }
        let isCircle = stop.above.contains(status.identity)
        if entry.status.kind == .link, !isCircle {
          stop.isThroughLink = true
          if !isPostponed {
            tour.postpone(stop)
            continue
          }
        }
        isFirst = isCircle || tour.enter(stop, status.identity) == nil
        entry.isEntered = !isCircle && isFirst
        entry.isThroughLink = stop.isThroughLink
      }
      if !isFirst { skipsLinks = true }
      guard try meet(entry), entry.isEntered else { continue }
      let names = try names(in: entry.location).filter { folder.takes(FilePath.joined(stop.path, $0)) }
      tour.add(names, in: stop, status.identity)
    }
    return skipsLinks
  }

  private func look(at path: String, root: String) -> WalkedEntry? {
    let location = location(of: path)
    guard let status = try? FileStatus(of: location, followingLinks: path.isEmpty) else { return nil }
    var entry = WalkedEntry(path: path, location: location, status: status, isEntered: false)
    if status.kind == .link {
      let trail = LinkTrail(of: location, within: root)
      entry.trail = trail
      if let target = trail.target, let place = FilePath.relative(target.text, to: root), !isHidden(place) {
        entry.targetStatus = try? FileStatus(of: target.text)
      }
    }
    return entry
  }

  /// Returns the folders on the way to a path, and whether one of them is a link; `nil` if one doesn't exist.
  private func way(to path: String) -> FolderTour.Stop? {
    var stop = FolderTour.Stop(path: path)
    if path.isEmpty { return stop }
    var parent = ""
    for name in FilePath.names(on: path) {
      let location = location(of: parent)
      guard let status = try? FileStatus(of: location), status.kind == .folder else { return nil }
      stop.above.append(status.identity)
      if !parent.isEmpty, FileSystem.linkTarget(of: location) != nil { stop.isThroughLink = true }
      parent = FilePath.joined(parent, name)
    }
    return stop
  }

  /// Returns whether a component of a path begins with a dot, apart from hidden folders that are watched explicitly.
  private func isHidden(_ path: String) -> Bool {
    FilePath.names(on: path).contains { $0.utf8.first == UInt8(ascii: ".") && !folder.hidden.contains($0) }
  }

  /// Returns the names in a folder; none if it is gone or unreadable, because a later change to that is reported.
  private func names(in folder: String) throws(SystemError) -> [String] {
    do {
      return try FileSystem.names(in: folder)
    } catch {
      if error.isOutOfResources { throw error }
      return []
    }
  }
}
