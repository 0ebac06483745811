/// A file of the site: its path and bytes.
public struct SourceFile: Sendable, Equatable {
  /// The path relative to the site's folder, with `/` as separator.
  public var path: String
  /// The bytes on disk, not necessarily UTF-8.
  public var bytes: [UInt8]
  /// The bytes of the file that this one translates, whose settings complete its own; `nil` without one.
  public var original: [UInt8]?

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
