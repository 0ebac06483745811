import SystemFiles

/// The way that a symbolic link leads, name by name, through further links too.
struct LinkTrail: Sendable, Equatable {
  /// A name in a folder; whoever changes it may lead the link elsewhere.
  struct Step: Sendable, Equatable {
    /// The folder's path without links.
    var folder: ExactPath
    var name: ExactPath
  }

  /// The path without links of what the link leads to; `nil` where there is nothing, or where the way is a circle.
  private(set) var target: ExactPath?
  /// The steps that lie in the watched folder.
  private(set) var steps: [Step] = []

  /// Follows a link.
  /// - Parameter root: the watched folder's path without links.
  init(of link: String, within root: String) {
    guard let start = (try? FileSystem.resolved(FilePath.folder(of: link))) ?? nil else { return }
    target = follow([FilePath.name(of: link)], from: start, within: root).map(ExactPath.init)
  }

  private mutating func follow(_ names: [String], from start: String, within root: String) -> String? {
    var current = start
    // The next name comes last.
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
      guard let status = (try? FileStatus(of: next, followingLinks: false)) ?? nil else { return nil }
      if status.kind == .link {
        linkCount += 1
        // As many as the kernel follows.
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
