import SystemFiles

/// The path of a symbolic link's target, component by component, through other links.
struct LinkTrail: Sendable, Equatable {
  /// A name in a folder; changing it may redirect the link.
  struct Step: Sendable, Equatable {
    /// The folder's path with links resolved.
    var folder: ExactPath
    /// The name in the folder.
    var name: ExactPath
  }

  /// The target's path with links resolved; `nil` for a broken or cyclic link.
  private(set) var target: ExactPath?
  /// The steps inside the watched folder.
  private(set) var steps: [Step] = []

  /// Follows a link.
  /// - Parameter root: the watched folder's path with links resolved.
  init(of link: String, within root: String) {
    guard let start = try? FileSystem.resolved(FilePath.folder(of: link)) else { return }
    target = follow([FilePath.name(of: link)], from: start, within: root).map(ExactPath.init)
  }

  private mutating func follow(_ names: [String], from start: String, within root: String) -> String? {
    var current = start
    // In reverse order.
    var names = names
    var linkCount = 0
    while let name = names.popLast() {
      if name == "." { continue }
      if name == ".." {
        current = FilePath.folder(of: current)
        continue
      }
      if FilePath.isWithin(current, root) {
        steps.append(Step(folder: ExactPath(current), name: ExactPath(name)))
      }
      let next = FilePath.joined(current, name)
      guard let status = try? FileStatus(of: next, followingLinks: false) else { return nil }
      if status.kind == .link {
        linkCount += 1
        // The kernel's limit.
        guard linkCount <= 40, let text = FileSystem.linkTarget(of: next) else { return nil }
        if FilePath.isAbsolute(text) { current = "/" }
        names += FilePath.names(on: text).reversed()
      } else if status.kind != .folder, !names.isEmpty {
        return nil
      } else {
        current = next
      }
    }
    return current
  }
}
