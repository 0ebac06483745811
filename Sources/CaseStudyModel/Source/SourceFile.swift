/// A file of the site as it was read: its path and its bytes.
public struct SourceFile: Sendable, Equatable {
  /// The path relative to the site's folder, with `/` between its parts.
  public var path: String
  /// The bytes as they stand on disk, not yet checked to be UTF-8.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
