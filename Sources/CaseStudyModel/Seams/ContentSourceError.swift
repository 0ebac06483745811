/// An error while reading a file of the site.
public struct ContentSourceError: Error, Sendable, Equatable {
  /// The reason that a file can't be read.
  public enum Reason: Sendable, Equatable {
    case missing
    /// The path, or a symbolic link on it, leaves the site's folder.
    case outside
    /// The path, or the target of a symbolic link on it, has this component that starts with a dot.
    case hidden(String)
    /// The name isn't UTF-8 or contains control characters; the path shows it escaped.
    case invalidName
    /// It is a named pipe, a socket or a device.
    case special
    /// It is a file where the site needs a folder.
    case notFolder
    case tooLarge(limit: Int)
    /// Any other error, as the system describes it.
    case unreadable(String)
  }

  /// The file's path, relative to the site's folder.
  public var path: String
  /// The reason that the file can't be read.
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
