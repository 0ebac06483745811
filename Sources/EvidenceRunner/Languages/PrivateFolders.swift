import Platform
import SystemFiles

/// Folders that the sandbox never shows as a whole, because they contain much besides a program.
struct PrivateFolders: Sendable {
  /// Absolute paths without links.
  var folders: [String]

  /// Returns whether mounting a folder, as an absolute path without links, would show one of these as a whole.
  func areShown(by folder: String) -> Bool { folders.contains { FilePath.isWithin($0, folder) } }

  /// The user's home folder, as the environment and as the system name it.
  static let homes = [getenv("HOME"), getpwuid(geteuid())?.pointee.pw_dir].compactMap { path in
    path.flatMap { try? FileSystem.resolved(String(cString: $0)) }
  }
}
