import SystemFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The way through a watched folder, as a site is read.
struct FolderWalk: Sendable {
  let folder: WatchedFolder
  /// The folder's absolute path, as it was given.
  let base: String
  /// The folder's path without links; `nil` while there is no folder.
  private(set) var resolvedBase: String?
  /// What the folder is; `nil` while there is none.
  private(set) var identity: FileStatus.Identity?

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

  /// Looks which folder is at the path now.
  /// - Returns: whether it is another one than before.
  @discardableResult
  mutating func locate() -> Bool {
    let old = (resolvedBase, identity)
    resolvedBase = (try? FileSystem.resolved(base)) ?? nil
    let status = (try? FileStatus(of: base)) ?? nil
    identity = status?.kind == .folder ? status?.identity : nil
    return old != (resolvedBase, identity)
  }

  func location(of path: String) -> String { FilePath.joined(base, path) }

  /// Meets what is at a relative path and all that is below, each folder before its content, in the order of a site that is read:
  /// each folder once by its own path and once through a link.
  /// - Parameter meet: returns whether to go on into the folder that was met.
  /// - Returns: whether there are links that weren't followed as others lead to the same folder.
  /// - Throws: what `meet` throws, and an error if there is a lack of descriptors or memory.
  @discardableResult
  func visit(_ start: String = "", meet: (WalkedEntry) throws(SystemError) -> Bool) throws(SystemError) -> Bool {
    guard let resolvedBase, let above = way(to: start) else { return false }
    var tour = FolderTour(from: above)
    var hasLeftOut = false
    while let (next, isPutOff) = tour.next() {
      var stop = next
      guard var entry = look(at: stop.path, root: resolvedBase) else { continue }
      let status = entry.targetStatus ?? entry.status
      var isFirst = true
      if status.kind == .folder {
        if !folder.enters(stop.path) { continue }
        let isCircle = stop.above.contains(status.identity)
        if entry.status.kind == .link, !isCircle {
          stop.isThroughLink = true
          if !isPutOff {
            tour.putOff(stop)
            continue
          }
        }
        isFirst = isCircle || tour.enter(stop, status.identity) == nil
        entry.isEntered = !isCircle && isFirst
        entry.isThroughLink = stop.isThroughLink
      }
      if !isFirst { hasLeftOut = true }
      guard try meet(entry), entry.isEntered else { continue }
      let names = try names(in: entry.location).filter { folder.takes(FilePath.joined(stop.path, $0)) }
      tour.add(names, in: stop, status.identity)
    }
    return hasLeftOut
  }

  private func look(at path: String, root: String) -> WalkedEntry? {
    let location = location(of: path)
    guard let status = (try? FileStatus(of: location, followingLinks: path.isEmpty)) ?? nil else { return nil }
    var entry = WalkedEntry(path: path, location: location, status: status, isEntered: false)
    if status.kind == .link {
      let trail = LinkTrail(of: location, within: root)
      entry.trail = trail
      if let target = trail.target, let place = FilePath.relative(target.text, to: root), !isHidden(place) {
        entry.targetStatus = (try? FileStatus(of: target.text)) ?? nil
      }
    }
    return entry
  }

  /// The folders that lead to a path, and whether one of them is a link; `nil` where one isn't there.
  private func way(to path: String) -> FolderTour.Stop? {
    var stop = FolderTour.Stop(path: path)
    if path.isEmpty { return stop }
    var parent = ""
    for name in FilePath.names(on: path) {
      let location = location(of: parent)
      guard let status = (try? FileStatus(of: location)) ?? nil, status.kind == .folder else { return nil }
      stop.above.append(status.identity)
      if !parent.isEmpty, FileSystem.linkTarget(of: location) != nil { stop.isThroughLink = true }
      parent = FilePath.joined(parent, name)
    }
    return stop
  }

  /// Tells whether a part of a path begins with a dot, but for folders that are watched though they are hidden.
  private func isHidden(_ path: String) -> Bool {
    FilePath.names(on: path).contains { $0.utf8.first == UInt8(ascii: ".") && !folder.hidden.contains($0) }
  }

  /// A folder that went or can't be read is empty; it is told again when that changes.
  private func names(in folder: String) throws(SystemError) -> [String] {
    do {
      return try FileSystem.names(in: folder)
    } catch {
      if [EMFILE, ENFILE, ENOMEM].contains(error.code) { throw error }
      return []
    }
  }
}
