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

  /// Meets what is at a relative path and all that is below, each folder before its content.
  /// - Parameter meet: returns whether to go on into the folder that was met.
  /// - Throws: what `meet` throws, and an error if there is a lack of descriptors or memory.
  func visit(_ start: String = "", meet: (WalkedEntry) throws(SystemError) -> Bool) throws(SystemError) {
    guard let resolvedBase, let above = identities(above: start) else { return }
    // A list and no recursion: folders can be nested deeper than a thread's stack is.
    var rest = [(path: start, above: above)]
    while let (path, above) = rest.popLast() {
      guard var entry = look(at: path, root: resolvedBase) else { continue }
      let status = entry.targetStatus ?? entry.status
      if status.kind == .folder {
        if !folder.enters(path) { continue }
        entry.isEntered = !above.contains(status.identity)
      }
      guard try meet(entry), entry.isEntered else { continue }
      let around = above + [status.identity]
      for name in try names(in: entry.location) {
        let inner = FilePath.joined(path, name)
        if folder.takes(inner) { rest.append((inner, around)) }
      }
    }
  }

  private func look(at path: String, root: String) -> WalkedEntry? {
    let location = location(of: path)
    guard let status = (try? FileStatus(of: location, followingLinks: path.isEmpty)) ?? nil else { return nil }
    var entry = WalkedEntry(path: path, location: location, status: status, isEntered: false)
    if status.kind == .link {
      let trail = LinkTrail(of: location, within: root)
      entry.trail = trail
      if let target = trail.target, target != ExactPath(root), FilePath.isWithin(target.text, root) {
        entry.targetStatus = (try? FileStatus(of: target.text)) ?? nil
      }
    }
    return entry
  }

  /// The folders that lead to a path, so that a link to one of them is not followed round and round.
  private func identities(above path: String) -> [FileStatus.Identity]? {
    if path.isEmpty { return [] }
    var found: [FileStatus.Identity] = []
    var parent = ""
    for name in FilePath.names(on: path) {
      guard let status = (try? FileStatus(of: location(of: parent))) ?? nil, status.kind == .folder else { return nil }
      found.append(status.identity)
      parent = FilePath.joined(parent, name)
    }
    return found
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
