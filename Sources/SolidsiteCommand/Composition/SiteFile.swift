import SystemFiles

/// A path to write to, which is verified to be inside the site's folder after resolving links.
struct SiteFile: Sendable {
  private let root: String
  /// The path from the site's folder with links resolved.
  let path: String

  /// - Parameter path: relative to the site's folder; need not exist.
  /// - Throws: `CommandFailure` if a link leads out of the site's folder or to a hidden file.
  init(_ path: String, in root: String) throws {
    guard let root = try FileSystem.resolved(root) else { throw CommandFailure("There is no folder '\(root)'") }
    var resolved = root
    for name in FilePath.names(on: path) {
      let next = FilePath.joined(resolved, name)
      guard try FileStatus(of: next, followingLinks: false)?.kind == .link else {
        resolved = next
        continue
      }
      let target = try FileSystem.resolved(next)
      guard let target, let inSite = FilePath.relative(target, to: root),
        !FilePath.names(on: inSite).contains(where: { $0.utf8.first == UInt8(ascii: ".") })
      else {
        let link = FilePath.relative(next, to: root) ?? next
        throw CommandFailure("'\(link)' is a link that leads out of the site; nothing was written there")
      }
      resolved = target
    }
    self.root = root
    self.path = FilePath.relative(resolved, to: root) ?? ""
  }

  /// Opens the path as a folder; fails if a link has been created on it since.
  func opened(isCreating: Bool) throws(SystemError) -> OpenFolder {
    try OpenFolder(root).descend(path, isCreating: isCreating)
  }

  /// Replaces an existing file atomically, unless it has changed since its bytes were read.
  /// - Throws: `CommandFailure` if it has, or `SystemError`.
  func replace(_ original: [UInt8], by bytes: [UInt8]) throws {
    guard (try? FileSystem.read(path, in: root, limit: original.count + 1)) == original else {
      throw CommandFailure("File '\(path)' changed while it was checked, and was left as it is; run the command again")
    }
    try replace(by: bytes)
  }

  /// Replaces an existing file atomically, so that a full disk or a signal leaves the old bytes. A read-only file is
  /// left as it is.
  func replace(by bytes: [UInt8]) throws(SystemError) {
    let parent = FilePath.folder(of: path)
    let folder = try OpenFolder(root).descend(parent == "." ? "" : parent)
    let name = EntryName(FilePath.name(of: path))
    try folder.checkIsWritable(name)
    try folder.replace(name, by: bytes, isDurable: true)
  }
}
