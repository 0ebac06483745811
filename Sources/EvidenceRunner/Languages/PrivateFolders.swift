import Platform
import SystemFiles

/// Folders that are never mounted as a whole, because they contain much more than programs.
struct PrivateFolders: Sendable {
  /// Absolute paths without links.
  var folders: [String]

  /// Returns whether mounting a folder, given as an absolute path without links, would expose all of one of these.
  func areShown(by folder: String) -> Bool { folders.contains { FilePath.isWithin($0, folder) } }

  /// The user's home folder, as the environment and as the system name it.
  static let homes = [getenv("HOME"), getpwuid(geteuid())?.pointee.pw_dir].compactMap { path in
    path.flatMap { try? FileSystem.resolved(String(cString: $0)) }
  }
}
