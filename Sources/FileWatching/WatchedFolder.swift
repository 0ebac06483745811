import SystemFiles

/// A folder to watch with all that is below, or some files of a folder.
///
/// Hidden files and folders are left out. Links are followed as when a site is read: never out of the folder, nor in
/// circles. A file that is changed by another name (a hard link) may only be told by the name that was used.
package struct WatchedFolder: Sendable {
  /// The folder, which need not exist yet.
  package var path: String
  /// Folders that are left out, as paths relative to this one: the output, above all.
  package var skipped: Set<String>
  /// Folders that are watched though they are hidden, as paths relative to this one.
  package var hidden: Set<String>
  /// The names of the only files to watch, directly in the folder; `nil` for everything.
  package var files: Set<String>?

  /// Watches a folder with all that is below.
  package init(_ path: String, skipped: Set<String> = [], hidden: Set<String> = [".solidsite"]) {
    self.path = path
    self.skipped = skipped
    self.hidden = hidden
  }

  /// Watches some files of a folder and nothing else in it.
  package init(_ path: String, files: Set<String>) {
    self.path = path
    self.files = files
    skipped = []
    hidden = []
  }

  /// Tells whether a file or folder of that relative path can be of interest.
  func takes(_ path: String) -> Bool {
    if let files { return files.contains(path) }
    return FilePath.name(of: path).utf8.first != UInt8(ascii: ".") || hidden.contains(path)
  }

  /// Tells whether what is in a folder of that relative path is of interest.
  func enters(_ path: String) -> Bool {
    path.isEmpty || files == nil && !skipped.contains(path)
  }
}
