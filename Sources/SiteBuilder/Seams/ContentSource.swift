import CaseStudyModel

/// A place that a site's files are read from: a folder on disk, or memory in tests.
public protocol ContentSource: Sendable {
  /// Lists the paths of all files, relative to the site's folder, in the order of their bytes.
  /// - Throws: `ContentSourceError` where a folder can't be read.
  func paths() throws(ContentSourceError) -> [String]

  /// Lists the files right in a folder, which may be hidden, as paths relative to the site's folder in the order of their
  /// bytes; none where there is no such folder.
  /// - Throws: `ContentSourceError` where the folder can't be read.
  func paths(in folder: String) throws(ContentSourceError) -> [String]

  /// Reads a file whole.
  /// - Throws: `ContentSourceError` where it is missing, unreadable, too large, or outside the site's folder.
  func read(_ path: String) throws(ContentSourceError) -> [UInt8]
}

extension ContentSource {
  /// Finds the files among all that are listed, as suits a source that lists hidden ones too.
  public func paths(in folder: String) throws(ContentSourceError) -> [String] {
    let start = folder + "/"
    return try paths().filter { $0.hasPrefix(start) && !$0.dropFirst(start.count).contains("/") }
  }
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
