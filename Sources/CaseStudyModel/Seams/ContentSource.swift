/// A source of a site's files: a folder on disk, or memory in tests.
public protocol ContentSource: Sendable {
  /// Lists the paths of all files, relative to the site's folder, in the order of their bytes.
  /// - Throws: `ContentSourceError` if a folder can't be read.
  func paths() throws(ContentSourceError) -> [String]

  /// Lists all files, and the ones that can't be read; by default the result of `paths()`.
  /// - Throws: `ContentSourceError` if the site's folder itself can't be read.
  func listing() throws(ContentSourceError) -> ContentListing

  /// Lists the files directly in a folder, which may be hidden, as paths relative to the site's folder in byte order;
  /// empty if the folder doesn't exist.
  /// - Throws: `ContentSourceError` if the folder can't be read.
  func paths(in folder: String) throws(ContentSourceError) -> [String]

  /// Reads a whole file that content names.
  /// - Throws: `ContentSourceError` if it is missing, unreadable, too large, hidden, or outside the site's folder.
  func read(_ path: String) throws(ContentSourceError) -> [UInt8]

  /// Reads a file that the program itself stores or that the command line names, not content; it may be hidden. By
  /// default it is read like any other file.
  /// - Throws: `ContentSourceError` as `read(_:)` does.
  func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8]
}

extension ContentSource {
  /// Returns the result of `paths()` as a listing without faults.
  public func listing() throws(ContentSourceError) -> ContentListing { ContentListing(paths: try paths()) }

  /// Reads the file like any other.
  public func readOwn(_ path: String) throws(ContentSourceError) -> [UInt8] { try read(path) }

  /// Filters `paths()`, for sources that list hidden files too.
  public func paths(in folder: String) throws(ContentSourceError) -> [String] {
    let start = folder + "/"
    return try paths().filter { $0.hasPrefix(start) && !$0.dropFirst(start.count).contains("/") }
  }
}
