import SystemFiles

/// The way that a symbolic link leads, name by name, through further links too.
struct LinkTrail: Sendable, Equatable {
  /// A name in a folder; whoever changes it may lead the link elsewhere.
  struct Step: Sendable, Hashable {
    /// The folder's path without links.
    var folder: String
    var name: String
  }

  /// The path without links of what the link leads to; `nil` where there is nothing, or where the way is a circle.
  private(set) var target: String?
  /// The steps that lie in the watched folder.
  private(set) var steps: [Step] = []

  /// Follows a link.
  /// - Parameter root: the watched folder's path without links.
  init(of link: String, within root: String) {
    guard let slash = link.lastIndex(of: "/"),
      let start = (try? FileSystem.resolved(slash == link.startIndex ? "/" : String(link[..<slash]))) ?? nil
    else { return }
    target = follow([Substring(link[link.index(after: slash)...])], from: start, within: root)
  }

  private mutating func follow(_ names: [Substring], from start: String, within root: String) -> String? {
    var current = start
    // The next name comes last.
    var names = names
    var linkCount = 0
    while let name = names.popLast() {
      if name == "." { continue }
      if name == ".." {
        current = Self.parent(of: current)
        continue
      }
      if Self.path(current, isWithin: root) { steps.append(Step(folder: current, name: String(name))) }
      let next = current == "/" ? "/\(name)" : "\(current)/\(name)"
      guard let status = (try? FileStatus(of: next, followingLinks: false)) ?? nil else { return nil }
      if status.kind == .link {
        linkCount += 1
        // As many as the kernel follows.
        guard linkCount <= 40, let text = FileSystem.linkTarget(of: next) else { return nil }
        if text.hasPrefix("/") { current = "/" }
        names += text.split(separator: "/").reversed()
      } else if status.kind != .folder, !names.isEmpty {
        return nil
      } else {
        current = next
      }
    }
    return current
  }

  /// Tells whether a path is a folder or lies below it, both without links.
  static func path(_ path: String, isWithin folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
