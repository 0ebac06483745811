/// A regular file in an archive; the archive has no links, folders or permissions.
package struct ArchivedFile: Sendable, Equatable {
  /// The path from the archive's top, with `/` as separator.
  package var path: String
  /// The content.
  package var bytes: [UInt8]

  /// Creates a file from its bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// The time of all files and commits, 1980-01-01 in seconds since 1970; ZIP has no earlier one.
let archiveTime = 315_532_800
