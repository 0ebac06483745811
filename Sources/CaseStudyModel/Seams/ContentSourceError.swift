/// A failure to read a file of the site.
public struct ContentSourceError: Error, Sendable, Equatable {
  /// The reason of the failure.
  public enum Reason: Sendable, Equatable {
    case missing
    /// The path, or a symbolic link on it, leaves the site's folder.
    case outside
    /// The path, or what a symbolic link on it leads to, has a part that begins with a dot: this one.
    case hidden(String)
    /// The name isn't UTF-8, or holds control characters; the path shows it in an escaped form.
    case unspeakable
    /// It is a named pipe, a socket or a device.
    case special
    /// It is a file in the place of one of the site's folders.
    case notFolder
    case tooLarge(limit: Int)
    /// Anything else, in the system's words.
    case unreadable(String)
  }

  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
