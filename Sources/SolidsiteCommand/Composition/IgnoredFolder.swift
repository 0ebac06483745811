import SystemFiles

/// A folder of a site for files that can be recreated at any time, and that git ignores.
enum IgnoredFolder {
  /// Opens the folder and creates it if it is missing.
  /// - Parameter path: relative to the site's folder; no part of it may be a link.
  static func opened(_ path: String, in root: String) throws(SystemError) -> OpenFolder {
    let resolved = try FileSystem.resolved(root) ?? root
    let folder = try OpenFolder(resolved).descend(path, isCreating: true)
    if try folder.status(of: EntryName(".gitignore")) == nil {
      try folder.replace(EntryName(".gitignore"), by: Array("*\n".utf8))
    }
    return folder
  }
}
