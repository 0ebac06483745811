import SystemFiles

/// A folder to watch with everything below it, or some files of a folder.
///
/// Hidden files and folders are skipped. Links are followed as when a site is read: never out of the folder or in
/// cycles. A change made through another hard link of a file may be reported only under that link's path.
package struct WatchedFolder: Sendable {
  /// The path of the folder, which need not exist yet.
  package var path: String
  /// Folders to skip, as paths relative to this one, such as the output folder.
  package var skipped: Set<String>
  /// Hidden folders to watch nevertheless, as paths relative to this one.
  package var hidden: Set<String>
  /// The names of the only files to watch, directly in the folder; `nil` for everything.
  package var files: Set<String>?

  /// Creates a folder to watch with everything below it.
  package init(_ path: String, skipped: Set<String> = [], hidden: Set<String> = [".solidsite"]) {
    self.path = path
    self.skipped = skipped
    self.hidden = hidden
  }

  /// Creates a folder of which only some files are watched.
  package init(_ path: String, files: Set<String>) {
    self.path = path
    self.files = files
    skipped = []
    hidden = []
  }

  /// Returns whether the file or folder at a relative path is watched.
  func takes(_ path: String) -> Bool {
    if let files { return files.contains(path) }
    return FilePath.name(of: path).utf8.first != UInt8(ascii: ".") || hidden.contains(path)
  }

  /// Returns whether the content of the folder at a relative path is watched.
  func enters(_ path: String) -> Bool {
    path.isEmpty || files == nil && !skipped.contains(path)
  }
}
