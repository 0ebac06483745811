import SiteStorage
import SystemFiles

/// A place in a site's folder that a command writes to, known to lie there whatever links lead to it.
struct SiteFile: Sendable {
  private let root: String
  /// The way from the site's folder, links resolved.
  private let path: String

  /// - Parameter path: relative to the site's folder; need not be there yet.
  /// - Throws: `CommandFailure` where a link leads out of the site's folder, or to something hidden in it.
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

  /// Opens the place, which is a folder; a link that was put on the way since is refused.
  func opened(isCreating: Bool) throws(SystemError) -> OpenFolder {
    try OpenFolder(root).descend(path, isCreating: isCreating)
  }

  /// Puts bytes in the place of a file that is there, in one step, so that a full disk or a signal leaves the old bytes.
  func replace(by bytes: [UInt8]) throws(SystemError) {
    let folder = FilePath.folder(of: path)
    try OpenFolder(root).descend(folder == "." ? "" : folder)
      .replace(EntryName(FilePath.name(of: path)), by: bytes, isDurable: true)
  }
}
