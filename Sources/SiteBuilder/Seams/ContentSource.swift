import CaseStudyModel

/// A place that a site's files are read from: a folder on disk, or memory in tests.
public protocol ContentSource: Sendable {
  /// Lists the paths of all files, relative to the site's folder, in the order of their bytes.
  /// - Throws: `ContentSourceError` where a folder can't be read.
  func paths() throws(ContentSourceError) -> [String]

  /// Reads a file whole.
  /// - Throws: `ContentSourceError` where it is missing, unreadable, too large, or outside the site's folder.
  func read(_ path: String) throws(ContentSourceError) -> [UInt8]
}

/// Why a file of the site could not be had.
public struct ContentSourceError: Error, Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    case missing
    /// The path, or a symbolic link on it, leaves the site's folder.
    case outside
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
