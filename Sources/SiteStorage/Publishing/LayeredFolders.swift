import SystemFiles

/// Replaces folders that can't be moved with copies that can, because overlayfs can't move folders of a lower layer,
/// such as a container's image.
///
/// A complete copy is moved to the retired entries before its folder is removed. If the run is then killed, there is no
/// journal, so the next run restores the copy as it restores all retired entries.
struct LayeredFolders: Sendable {
  /// The name of an unfinished copy, which the next run removes.
  static let copyName = ".solidsite-copy"

  private var folder: String
  private var retired: EntryName

  /// Creates the replacement for folders at the top of an output folder.
  init(in folder: String, retired: EntryName) {
    self.folder = folder
    self.retired = retired
  }

  /// Replaces each of the given entries that is a folder.
  /// - Throws: `PublishingError.unfinished` if the next run has to complete this; otherwise, nothing has changed.
  func renew(_ names: [EntryName]) throws {
    let site = try OpenFolder(folder)
    for name in names where try site.status(of: name)?.kind == .folder {
      let copy = "\(folder)/\(Self.copyName)"
      do throws(SystemError) {
        try FileSystem.remove(copy)
        try Self.copyFolder(site.path(of: name), to: copy)
        try site.createFolder(retired)
      } catch {
        try FileSystem.remove(copy)
        throw error
      }
      let retired = try site.folder(retired)
      try site.move(EntryName(Self.copyName), to: retired, as: name)
      do throws(SystemError) {
        try FileSystem.remove(site.path(of: name))
        try retired.move(name, to: site)
      } catch {
        throw PublishingError.unfinished(output: folder, error)
      }
    }
  }

  private static func copyFolder(_ source: String, to target: String) throws(SystemError) {
    try FileSystem.createFolders(target)
    for name in try FileSystem.names(in: source) {
      let (part, copy) = ("\(source)/\(name)", "\(target)/\(name)")
      if try FileStatus(of: part, followingLinks: false)?.kind == .folder {
        try copyFolder(part, to: copy)
      } else {
        try FileSystem.linkOrCopy(part, to: copy)
      }
    }
  }
}
